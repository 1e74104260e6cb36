import type { Booking, Trip } from '@par-club/functions/contract/parendar';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBackGesture } from '#ui/back-gesture.ts';
import { Button } from '#ui/button.tsx';
import { useTripsAt } from '../calendar/use-trips.ts';
import { seatsOf } from '../model/conflicts.ts';
import { type FittingTrip, moveTargets } from '../model/fitting-trips.ts';
import { dayOfTrip, dayText, nameOrPhone, timesText, wayText } from '../model/trip-words.ts';
import { moveDay, rangeOfDay } from '../model/week.ts';
import { TripLoad } from '../parts/trip-load.tsx';
import style from './move-choice.module.css';

/** Days before and after a trip in which another one is looked for. */
const DAYS = 14;

interface MoveChoiceProps {
  from: Trip;
  passenger: Booking;
  /** Those that are known already. */
  trips: readonly Trip[];
  timeZone: string;
  now: number;
  isMoving: boolean;
  onChoose: (to: Trip) => void;
  onCancel: () => void;
}

/** The trips to which a passenger can be moved; a press moves them. */
export function MoveChoice(props: MoveChoiceProps) {
  const { from, passenger, trips, timeZone, now, isMoving, onChoose, onCancel } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // The menu that asked for it is gone.
  useEffect(() => heading.current?.focus(), []);
  useBackGesture(onCancel);
  const day = dayOfTrip(from, timeZone);
  const window = day !== null && {
    from: rangeOfDay(moveDay(day, -DAYS), timeZone).from.toISOString(),
    to: rangeOfDay(moveDay(day, DAYS), timeZone).to.toISOString(),
  };
  const around = useTripsAt(window ? window.from : null, window ? window.to : null);
  const targets = moveTargets(from, passenger, [...(around ?? []), ...trips], timeZone, now);
  return (
    <section
      className={style.choice}
      aria-labelledby="trip-move"
      data-own-escape
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <h3 id="trip-move" ref={heading} tabIndex={-1}>
        <FormattedMessage
          id="parendar.passengers.moveWhere"
          values={{ kind: passenger.kind, name: nameOrPhone(passenger) }}
        />
      </h3>
      <p role="status" className={style.status}>
        {around === null && <FormattedMessage id="parendar.passengers.moveLoading" />}
        {around !== null && targets.length === 0 && <FormattedMessage id="parendar.passengers.moveNone" />}
      </p>
      <ul className={style.list}>
        {targets.map((each) => (
          <li key={each.trip.id}>
            <Choice target={each} timeZone={timeZone} disabled={isMoving} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <Button disabled={isMoving} onClick={onCancel} text="parendar.cancel" />
    </section>
  );
}

interface ChoiceProps {
  target: FittingTrip;
  timeZone: string;
  disabled: boolean;
  onChoose: (to: Trip) => void;
}

function Choice({ target: { trip, isSameDay, hasSeats }, timeZone, disabled, onChoose }: ChoiceProps) {
  const intl = useIntl();
  const { free } = seatsOf(trip);
  const day = dayOfTrip(trip, timeZone);
  return (
    <button
      type="button"
      className={style.target}
      disabled={disabled}
      data-track="parendar-passenger-moved"
      onClick={() => onChoose(trip)}
    >
      <span className={style.time}>
        {timesText(trip, intl, timeZone)}
        {!isSameDay && day && <span>{dayText(day, 'day-month', intl.locale)}</span>}
      </span>
      <span className={style.way}>{wayText(trip, intl)}</span>
      <span className={style.driver}>
        {trip.driverName.trim() || <FormattedMessage id="parendar.trip.noDriver" />}
      </span>
      <span className={hasSeats ? style.driver : style.full}>
        {free === null ? (
          <TripLoad trip={trip} />
        ) : (
          <FormattedMessage id="parendar.passenger.seatsLeft" values={{ free }} />
        )}
      </span>
    </button>
  );
}
