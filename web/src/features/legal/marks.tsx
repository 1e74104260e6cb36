import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { parameters } from '#parameters';
import { paths } from '#paths';
import { NewTabLink } from '#ui/new-tab.tsx';

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
  chat: (words: Words) => <NewTabLink href={parameters.chatUrl}>{words}</NewTabLink>,
  openai: (words: Words) => (
    <NewTabLink href="https://platform.openai.com/docs/guides/your-data">{words}</NewTabLink>
  ),
  google: (words: Words) => (
    <NewTabLink href="https://developers.google.com/terms/api-services-user-data-policy">{words}</NewTabLink>
  ),
  googlePrivacy: (words: Words) => (
    <NewTabLink href="https://policies.google.com/privacy">{words}</NewTabLink>
  ),
  googleTerms: (words: Words) => <NewTabLink href="https://policies.google.com/terms">{words}</NewTabLink>,
  permissions: (words: Words) => (
    <NewTabLink href="https://myaccount.google.com/permissions">{words}</NewTabLink>
  ),
};
