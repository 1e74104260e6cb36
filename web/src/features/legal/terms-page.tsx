import { useIntl } from 'react-intl';
import { usePageTitle } from '#intl/page-title.ts';
import { LegalDocument } from './legal-document.tsx';

export function TermsPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'terms.title' }));
  return (
    <LegalDocument
      name="terms"
      sections={['service', 'account', 'check', 'data', 'location', 'limits', 'warranty', 'end', 'law']}
    />
  );
}
