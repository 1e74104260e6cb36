import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '#intl/page-title.ts';
import { Prose } from '#ui/prose.tsx';
import { Sections } from './sections.tsx';

const sections = ['legal.terms.service', 'legal.terms.check', 'legal.terms.data'] as const;

export function TermsPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'legal.terms.title' }));
  return (
    <Prose title={<FormattedMessage id="legal.terms.title" />}>
      <Sections ids={sections} />
    </Prose>
  );
}
