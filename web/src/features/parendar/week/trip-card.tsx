import type { Trip } from '@par-club/functions/contract/parendar';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { seatsOf } from '../model/conflicts.ts';
import type { TripStatus } from '../model/trip-status.ts';
import { dayOfTrip, dayText, startText, wayText } from '../model/trip-words.ts';
import type { Day } from '../model/week.ts';
import { DriverCall } from '../parts/driver-field.tsx';
import { StatusTag } from '../parts/status-tag.tsx';
import { TripRoute } from '../parts/trip-route.tsx';
import { TripWarnings } from '../parts/trip-warnings.tsx';
import style from './trip-card.module.css';

interface TripCardProps {
  trip: Trip;
  /** The day whose list it stands in; a trip over midnight stands in two. */
  day: Day;
  overlaps: readonly Trip[];
  timeZone: string;
  status: TripStatus;
  isSelected: boolean;
  onOpen: (trip: Trip) => void;
}

/** One trip of a day: when, from where to where, who drives, how full. A press anywhere opens it. */
export const TripCard = memo(function TripCard({
  trip,
  day,
  overlaps,
  timeZone,
  status,
  isSelected,
  onOpen,
}: TripCardProps) {
  const intl = useIntl();
  const isForeign = trip.origin !== 'product';
  const time = startText(trip, intl, timeZone);
  const startDay = dayOfTrip(trip, timeZone);
  const look = [style.card, isForeign && style.foreign, isSelected && style.selected];
  return (
    <article className={look.filter(Boolean).join(' ')}>
      <p className={style.when}>
        <time className={trip.isAllDay ? style.allDay : style.time} dateTime={trip.start ?? undefined}>
          {time}
        </time>
        {startDay !== null && startDay < day && (
          <span className={style.before}>{dayText(startDay, 'day-month', intl.locale)}</span>
        )}
      </p>
      <div className={style.what}>
        <TripRoute trip={trip} />
        {trip.origin !== 'other' && <CrewLine trip={trip} />}
        <TripWarnings trip={trip} overlaps={overlaps} timeZone={timeZone} />
      </div>
      <p className={style.state}>
        <StatusTag status={status} />
      </p>
      <button
        type="button"
        className={style.open}
        aria-haspopup="dialog"
        aria-label={intl.formatMessage({ id: 'parendar.trip.open' }, { time, way: wayText(trip, intl) })}
        data-trip={trip.id}
        data-track="parendar-open"
        onClick={() => onOpen(trip)}
      />
      <div className={style.call}>
        <DriverCall name={trip.driverName} />
      </div>
    </article>
  );
});

/** Who drives, and how many come along. */
function CrewLine({ trip }: { trip: Trip }) {
  const { taken } = seatsOf(trip);
  return (
    <p className={style.crew}>
      <span>{trip.driverName.trim() || <FormattedMessage id="parendar.trip.noDriver" />}</span>
      <span>
        {trip.seats === null ? (
          <FormattedMessage id="parendar.trip.passengers" values={{ count: taken }} />
        ) : (
          <FormattedMessage id="parendar.trip.seats" values={{ taken, seats: trip.seats }} />
        )}
      </span>
    </p>
  );
}
