import type { Booking, Trip } from '@par-club/functions/contract/parendar';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNow } from '#clock/use-now.ts';
import { useBackGesture } from '#ui/back-gesture.ts';
import { Button } from '#ui/button.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { useTripsAt } from '../calendar/use-trips.ts';
import { moveTargets } from '../model/fitting-trips.ts';
import { dayOfTrip, nameOrPhone } from '../model/trip-words.ts';
import { moveDay, rangeOfDay } from '../model/week.ts';
import { FittingTrips } from '../parts/fitting-trips.tsx';
import style from './move-choice.module.css';

/** Days before and after a trip in which another one is looked for. */
const DAYS = 14;

interface MoveChoiceProps {
  from: Trip;
  passenger: Booking;
  /** Those that are known already. */
  trips: readonly Trip[];
  isMoving: boolean;
  onChoose: (to: Trip) => void;
  onCancel: () => void;
}

/** The trips to which a passenger can be moved; one press moves them. */
export function MoveChoice({ from, passenger, trips, isMoving, onChoose, onCancel }: MoveChoiceProps) {
  const { timeZone } = useOpenCalendar();
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  // The menu that asked for it is gone.
  useEffect(() => heading.current?.focus(), []);
  useBackGesture(onCancel);
  const day = dayOfTrip(from, timeZone);
  const around = useTripsAt(
    day && rangeOfDay(moveDay(day, -DAYS), timeZone).from.toISOString(),
    day && rangeOfDay(moveDay(day, DAYS), timeZone).to.toISOString(),
  );
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
      <FittingTrips
        fits={targets}
        date={day ?? ''}
        press="move"
        name={nameOrPhone(passenger)}
        kind={passenger.kind}
        isBusy={isMoving}
        onPress={({ trip }) => onChoose(trip)}
      />
      <Button disabled={isMoving} onClick={onCancel} text="parendar.cancel" />
    </section>
  );
}
