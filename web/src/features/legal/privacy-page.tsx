import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '#intl/page-title.ts';
import { Prose } from '#ui/prose.tsx';
import { Sections } from './sections.tsx';

const sections = [
  'legal.privacy.message',
  'legal.privacy.storage',
  'legal.privacy.location',
  'legal.privacy.contact',
] as const;

export function PrivacyPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'legal.privacy.title' }));
  return (
    <Prose
      title={<FormattedMessage id="legal.privacy.title" />}
      lead={<FormattedMessage id="legal.privacy.dates" />}
    >
      <Sections ids={sections} />
    </Prose>
  );
}
