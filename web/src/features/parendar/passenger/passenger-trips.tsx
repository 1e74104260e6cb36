import type { Trip } from '@par-club/functions/contract/parendar';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { seatsOf } from '../model/conflicts.ts';
import { startText, wayText } from '../model/trip-words.ts';
import { TripLoad } from '../parts/trip-load.tsx';
import style from './passenger-trips.module.css';

interface PassengerTripsProps {
  /** Null before the search. */
  trips: readonly Trip[] | null;
  adding: string | null;
  onChoose: (trip: Trip) => void;
}

export function PassengerTrips({ trips, adding, onChoose }: PassengerTripsProps) {
  const section = useRef<HTMLElement>(null);
  // Below the form there may be no room for them.
  const isFound = trips !== null;
  useEffect(() => {
    if (isFound) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isFound]);
  return (
    <section className={style.trips} ref={section}>
      <p className={style.status} role="status">
        {trips?.length === 0 && <FormattedMessage id="parendar.passenger.none" />}
        {trips && trips.length > 0 && (
          <FormattedMessage id="parendar.passenger.found" values={{ count: trips.length }} />
        )}
      </p>
      {trips && trips.length > 0 && (
        <ul className={style.list}>
          {trips.map((trip) => (
            <li key={trip.id} className={style.trip}>
              <Match trip={trip} adding={adding} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Match({ trip, adding, onChoose }: Omit<PassengerTripsProps, 'trips'> & { trip: Trip }) {
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const { free } = seatsOf(trip);
  const time = startText(trip, intl, timeZone);
  const way = wayText(trip, intl);
  const isFull = free === 0;
  // A dispatcher may know of a seat that the calendar does not.
  const add = intl.formatMessage({ id: isFull ? 'parendar.passenger.addAnyway' : 'parendar.passenger.add' });
  return (
    <>
      <time className={style.time} dateTime={trip.start ?? undefined}>
        {time}
      </time>
      <div className={style.words}>
        <p className={style.way}>{way}</p>
        <p className={style.driver}>{trip.driverName || <FormattedMessage id="parendar.trip.noDriver" />}</p>
        <p className={isFull ? style.full : style.seats}>
          {free === null ? (
            <TripLoad trip={trip} />
          ) : (
            <FormattedMessage id="parendar.passenger.seatsLeft" values={{ free }} />
          )}
        </p>
      </div>
      <Button
        busy={adding === trip.id}
        disabled={adding !== null}
        aria-label={intl.formatMessage({ id: 'parendar.passenger.addTo' }, { add, way, time })}
        data-track="parendar-passenger-add"
        onClick={() => onChoose(trip)}
      >
        {add}
      </Button>
    </>
  );
}
