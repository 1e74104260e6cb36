import { FormattedMessage, useIntl } from 'react-intl';
import { useServerNow } from '#clock/use-now.ts';
import { usePageTitle } from '#intl/page-title.ts';
import { paths } from '#paths';
import { requestSignIn } from '#session/sign-in-request.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { RouteLine } from '#ui/route-line.tsx';
import { Text } from '#ui/text.tsx';
import card from './client/card.module.css';
import { DriverCard } from './client/driver-card.tsx';
import { useDemoDriver } from './demo-driver.ts';
import linkStyle from './demo-link.module.css';
import style from './parloc-page.module.css';
import type { DriverView } from './shared/driver-view.ts';

const SIGN_IN = 'parloc-sign-in';
const steps = ['share', 'link', 'see'] as const;

export function ParlocPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'parloc.pageTitle' }));
  const driver = useDemoDriver();
  const now = useServerNow();
  return (
    <main className={style.page}>
      <div className={style.intro}>
        <Text as="h1" text="parloc.title" />
        <Text className={style.lead} text="parloc.lead" />
        <div className={style.begin}>
          <Button
            id={SIGN_IN}
            variant="primary"
            big
            data-track="parloc-begin"
            onClick={() => requestSignIn(SIGN_IN)}
            text="parloc.begin"
          />
          <Text className={style.note} text="parloc.beginHint" />
        </div>
        <RouteLine
          stops={steps.map((step) => ({
            key: step,
            content: <FormattedMessage id={`parloc.step.${step}`} />,
          }))}
        />
      </div>
      <DemoLink driver={driver} />
      <section className={style.client} aria-labelledby="demo-client">
        <Text as="h2" id="demo-client" text="parloc.demo.clientTitle" />
        <DriverCard driver={driver} now={now} isExample />
        <ButtonLink href={paths.driverDemo} data-track="demo-client">
          <FormattedMessage id="parloc.demo.open" />
        </ButtonLink>
      </section>
    </main>
  );
}

function DemoLink({ driver }: { driver: DriverView }) {
  const link = `${window.location.origin}${paths.driverDemo}`;
  return (
    <section className={`${card.card} ${linkStyle.card}`} aria-labelledby="demo-driver">
      <Text as="h2" id="demo-driver" text="parloc.demo.driverTitle" />
      <Text className={linkStyle.hint} text="parloc.demo.driverHint" />
      <p className={linkStyle.who}>
        <strong>{driver.name}</strong>
        <span>{driver.carName}</span>
      </p>
      <p className={linkStyle.link}>
        <span className="visually-hidden">
          <FormattedMessage id="parloc.demo.link" />{' '}
        </span>
        <a href={link}>{link.replace(/^https?:\/\//, '')}</a>
      </p>
      <CopyButton copy={() => navigator.clipboard.writeText(link)} data-track="demo-copy-link">
        <FormattedMessage id="parloc.demo.copy" />
      </CopyButton>
    </section>
  );
}
