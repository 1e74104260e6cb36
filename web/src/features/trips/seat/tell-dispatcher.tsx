import type { ToldState } from '@par-club/functions/contract/trips';
import { isForDriver } from '@par-club/functions/shared/told';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { useIsAlive } from '../shared/use-is-alive.ts';
import { tell } from './tell.data.ts';
import style from './tell-dispatcher.module.css';

const DELAYS = [5, 10, 15, 30, 60];

/** What a passenger can tell without a call. It changes nothing of the trip: the dispatcher decides. */
export function TellDispatcher({ secret, told }: { secret: string; told: readonly ToldState[] }) {
  const [sending, setSending] = useState<ToldState['says'] | null>(null);
  /** What the page said when a press failed: it may say more since, as where only the answer was lost. */
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const [asksDelay, setAsksDelay] = useState(false);
  /** The answer to what was told here, and what the page said before: it counts until the page says something new. */
  const [own, setOwn] = useState({ before: told, all: told });
  const all = own.before === told ? own.all : told;
  const send = async (says: ToldState['says'], minutes?: number) => {
    setSending(says);
    setFailedAt(null);
    setAsksDelay(false);
    try {
      setOwn({ before: told, all: await tell(secret, says, minutes) });
    } catch {
      setFailedAt(JSON.stringify(told));
    }
    setSending(null);
  };
  const isAlive = useIsAlive();
  const isBusy = sending !== null || !isAlive;
  return (
    <section className={`${style.tell} with-scripts`}>
      <h2>
        <FormattedMessage id="trips.seat.tell" />
      </h2>
      <div role="status">
        {all.map((each) => (
          <p key={each.says}>
            <strong>
              <FormattedMessage id={`trips.seat.told.${each.says}`} values={{ minutes: each.minutes ?? 0 }} />
            </strong>{' '}
            {isForDriver(each) && (
              <>
                <FormattedMessage id="trips.seat.toDriver" />{' '}
              </>
            )}
            <FormattedMessage id={each.answeredAt ? 'trips.seat.answered' : 'trips.seat.notAnswered'} />
          </p>
        ))}
        {failedAt === JSON.stringify(told) && (
          <p className={style.failed}>
            <FormattedMessage id="trips.seat.notTold" />
          </p>
        )}
      </div>
      <div className={style.ways}>
        <Button
          busy={sending === 'late'}
          disabled={isBusy}
          aria-expanded={asksDelay}
          data-track="seat-late"
          onClick={() => setAsksDelay(!asksDelay)}
        >
          <FormattedMessage id="trips.seat.iAmLate" />
        </Button>
        <Button
          busy={sending === 'call-me'}
          disabled={isBusy}
          data-track="seat-call-me"
          onClick={() => void send('call-me')}
        >
          <FormattedMessage id="trips.seat.callMe" />
        </Button>
        <Button
          variant="danger"
          busy={sending === 'not-coming'}
          disabled={isBusy}
          data-track="seat-not-coming"
          onClick={() => void send('not-coming')}
        >
          <FormattedMessage id="trips.seat.notComing" />
        </Button>
        {/* Last: it comes after a press, and must not slide another button under the next one. */}
        {all.some(({ says }) => says !== 'coming') && (
          <Button
            busy={sending === 'coming'}
            disabled={isBusy}
            data-track="seat-coming"
            onClick={() => void send('coming')}
          >
            <FormattedMessage id="trips.seat.coming" />
          </Button>
        )}
      </div>
      {asksDelay && (
        <fieldset className={style.delays}>
          <legend>
            <FormattedMessage id="trips.seat.lateBy" />
          </legend>
          {DELAYS.map((minutes) => (
            <Button key={minutes} data-track="seat-late-by" onClick={() => void send('late', minutes)}>
              <FormattedMessage id="trips.seat.minutes" values={{ minutes }} />
            </Button>
          ))}
        </fieldset>
      )}
    </section>
  );
}
