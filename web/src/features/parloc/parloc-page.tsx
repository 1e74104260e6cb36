import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '#intl/page-title.ts';
import { Prose } from '#ui/prose.tsx';
import { RouteLine } from '#ui/route-line.tsx';

const steps = ['share', 'link', 'see'] as const;

export function ParlocPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'parloc.pageTitle' }));
  return (
    <Prose title={<FormattedMessage id="parloc.title" />} lead={<FormattedMessage id="parloc.lead" />}>
      <RouteLine
        stops={steps.map((step) => ({ key: step, content: <FormattedMessage id={`parloc.step.${step}`} /> }))}
      />
      <p>
        <FormattedMessage id="parloc.soon" />
      </p>
    </Prose>
  );
}
