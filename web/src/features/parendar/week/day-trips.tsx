import type { Calendar, Trip } from '@par-club/functions/contract/parendar';
import { Plus } from 'lucide-react';
import { memo, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import type { TripsState } from '../calendar/use-trips.ts';
import { overlapsAmong, seatsOf } from '../model/conflicts.ts';
import { statusOf, type TripStatus } from '../model/trip-status.ts';
import { dayOfTrip, dayText, startText, wayText } from '../model/trip-words.ts';
import { type Day, tripsOfDay } from '../model/week.ts';
import { DriverCall } from '../parts/driver-field.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { StatusTag } from '../parts/status-tag.tsx';
import { TripRoute } from '../parts/trip-route.tsx';
import { TripWarnings } from '../parts/trip-warnings.tsx';
import { DayHead } from './day-head.tsx';
import style from './day-trips.module.css';
import { TripSkeleton } from './trip-skeleton.tsx';

interface DayTripsProps {
  day: Day;
  trips: TripsState;
  calendar: Calendar;
  now: number;
  /** The trip whose panel is open, or has just closed. */
  selectedId: string | null;
  onOpen: (trip: Trip) => void;
  onAdd: (day: Day) => void;
  onRetry: () => void;
}

const NONE: readonly Trip[] = [];

/** The trips of the selected day. There may be many: each is drawn again only when something of it has changed. */
export const DayTrips = memo(function DayTrips({
  day,
  trips,
  calendar,
  now,
  selectedId,
  onOpen,
  onAdd,
  onRetry,
}: DayTripsProps) {
  const { timeZone, isWritable } = calendar;
  const ofDay = useMemo(() => tripsOfDay(trips.trips, day, timeZone), [trips.trips, day, timeZone]);
  const overlaps = useMemo(() => overlapsAmong(trips.trips), [trips.trips]);
  return (
    <section className={style.day} aria-labelledby="parendar-day">
      <p className="visually-hidden" role="status">
        {trips.status === 'loading' && <FormattedMessage id="parendar.day.loading" />}
      </p>
      <DayHead day={day} count={trips.status === 'here' ? ofDay.length : null} calendar={calendar} now={now}>
        {isWritable && (
          <Button
            variant="primary"
            icon={<Plus aria-hidden />}
            data-track="parendar-new"
            onClick={() => onAdd(day)}
          >
            <FormattedMessage id="parendar.day.add" />
          </Button>
        )}
      </DayHead>
      {trips.failure !== null && (
        <div className={style.failure}>
          <FailureNote what="events" error={trips.failure} />
          <Button busy={trips.isFetching} onClick={onRetry}>
            <FormattedMessage id="parendar.retry" />
          </Button>
        </div>
      )}
      {trips.status === 'loading' && <TripSkeleton />}
      {trips.status === 'here' && ofDay.length === 0 && (
        <DayEmpty onAdd={isWritable ? () => onAdd(day) : null} />
      )}
      <ol className={style.list} aria-busy={trips.status === 'loading'}>
        {ofDay.map((trip) => (
          <li key={trip.id}>
            <TripCard
              trip={trip}
              day={day}
              overlaps={overlaps.get(trip.id) ?? NONE}
              timeZone={timeZone}
              status={statusOf(trip, now)}
              isSelected={trip.id === selectedId}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ol>
    </section>
  );
});

/** A day without trips. @param onAdd null where the person may not add any */
function DayEmpty({ onAdd }: { onAdd: (() => void) | null }) {
  return (
    <div className={style.empty}>
      <svg viewBox="0 0 120 24" aria-hidden="true">
        <circle cx="10" cy="12" r="6" />
        <path d="M22 12h74" />
        <circle cx="108" cy="12" r="7" />
      </svg>
      <p className={style.emptyTitle}>
        <FormattedMessage id="parendar.day.empty" />
      </p>
      {onAdd && (
        <>
          <p className={style.emptyHint}>
            <FormattedMessage id="parendar.day.emptyHint" />
          </p>
          <Button data-track="parendar-new-empty" onClick={onAdd}>
            <FormattedMessage id="parendar.day.addFirst" />
          </Button>
        </>
      )}
    </div>
  );
}

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
const TripCard = memo(function TripCard({
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
