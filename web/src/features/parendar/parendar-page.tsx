import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '#intl/page-title.ts';
import { Prose } from '#ui/prose.tsx';
import { RouteLine } from '#ui/route-line.tsx';

const steps = ['message', 'trip', 'calendar'] as const;

export function ParendarPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'parendar.pageTitle' }));
  return (
    <Prose title={<FormattedMessage id="parendar.title" />} lead={<FormattedMessage id="parendar.lead" />}>
      <RouteLine
        stops={steps.map((step) => ({
          key: step,
          content: <FormattedMessage id={`parendar.step.${step}`} />,
        }))}
      />
      <p>
        <FormattedMessage id="parendar.soon" />
      </p>
    </Prose>
  );
}
