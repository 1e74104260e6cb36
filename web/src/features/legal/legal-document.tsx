import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '#intl/page-title.ts';
import { Text } from '#ui/text.tsx';
import style from './legal-document.module.css';
import { marks } from './marks.tsx';

/** A legal page: dates, changes, contents, and all sections of its texts in order, each with an address. */
export function LegalDocument({ name }: { name: 'privacy' | 'terms' }) {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: `${name}.title` }));
  useEffect(() => {
    // The browser looked for the address's section before the page had it.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  const textOfSection = new RegExp(`^${name}\\.(\\w+)\\.text$`);
  const sections = Object.keys(intl.messages).flatMap((id) => textOfSection.exec(id)?.[1] ?? []);
  const titleId = (section: string) => `${name}.${section}.title` as FormatjsIntl.Message['ids'];
  const textId = (section: string) => `${name}.${section}.text` as FormatjsIntl.Message['ids'];
  return (
    <main className={style.page}>
      <div className={style.head}>
        <Text as="h1" text={`${name}.title`} />
        <Text className={style.dates} text="legal.dates" />
        <div className={style.section}>
          <FormattedMessage id={`${name}.since`} values={marks} />
        </div>
      </div>
      <nav className={style.contents} aria-label={intl.formatMessage({ id: 'legal.contents' })}>
        <ol>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>
                <FormattedMessage id={titleId(section)} />
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={style.sections}>
        {sections.map((section) => (
          <section key={section} id={section} className={style.section}>
            <Text as="h2" text={titleId(section)} />
            <FormattedMessage id={textId(section)} values={marks} />
          </section>
        ))}
      </div>
    </main>
  );
}
