import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import style from './trip-on-phones.module.css';

const START = '05:30';
const passengers = [
  { name: 'olena', seats: 2 },
  { name: 'ihor', seats: 1 },
  { name: 'marta', seats: 1 },
] as const;
const SEATS = passengers.reduce((sum, { seats }) => sum + seats, 0);

/** A driver's page of a sample trip: a press says who is on board. */
export function TripOnPhones() {
  const [aboard, setAboard] = useState<readonly string[]>(['olena']);
  const isAboard = (name: string) => aboard.includes(name);
  const press = (name: string) =>
    setAboard(isAboard(name) ? aboard.filter((each) => each !== name) : [...aboard, name]);
  const count = passengers.reduce((sum, { name, seats }) => sum + (isAboard(name) ? seats : 0), 0);
  return (
    <div className={style.phone}>
      <p className={style.stop}>
        <time>{START}</time>
        <FormattedMessage id="landing.town.lviv" />
      </p>
      <ul>
        {passengers.map(({ name, seats }) => (
          <li key={name} className={style.passenger}>
            <p>
              <strong>
                <FormattedMessage id={`landing.trip.${name}`} />
              </strong>
              <FormattedMessage id="landing.trip.seats" values={{ seats }} />
            </p>
            <Button
              variant={isAboard(name) ? 'primary' : 'plain'}
              aria-pressed={isAboard(name)}
              onClick={() => press(name)}
            >
              <FormattedMessage id="landing.trip.aboard" />
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={style.board}>
        <FormattedMessage id="landing.trip.board" values={{ count, seats: SEATS }} />
      </p>
    </div>
  );
}
