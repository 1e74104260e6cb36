import { useIntl } from 'react-intl';
import { usePageTitle } from '#intl/page-title.ts';
import { LegalDocument } from './legal-document.tsx';

export function PrivacyPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'privacy.title' }));
  return (
    <LegalDocument
      name="privacy"
      sections={[
        'short',
        'who',
        'account',
        'messages',
        'location',
        'calendar',
        'browser',
        'services',
        'basis',
        'retention',
        'deletion',
        'rights',
        'security',
        'children',
        'changes',
      ]}
    />
  );
}
