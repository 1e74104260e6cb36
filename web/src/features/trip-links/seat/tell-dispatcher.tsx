import type { ToldState } from '@par-club/functions/contract/trips';
import { phoneIn } from '@par-club/functions/shared/phone-in';
import { isForDriver } from '@par-club/functions/shared/told';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Text } from '#ui/text.tsx';
import { useIsAlive } from '../shared/use-is-alive.ts';
import { tell } from './tell.data.ts';
import style from './tell-dispatcher.module.css';

const DELAYS = [5, 10, 15, 30, 60];

interface TellDispatcherProps {
  kind: 'parcel' | undefined;
  secret: string;
  told: readonly ToldState[];
  /** Whether the dispatcher has a phone of the passenger. */
  hasPhone: boolean;
}

/** Messages to the dispatcher, who decides: they change nothing of the trip. */
export function TellDispatcher({ kind, secret, told, hasPhone }: TellDispatcherProps) {
  const [sending, setSending] = useState<ToldState['says'] | null>(null);
  /** A failure, with the page's messages at that time: newer ones mean that only the answer was lost. */
  const [failed, setFailed] = useState<{ why: 'notTold' | 'toldTooOften'; at: string } | null>(null);
  /** The message whose details are open: the delay, or the phone. */
  const [asked, setAsked] = useState<'late' | 'call-me' | null>(null);
  /** The last answer, and the page's messages before it: it counts until the page has news. */
  const [own, setOwn] = useState({ before: told, all: told });
  const all = own.before === told ? own.all : told;
  const send = async (says: ToldState['says'], more: Parameters<typeof tell>[2] = {}) => {
    setSending(says);
    setFailed(null);
    // A typed number stays until it has arrived.
    if (!more.phone) setAsked(null);
    const answer = await tell(secret, says, more);
    if (typeof answer === 'string') setFailed({ why: answer, at: JSON.stringify(told) });
    else {
      setOwn({ before: told, all: answer });
      setAsked(null);
    }
    setSending(null);
  };
  const ask = (what: typeof asked) => setAsked(asked === what ? null : what);
  const isAlive = useIsAlive();
  const isBusy = sending !== null || !isAlive;
  const button = (says: ToldState['says']) => ({
    busy: sending === says,
    disabled: isBusy,
    'data-track': `seat-${says}`,
  });
  return (
    <section className={`${style.tell} with-scripts`}>
      <Text as="h2" text="trips.seat.tell" />
      <div role="status">
        {all.map((each) => (
          <p key={each.says}>
            <Text
              as="strong"
              text={`trips.seat.told.${each.says}`}
              values={{ kind, minutes: each.minutes ?? 0 }}
            />{' '}
            {isForDriver(each) && (
              <>
                <FormattedMessage id="trips.seat.toDriver" />{' '}
              </>
            )}
            <FormattedMessage id={each.answeredAt ? 'trips.seat.answered' : 'trips.seat.notAnswered'} />
          </p>
        ))}
        {failed?.at === JSON.stringify(told) && (
          <Text className={style.failed} text={`trips.seat.${failed.why}`} />
        )}
      </div>
      <div className={style.ways}>
        <Button
          {...button('late')}
          aria-expanded={asked === 'late'}
          onClick={() => ask('late')}
          text="trips.seat.iAmLate"
        />
        <Button
          {...button('call-me')}
          aria-expanded={hasPhone ? undefined : asked === 'call-me'}
          onClick={() => (hasPhone ? void send('call-me') : ask('call-me'))}
          text="trips.seat.callMe"
        />
        <Button
          variant="danger"
          {...button('not-coming')}
          onClick={() => void send('not-coming')}
          text="trips.seat.notComing"
          values={{ kind }}
        />
        {/* Last: it appears after a press, and must not move another button under the next one. */}
        {all.some(({ says }) => says !== 'coming') && (
          <Button {...button('coming')} onClick={() => void send('coming')} text="trips.seat.coming" />
        )}
      </div>
      {asked === 'call-me' && (
        <CallBackForm isBusy={isBusy} onSend={(phone) => void send('call-me', { phone })} />
      )}
      {asked === 'late' && (
        <fieldset className={style.delays}>
          <Text as="legend" text="trips.seat.lateBy" />
          {DELAYS.map((minutes) => (
            <Button key={minutes} data-track="seat-late-by" onClick={() => void send('late', { minutes })}>
              <FormattedMessage id="trips.seat.minutes" values={{ minutes }} />
            </Button>
          ))}
        </fieldset>
      )}
    </section>
  );
}

interface CallBackFormProps {
  isBusy: boolean;
  /** @param phone in the stored form */
  onSend: (phone: string) => void;
}

/** Asks for a phone; an impossible one stays in the field, with words. */
function CallBackForm({ isBusy, onSend }: CallBackFormProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  return (
    <form
      className={style.callBack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const phone = phoneIn(typed);
        setRefused(phone === null);
        if (phone !== null) onSend(phone);
      }}
    >
      <Field
        label={intl.formatMessage({ id: 'trips.seat.callWhere' })}
        error={isRefused && intl.formatMessage({ id: 'trips.seat.noPhone' })}
        type="tel"
        autoComplete="tel"
        autoFocus
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setRefused(false);
        }}
      />
      <Button type="submit" variant="primary" busy={isBusy} data-track="seat-call-me-on">
        <FormattedMessage id="trips.seat.askCall" />
      </Button>
    </form>
  );
}
