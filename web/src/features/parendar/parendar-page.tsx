import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureText } from '#failures/call-error.ts';
import { usePageTitle } from '#intl/page-title.ts';
import { readOneRow } from '#reading/reading.data.ts';
import { useReading } from '#reading/use-reading.ts';
import { requestSignIn } from '#session/sign-in-request.ts';
import { handedMessage } from '#storage/registry.ts';
import { typedText } from '#storage/typed-text.ts';
import { Button } from '#ui/button.tsx';
import { RouteLine } from '#ui/route-line.tsx';
import { Text } from '#ui/text.tsx';
import { LandingMessage } from './landing/landing-message.tsx';
import { LandingTrip } from './landing/landing-trip.tsx';
import { READ_COLUMNS, readValues } from './model/read-values.ts';
import style from './parendar-page.module.css';

const steps = ['message', 'trip', 'calendar'] as const;
const SIGN_IN = 'parendar-sign-in';

/** Milliseconds without a key pressed; then the message is read. */
const PAUSE_DELAY_MS = 250;

/** After a sign-in the calendar's box takes it. */
const draft = typedText(handedMessage);

/** What the tool does, tried on a message: it is read at once, and after a sign-in it is in the box. */
export function ParendarPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'parendar.pageTitle' }));
  const [message, setMessage] = useState(() => draft.read());
  const { status, reading, error, start, reset } = useReading();
  const isBlank = message.trim() === '';
  useEffect(() => void draft.save(message), [message]);
  useEffect(() => {
    if (isBlank) return reset();
    const read = () => readOneRow(message, READ_COLUMNS);
    const timer = setTimeout(() => void start(read), PAUSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [message, isBlank, start, reset]);
  const hasFailed = status === 'failed';
  const values = hasFailed || !reading ? null : readValues((reading.rows[0] ?? []).map(({ value }) => value));
  return (
    <main className={style.page}>
      <div className={style.intro}>
        <Text as="h1" text="parendar.title" />
        <Text className={style.lead} text="parendar.lead" />
      </div>
      <section className={style.ticket} aria-labelledby="parendar-try">
        <div className={style.message}>
          <Text as="h2" id="parendar-try" text="parendar.landing.boxTitle" />
          <LandingMessage
            message={message}
            failure={hasFailed && failureText(intl, error)}
            onMessage={setMessage}
          />
        </div>
        <LandingTrip values={values} />
        <div className={style.foot}>
          <Button
            id={SIGN_IN}
            variant="primary"
            big
            data-track="parendar-sign-in"
            onClick={() => requestSignIn(SIGN_IN)}
            text="parendar.landing.signIn"
          />
          <Text className={style.note} text="parendar.landing.waits" />
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
