import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '#intl/page-title.ts';
import { Prose } from '#ui/prose.tsx';

export function DriverPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'parloc.driver.title' }));
  return (
    <Prose
      title={<FormattedMessage id="parloc.driver.title" />}
      lead={<FormattedMessage id="parloc.soon" />}
    />
  );
}
