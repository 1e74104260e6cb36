import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import style from './legal-document.module.css';
import { marks } from './marks.tsx';

/** Texts of sections: each has a `.title` and a `.text`. */
type SectionOf<Id> = Id extends `${infer Name}.text` ? Name : never;
type Section = SectionOf<FormatjsIntl.Message['ids']>;

interface LegalDocumentProps<Name extends string> {
  name: Name;
  /** In order; each is an anchor too. */
  sections: readonly (Section extends infer Id
    ? Id extends `${Name}.${infer Rest}`
      ? Rest
      : never
    : never)[];
}

/** A legal page: its dates, its contents, and the sections, each with an address of its own. */
export function LegalDocument<Name extends 'privacy' | 'terms'>({
  name,
  sections,
}: LegalDocumentProps<Name>) {
  const intl = useIntl();
  useAskedSection();
  const titleOf = (section: string) => `${name}.${section}.title` as FormatjsIntl.Message['ids'];
  const textOf = (section: string) => `${name}.${section}.text` as FormatjsIntl.Message['ids'];
  return (
    <main className={style.page}>
      <div className={style.head}>
        <h1>
          <FormattedMessage id={`${name}.title`} />
        </h1>
        <p className={style.dates}>
          <FormattedMessage id="legal.dates" />
        </p>
      </div>
      <nav className={style.contents} aria-label={intl.formatMessage({ id: 'legal.contents' })}>
        <ol>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>
                <FormattedMessage id={titleOf(section)} />
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={style.sections}>
        {sections.map((section) => (
          <section key={section} id={section} className={style.section}>
            <h2>
              <FormattedMessage id={titleOf(section)} />
            </h2>
            <FormattedMessage id={textOf(section)} values={marks} />
          </section>
        ))}
      </div>
    </main>
  );
}

/** Who opened the address of a section comes to it: the browser looked for it before the page was there. */
function useAskedSection(): void {
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
}
