import type { Trip } from '@par-club/functions/contract/parendar';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOpenCalendar, useToday } from '../calendar/open-calendar.ts';
import { isTrip } from '../model/trip.ts';
import { dayOfTrip, nameOrPhone, phoneText, shortDateText, startText, wayText } from '../model/trip-words.ts';
import { TripLoad } from '../parts/trip-load.tsx';
import type { Found } from './find-trips.ts';
import style from './found-trip.module.css';

interface FoundTripProps {
  /** By which the field says that it is the active one. */
  id: string;
  found: Found;
  isActive: boolean;
  onChoose: (trip: Trip) => void;
}

export function FoundTrip({ id, found, isActive, onChoose }: FoundTripProps) {
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const today = useToday();
  const option = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const { trip, passengers } = found;
  const day = dayOfTrip(trip, timeZone);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field
    <li
      ref={option}
      id={id}
      className={isActive ? `${style.trip} ${style.active}` : style.trip}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: there is no element for it
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-track="parendar-search-open"
      onClick={() => onChoose(trip)}
    >
      <span className={style.when}>
        {day !== null && (
          <span className={day < today ? style.past : style.day}>{shortDateText(day, intl.locale)}</span>
        )}{' '}
        <time dateTime={trip.start ?? undefined}>{startText(trip, intl, timeZone)}</time>
      </span>
      <span className={style.words}>
        {passengers.map(({ id, name, phone, kind, seats = 1 }) => (
          <span key={id} className={style.passenger}>
            <b>{nameOrPhone({ name, phone })}</b>
            {name.trim() !== '' && phone !== '' && ` ${phoneText(phone)}`}
            {seats > 1 && ` ×${seats}`}
            {kind && ` ${intl.formatMessage({ id: 'parendar.passengers.parcel' })}`}
          </span>
        ))}
        <span className={passengers.length === 0 ? style.way : undefined}>{wayText(trip, intl)}</span>{' '}
        {isTrip(trip) && <Crew trip={trip} />}
      </span>
    </li>
  );
}

function Crew({ trip }: { trip: Trip }) {
  return (
    <span className={style.crew}>
      {trip.driverName.trim() || <FormattedMessage id="parendar.trip.noDriver" />}
      {' · '}
      <TripLoad trip={trip} />
    </span>
  );
}
