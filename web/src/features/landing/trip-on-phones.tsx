import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import style from './trip-on-phones.module.css';

const START = '05:30';
const passengers = [
  { name: 'olena', seats: 2 },
  { name: 'ihor', seats: 1 },
  { name: 'marta', seats: 1 },
] as const;
const SEATS = passengers.reduce((sum, { seats }) => sum + seats, 0);

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
              <Text as="strong" text={`landing.trip.${name}`} />
              <FormattedMessage id="landing.trip.seats" values={{ seats }} />
            </p>
            <Button
              variant={isAboard(name) ? 'primary' : 'plain'}
              aria-pressed={isAboard(name)}
              onClick={() => press(name)}
              text="landing.trip.aboard"
            />
          </li>
        ))}
      </ul>
      <Text
        role="status"
        className={style.board}
        text="landing.trip.board"
        values={{ count, seats: SEATS }}
      />
    </div>
  );
}
