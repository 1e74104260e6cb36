import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '#ui/text.tsx';
import style from './week-of-trips.module.css';

// A fixed week, so the page is the same wherever it is drawn.
const days = [23, 24, 25, 26, 27, 28, 29];
const trips = [
  { day: 23, time: '07:15', from: 'kyiv', to: 'lviv', driver: 'petro', taken: 6 },
  { day: 24, time: '05:30', from: 'lviv', to: 'warsaw', driver: 'ivan', taken: 8 },
  { day: 24, time: '19:00', from: 'odesa', to: 'chisinau', driver: 'petro', taken: 4 },
  { day: 26, time: '18:40', from: 'warsaw', to: 'lviv', driver: 'ivan', taken: 7 },
  { day: 27, time: '07:15', from: 'kyiv', to: 'lviv', driver: 'petro', taken: 5 },
  { day: 28, time: '06:00', from: 'lviv', to: 'krakow', driver: 'ivan', taken: 5 },
  { day: 28, time: '14:30', from: 'lviv', to: 'kyiv', driver: 'petro', taken: 3 },
  { day: 29, time: '20:15', from: 'krakow', to: 'lviv', driver: 'ivan', taken: 2 },
] as const;
const SEATS = 8;

export function WeekOfTrips() {
  const intl = useIntl();
  const [chosen, setChosen] = useState(28);
  const tripsOf = (day: number) => trips.filter((trip) => trip.day === day);
  return (
    <div className={style.card}>
      <fieldset className={style.days}>
        <Text as="legend" className="visually-hidden" text="landing.week.days" />
        {days.map((day) => (
          <button
            key={day}
            type="button"
            className={style.day}
            aria-pressed={day === chosen}
            onClick={() => setChosen(day)}
          >
            <Text
              as="span"
              className="visually-hidden"
              text="landing.week.day"
              values={{
                date: intl.formatDate(`2026-11-${day}`, {
                  weekday: 'long',
                  day: 'numeric',
                  month: 'long',
                  timeZone: 'UTC',
                }),
                count: tripsOf(day).length,
              }}
            />
            <span aria-hidden="true">
              {intl.formatDate(`2026-11-${day}`, { weekday: 'short', timeZone: 'UTC' })}
            </span>
            <strong aria-hidden="true">{day}</strong>
            <span className={style.dots} aria-hidden="true">
              {tripsOf(day).map(({ time }) => (
                <i key={time} />
              ))}
            </span>
          </button>
        ))}
      </fieldset>
      <ul className={style.trips}>
        {tripsOf(chosen).map((trip) => (
          <Trip key={trip.time} trip={trip} />
        ))}
        {tripsOf(chosen).length === 0 && <Text as="li" className={style.free} text="landing.week.free" />}
      </ul>
    </div>
  );
}

function Trip({ trip: { time, from, to, driver, taken } }: { trip: (typeof trips)[number] }) {
  return (
    <li className={style.trip}>
      <time>{time}</time>
      <p className={style.way}>
        <Text as="span" text={`landing.town.${from}`} />
        <Text as="span" text={`landing.town.${to}`} />
      </p>
      <p className={style.crew}>
        <FormattedMessage id={`landing.driver.${driver}`} />
        {' · '}
        <FormattedMessage id="landing.week.seats" values={{ taken, seats: SEATS }} />
      </p>
    </li>
  );
}
