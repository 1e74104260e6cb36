import type { ToldState } from '@par-club/functions/contract/trips';
import { isForDriver } from '@par-club/functions/shared/told';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { useIsAlive } from '../shared/use-is-alive.ts';
import { tell } from './tell.data.ts';
import style from './tell-dispatcher.module.css';

const DELAYS = [5, 10, 15, 30, 60];

/** What a passenger can tell without a call. It changes nothing of the trip: the dispatcher decides. */
export function TellDispatcher({ secret, told }: { secret: string; told: readonly ToldState[] }) {
  const [sending, setSending] = useState<ToldState['says'] | null>(null);
  /** Why a press failed, and what the page said then: it may say more since, as where only the answer was lost. */
  const [failed, setFailed] = useState<{ why: 'notTold' | 'toldTooOften'; at: string } | null>(null);
  const [asksDelay, setAsksDelay] = useState(false);
  /** The answer to what was told here, and what the page said before: it counts until the page says something new. */
  const [own, setOwn] = useState({ before: told, all: told });
  const all = own.before === told ? own.all : told;
  const send = async (says: ToldState['says'], minutes?: number) => {
    setSending(says);
    setFailed(null);
    setAsksDelay(false);
    const answer = await tell(secret, says, minutes);
    if (typeof answer === 'string') setFailed({ why: answer, at: JSON.stringify(told) });
    else setOwn({ before: told, all: answer });
    setSending(null);
  };
  const isAlive = useIsAlive();
  const isBusy = sending !== null || !isAlive;
  return (
    <section className={`${style.tell} with-scripts`}>
      <Text as="h2" text="trips.seat.tell" />
      <div role="status">
        {all.map((each) => (
          <p key={each.says}>
            <Text as="strong" text={`trips.seat.told.${each.says}`} values={{ minutes: each.minutes ?? 0 }} />{' '}
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
          <Text as="legend" text="trips.seat.lateBy" />
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
