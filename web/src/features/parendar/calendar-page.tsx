import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '#intl/page-title.ts';
import { Prose } from '#ui/prose.tsx';

export function CalendarPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'parendar.app.title' }));
  return (
    <Prose
      title={<FormattedMessage id="parendar.app.title" />}
      lead={<FormattedMessage id="parendar.soon" />}
    />
  );
}
