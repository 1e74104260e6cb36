import { FormattedMessage, useIntl } from 'react-intl';
import { clockTime, later, timeAfter } from '../shared/times.ts';
import style from './halt-card.module.css';
import { PassengerCard } from './passenger-card.tsx';
import type { Van, VanHalt } from './van-state.ts';

interface HaltCardProps {
  halt: VanHalt;
  van: Van;
  isNext?: boolean;
}

/** A place of the trip: when, and who gets on and off. */
export function HaltCard({ halt, van, isNext = false }: HaltCardProps) {
  const intl = useIntl();
  const { page, late } = van;
  const { place, at, on, off } = halt;
  const due = at === null ? null : later(at, late);
  return (
    <section className={isNext ? `${style.halt} ${style.next}` : style.halt}>
      <header className={style.head}>
        {due !== null && (
          <span className={style.time}>
            {late > 0 && <s>{clockTime(at, intl, page.timeZone)}</s>}{' '}
            {timeAfter(page.start, due, intl, page.timeZone)}
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
                    van={van}
                    halt={{ place, at: due }}
                    side={side}
                  />
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  );
}
