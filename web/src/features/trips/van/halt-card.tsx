import type { Marks } from '@par-club/functions/contract/marks';
import type { VanPage } from '@par-club/functions/contract/trips';
import { FormattedMessage, useIntl } from 'react-intl';
import { clockTime, later, timeAfter } from '../shared/times.ts';
import style from './halt-card.module.css';
import type { Press } from './outbox.ts';
import { PassengerCard } from './passenger-card.tsx';
import type { VanHalt } from './van-state.ts';

interface HaltCardProps {
  halt: VanHalt;
  marks: Marks;
  told: VanPage['told'];
  /** Of the trip. */
  start: string;
  timeZone: string;
  lateMinutes: number;
  /** Whether it is the next one. */
  isNext?: boolean;
  /** Null while nothing can be pressed. */
  onPress: ((press: Press) => void) | null;
}

/** A place of the trip: when, and who gets on and off. */
export function HaltCard({
  halt,
  marks,
  told,
  start,
  timeZone,
  lateMinutes,
  isNext = false,
  onPress,
}: HaltCardProps) {
  const intl = useIntl();
  const { place, at, on, off } = halt;
  const due = at === null ? null : later(at, lateMinutes);
  return (
    <section className={isNext ? `${style.halt} ${style.next}` : style.halt}>
      <header className={style.head}>
        {due !== null && (
          <span className={style.time}>
            {lateMinutes > 0 && <s>{clockTime(at, intl, timeZone)}</s>}{' '}
            {timeAfter(start, due, intl, timeZone)}
          </span>
        )}
        <h3>
          <bdi>{place}</bdi>
        </h3>
      </header>
      {on.length + off.length === 0 && (
        <p className={style.pass}>
          <FormattedMessage id="trips.van.pass" />
        </p>
      )}
      {(['off', 'on'] as const).map(
        (side) =>
          halt[side].length > 0 && (
            <div key={side}>
              <p className={style.side}>
                <FormattedMessage id={`trips.van.${side}`} />
              </p>
              <ul>
                {halt[side].map(({ passenger }) => (
                  <PassengerCard
                    key={passenger.key}
                    passenger={passenger}
                    marks={marks}
                    told={told[passenger.key]}
                    halt={{ place, at: due }}
                    side={side}
                    timeZone={timeZone}
                    onPress={onPress}
                  />
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  );
}
