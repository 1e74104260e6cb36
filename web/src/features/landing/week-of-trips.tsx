import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayWords } from './cell-words.ts';
import { FIRST_DAY, type SampleTrip, sampleWeek } from './sample-week.ts';
import style from './week-of-trips.module.css';

/** A week of sample trips: a press on a day shows who drives where. */
export function WeekOfTrips() {
  const intl = useIntl();
  const [chosen, setChosen] = useState(FIRST_DAY);
  const trips = sampleWeek[chosen]?.trips ?? [];
  return (
    <div className={style.card}>
      <fieldset className={style.days}>
        <legend className="visually-hidden">
          <FormattedMessage id="landing.week.days" />
        </legend>
        {sampleWeek.map(({ day, trips: ofDay }, index) => (
          <button
            key={day}
            type="button"
            className={style.day}
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
          >
            <span className="visually-hidden">
              <FormattedMessage
                id="landing.week.day"
                values={{
                  date: dayWords(day, intl, { weekday: 'long', day: 'numeric', month: 'long' }),
                  count: ofDay.length,
                }}
              />
            </span>
            <span aria-hidden="true">{dayWords(day, intl, { weekday: 'short' })}</span>
            <strong aria-hidden="true">{Number(day.slice(8))}</strong>
            <span className={style.dots} aria-hidden="true">
              {ofDay.map(({ time }) => (
                <i key={time} />
              ))}
            </span>
          </button>
        ))}
      </fieldset>
      <ul className={style.trips}>
        {trips.map((trip) => (
          <Trip key={trip.time} trip={trip} />
        ))}
        {trips.length === 0 && (
          <li className={style.free}>
            <FormattedMessage id="landing.week.free" />
          </li>
        )}
      </ul>
    </div>
  );
}

function Trip({ trip: { time, from, to, driver, taken, seats } }: { trip: SampleTrip }) {
  return (
    <li className={style.trip}>
      <time>{time}</time>
      <p className={style.way}>
        <span>
          <FormattedMessage id={`landing.town.${from}`} />
        </span>
        <span>
          <FormattedMessage id={`landing.town.${to}`} />
        </span>
      </p>
      <p className={style.crew}>
        <FormattedMessage id={`landing.driver.${driver}`} />
        {' · '}
        <FormattedMessage id="landing.week.seats" values={{ taken, seats }} />
      </p>
    </li>
  );
}
