import type { Trip } from '@par-club/functions/contract/parendar';
import { type ComponentType, memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { seatsOf } from '../model/conflicts.ts';
import { isTrip } from '../model/trip.ts';
import type { TripStatus } from '../model/trip-status.ts';
import { arrivalText, dayOfTrip, dayText, startText, wayText } from '../model/trip-words.ts';
import type { Day } from '../model/week.ts';
import { DriverCall } from '../parts/driver-phone.tsx';
import { type DraggedPassenger, passengerDragSource, passengerDropTarget } from '../parts/passenger-drag.ts';
import { StatusTag } from '../parts/status-tag.tsx';
import { TripLoad } from '../parts/trip-load.tsx';
import { TripRoute } from '../parts/trip-route.tsx';
import { ProposedMark, TripWarnings } from '../parts/trip-warnings.tsx';
import style from './trip-card.module.css';

interface TripCardProps {
  trip: Trip;
  /** The day whose list it stands in; a trip over midnight stands in two. */
  day: Day;
  overlaps: readonly Trip[];
  status: TripStatus;
  isSelected: boolean;
  hasNames: boolean;
  onOpen: (trip: Trip) => void;
  /** A passenger of another trip was dropped on this one; null where nothing may be changed. */
  onPassenger: ((to: Trip, dragged: DraggedPassenger) => void) | null;
  /** Says how the trip goes, where its driver marks that; null where nobody can. */
  Progress: ComponentType<{ trip: Trip; className: string | undefined }> | null;
}

/** One trip of a day: when, from where to where, who drives, how full. A press anywhere opens it. */
export const TripCard = memo(function TripCard(props: TripCardProps) {
  const { trip, day, overlaps, status, isSelected, hasNames, onOpen, onPassenger, Progress } = props;
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const isForeign = trip.origin !== 'product';
  const time = startText(trip, intl, timeZone);
  const arrival = arrivalText(trip, intl.locale, timeZone);
  const startDay = dayOfTrip(trip, timeZone);
  const look = [style.card, isForeign && style.foreign, isSelected && style.selected];
  const takes = onPassenger && !isForeign ? onPassenger : null;
  return (
    <article
      className={look.filter(Boolean).join(' ')}
      {...(takes && passengerDropTarget((dragged) => takes(trip, dragged)))}
    >
      <p className={style.when}>
        <time className={trip.isAllDay ? style.allDay : style.time} dateTime={trip.start ?? undefined}>
          {time}
        </time>
        {arrival !== null && (
          <time className={style.arrival} dateTime={trip.end ?? undefined}>
            {arrival}
          </time>
        )}
        {startDay !== null && startDay < day && (
          <span className={style.before}>{dayText(startDay, 'day-month', intl.locale)}</span>
        )}
      </p>
      <div className={style.what}>
        <TripRoute trip={trip} />
        {isTrip(trip) && <CrewLine trip={trip} />}
        {Progress && !isForeign && <Progress trip={trip} className={style.progress} />}
        {trip.sender !== undefined && (
          <p className={style.crew}>
            <FormattedMessage id="parendar.trip.sender" values={{ sender: isolateBidi(trip.sender) }} />
          </p>
        )}
        {hasNames && <Names trip={trip} isDraggable={takes !== null} onOpen={onOpen} />}
        <TripWarnings trip={trip} overlaps={overlaps} />
        {trip.proposed && <ProposedMark />}
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

function CrewLine({ trip }: { trip: Trip }) {
  const { taken } = seatsOf(trip);
  return (
    <p className={style.crew}>
      <span className={style.driver}>
        {trip.driverName.trim() || <FormattedMessage id="parendar.trip.noDriver" />}
      </span>
      <span className={style.seats}>
        {/* In a line with others there is room for figures alone. */}
        <span className={style.figures} aria-hidden="true">
          {`${taken}/${trip.seats ?? '?'}`}
        </span>
        <span className={style.words}>
          <TripLoad trip={trip} />
        </span>
      </span>
    </p>
  );
}

interface NamesProps {
  trip: Trip;
  isDraggable: boolean;
  onOpen: (trip: Trip) => void;
}

function Names({ trip, isDraggable, onOpen }: NamesProps) {
  const intl = useIntl();
  if (trip.passengers.length === 0) return null;
  return (
    <ul className={style.names} aria-label={intl.formatMessage({ id: 'parendar.day.names' })}>
      {trip.passengers.map(({ id, name, phone, kind, seats = 1 }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys have the button, which a name that is dragged lies above
        <li
          key={id}
          {...(isDraggable && passengerDragSource({ tripId: trip.id, bookingId: id }))}
          onClick={() => onOpen(trip)}
        >
          {name.trim() || phone}
          {seats > 1 && ` ×${seats}`}
          {kind && ` (${intl.formatMessage({ id: 'parendar.passengers.parcel' })})`}
        </li>
      ))}
    </ul>
  );
}
