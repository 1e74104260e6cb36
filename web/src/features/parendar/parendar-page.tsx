import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '#intl/page-title.ts';
import { requestSignIn } from '#session/sign-in-request.ts';
import { Button } from '#ui/button.tsx';
import { RouteLine } from '#ui/route-line.tsx';
import { LandingMessage } from './landing/landing-message.tsx';
import { LandingTrip } from './landing/landing-trip.tsx';
import { useLandingReading } from './landing/use-landing-reading.ts';
import style from './parendar-page.module.css';
import { readRequestDraft, saveRequestDraft } from './request/request-draft.ts';

const steps = ['message', 'trip', 'calendar'] as const;
const SIGN_IN = 'parendar-sign-in';

/** What the tool does, tried on a message: it is read at once, and waits in the new request for who signs in. */
export function ParendarPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'parendar.pageTitle' }));
  const [message, setMessage] = useState(() => readRequestDraft().message);
  const reading = useLandingReading(message);
  useEffect(() => saveRequestDraft({ ...readRequestDraft(), message }), [message]);
  return (
    <main className={style.page}>
      <div className={style.intro}>
        <h1>
          <FormattedMessage id="parendar.title" />
        </h1>
        <p className={style.lead}>
          <FormattedMessage id="parendar.lead" />
        </p>
      </div>
      <section className={style.ticket} aria-labelledby="parendar-try">
        <div className={style.message}>
          <h2 id="parendar-try">
            <FormattedMessage id="parendar.landing.boxTitle" />
          </h2>
          <LandingMessage message={message} failure={reading.failure} onMessage={setMessage} />
        </div>
        <LandingTrip values={reading.values} />
        <div className={style.foot}>
          <Button
            id={SIGN_IN}
            look="go"
            big
            data-track="parendar-sign-in"
            onClick={() => requestSignIn(SIGN_IN)}
          >
            <FormattedMessage id="parendar.landing.signIn" />
          </Button>
          <p className={style.note}>
            <FormattedMessage id="parendar.landing.waits" />
          </p>
        </div>
      </section>
      <div className={style.steps}>
        <RouteLine
          stops={steps.map((step) => ({
            key: step,
            content: <FormattedMessage id={`parendar.step.${step}`} />,
          }))}
        />
      </div>
    </main>
  );
}
