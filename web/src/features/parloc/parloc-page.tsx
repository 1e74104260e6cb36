import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageTitle } from '#intl/page-title.ts';
import { paths } from '#paths';
import { buttonClass } from '#ui/button.tsx';
import { RouteLine } from '#ui/route-line.tsx';
import { DriverCard } from './client/driver-card.tsx';
import { useDemoDriver } from './client/use-demo-driver.ts';
import { DemoLink } from './driver/demo-link.tsx';
import style from './parloc-page.module.css';

const steps = ['share', 'link', 'see'] as const;

/** What the tool does, shown by a driver who is made up. */
export function ParlocPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'parloc.pageTitle' }));
  const driver = useDemoDriver();
  return (
    <main className={style.page}>
      <div className={style.intro}>
        <h1>
          <FormattedMessage id="parloc.title" />
        </h1>
        <p className={style.lead}>
          <FormattedMessage id="parloc.lead" />
        </p>
        <RouteLine
          stops={steps.map((step) => ({
            key: step,
            content: <FormattedMessage id={`parloc.step.${step}`} />,
          }))}
        />
      </div>
      <DemoLink driver={driver} />
      <section className={style.client} aria-labelledby="demo-client">
        <h2 id="demo-client">
          <FormattedMessage id="parloc.demo.clientTitle" />
        </h2>
        <DriverCard driver={driver} />
        <p className={style.note}>
          <FormattedMessage id="parloc.demo.note" />
        </p>
        <Link to={paths.driverDemo} className={buttonClass()} data-track="demo-client">
          <FormattedMessage id="parloc.demo.open" />
        </Link>
      </section>
    </main>
  );
}
