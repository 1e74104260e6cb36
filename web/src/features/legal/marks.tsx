import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#paths';
import { NewTabLink } from '#ui/new-tab.tsx';

type Words = ReactNode[];

// The operator of the deployment, controller of personal data. Not among `parameters`, which every page loads.
const OPERATOR_EMAIL = import.meta.env.VITE_OPERATOR_EMAIL;

export const marks = {
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
