import type { Trip } from '@par-club/functions/contract/parendar';
import { useEffect, useState } from 'react';
import { useCalendarState } from '../connection/use-calendar.ts';
import { TRIPS_LIMIT } from './trip-limits.ts';

/** Milliseconds for which the time has stood still, after which its trips are read. */
const PAUSE = 400;

/**
 * The trips of the calendar that is shown between two moments, whichever week is shown. Null until they are read, and
 * where they cannot be: they are only for a warning.
 * @param from in ISO 8601, as `to`; without either there is nothing to read
 */
export function useTripsAt(from?: string | null, to?: string | null): readonly Trip[] | null {
  const session = useCalendarState();
  const service = session.status === 'ready' ? session.service : null;
  const calendarId = session.status === 'ready' ? session.calendar?.id : undefined;
  const [trips, setTrips] = useState<readonly Trip[] | null>(null);
  useEffect(() => {
    setTrips(null);
    if (!service || calendarId === undefined || !from || !to) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const stretch = { from: new Date(from), to: new Date(to), limit: TRIPS_LIMIT };
      const read = await service.listTrips(calendarId, stretch).catch(() => null);
      if (isCurrent) setTrips(read);
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [service, calendarId, from, to]);
  return trips;
}
