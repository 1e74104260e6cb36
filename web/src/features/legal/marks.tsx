import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { parameters } from '#parameters';
import { paths } from '#paths';

type Words = ReactNode[];

/** What the marks in the texts of these pages stand for. */
export const marks = {
  p: (words: Words) => <p>{words}</p>,
  ul: (words: Words) => <ul>{words}</ul>,
  li: (words: Words) => <li>{words}</li>,
  b: (words: Words) => <strong>{words}</strong>,
  account: (words: Words) => <Link to={paths.account}>{words}</Link>,
  privacy: (words: Words) => <Link to={paths.privacy}>{words}</Link>,
  terms: (words: Words) => <Link to={paths.terms}>{words}</Link>,
  site: (words: Words) => <a href={parameters.clubUrl}>{words}</a>,
  chat: (words: Words) => <Elsewhere to={parameters.chatUrl}>{words}</Elsewhere>,
  openai: (words: Words) => (
    <Elsewhere to="https://platform.openai.com/docs/guides/your-data">{words}</Elsewhere>
  ),
  google: (words: Words) => (
    <Elsewhere to="https://developers.google.com/terms/api-services-user-data-policy">{words}</Elsewhere>
  ),
  googlePrivacy: (words: Words) => <Elsewhere to="https://policies.google.com/privacy">{words}</Elsewhere>,
  googleTerms: (words: Words) => <Elsewhere to="https://policies.google.com/terms">{words}</Elsewhere>,
  permissions: (words: Words) => <Elsewhere to="https://myaccount.google.com/permissions">{words}</Elsewhere>,
};

/** Another site, in a new tab: what is read here is not lost. */
function Elsewhere({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">
        {' '}
        <FormattedMessage id="app.newTab" />
      </span>
    </a>
  );
}
