import { useIntl } from 'react-intl';
import { Text } from '#ui/text.tsx';
import { clockTime, later, timeAfter } from '../shared/times.ts';
import style from './halt-card.module.css';
import { PassengerCard } from './passenger-card.tsx';
import type { Van, VanHalt } from './van-state.ts';

/** A place of the trip: when, and who gets on and off. */
export function HaltCard({ halt, van, isNext = false }: { halt: VanHalt; van: Van; isNext?: boolean }) {
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
      {on.length + off.length === 0 && <Text className={style.pass} text="trips.van.pass" />}
      {(['off', 'on'] as const).map(
        (side) =>
          halt[side].length > 0 && (
            <div key={side}>
              <Text className={style.side} text={`trips.van.${side}`} />
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
