import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageTitle } from '#intl/page-title.ts';
import { paths } from '#paths';
import { NewTabLink } from '#ui/new-tab.tsx';
import { Text } from '#ui/text.tsx';
import style from './legal-document.module.css';

type Words = ReactNode[];

// The operator of the deployment, controller of personal data. Not among `parameters`, which every page loads.
const OPERATOR_EMAIL = import.meta.env.VITE_OPERATOR_EMAIL;

const marks = {
  operatorName: import.meta.env.VITE_OPERATOR_NAME,
  operatorAddress: import.meta.env.VITE_OPERATOR_ADDRESS,
  operatorEmail: <a href={`mailto:${OPERATOR_EMAIL}`}>{OPERATOR_EMAIL}</a>,
  p: (words: Words) => <p>{words}</p>,
  ul: (words: Words) => <ul>{words}</ul>,
  li: (words: Words) => <li>{words}</li>,
  b: (words: Words) => <strong>{words}</strong>,
  account: (words: Words) => <Link to={paths.account}>{words}</Link>,
  privacy: (words: Words) => <Link to={paths.privacy}>{words}</Link>,
  terms: (words: Words) => <Link to={paths.terms}>{words}</Link>,
  openai: newTabLink('https://platform.openai.com/docs/guides/your-data'),
  openaiProcessing: newTabLink('https://openai.com/policies/data-processing-addendum'),
  google: newTabLink('https://developers.google.com/terms/api-services-user-data-policy'),
  googlePrivacy: newTabLink('https://policies.google.com/privacy'),
  googleProcessing: newTabLink('https://cloud.google.com/terms/data-processing-addendum'),
  googleTerms: newTabLink('https://policies.google.com/terms'),
  dpf: newTabLink('https://www.dataprivacyframework.gov/'),
  permissions: newTabLink('https://myaccount.google.com/permissions'),
};

function newTabLink(href: string) {
  return (words: Words) => <NewTabLink href={href}>{words}</NewTabLink>;
}

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
