import type { Trip } from '@par-club/functions/contract/parendar';
import { useCallback, useRef, useState } from 'react';
import { hasReason } from '../calendar/has-reason.ts';
import { TRIPS_LIMIT } from '../calendar/trip-limits.ts';
import { selectedIn } from '../connection/calendar-state.ts';
import { calendarSession } from '../connection/use-calendar.ts';
import { addPassenger } from './add-passenger.ts';
import { matchingTrips, type PassengerRequest, passengerOf, stretchOfRequest } from './passenger-request.ts';

interface Search {
  /** Null before the search. */
  trips: readonly Trip[] | null;
  timeZone: string;
  isSearching: boolean;
  /** Id of the trip that is taking the passenger. */
  adding: string | null;
  failure: { what: 'events' | 'save'; error: unknown } | null;
}

const NOTHING: Search = { trips: null, timeZone: 'UTC', isSearching: false, adding: null, failure: null };

/** Looks for the trips that can take a passenger, and adds the passenger to one. */
export function usePassengerSearch() {
  const [search, setSearch] = useState(NOTHING);
  /** The answer to any other search than the last is out of date. */
  const searches = useRef(0);
  const forget = useCallback(() => {
    searches.current += 1;
    setSearch(NOTHING);
  }, []);

  const find = async (request: PassengerRequest): Promise<void> => {
    searches.current += 1;
    const mine = searches.current;
    const show = (found: Partial<Search>) => mine === searches.current && setSearch({ ...NOTHING, ...found });
    setSearch({ ...NOTHING, isSearching: true });
    const report = calendarSession.reporter();
    try {
      show(await findTrips(request));
    } catch (error) {
      report(error);
      show({ failure: { what: 'events', error } });
    }
  };

  /** @returns the trip with the passenger; null where that failed, which is told */
  const add = async (trip: Trip, request: PassengerRequest): Promise<Trip | null> => {
    setSearch((now) => ({ ...now, adding: trip.id, failure: null }));
    const report = calendarSession.reporter();
    const release = calendarSession.hold('saving');
    try {
      return await addPassenger(selectedIn(calendarSession.state()), trip, passengerOf(request));
    } catch (error) {
      report(error);
      // What is shown is out of date: the trips as they are now, where they can be read.
      const newer = hasReason(error, 'changed-elsewhere') ? await findTrips(request).catch(() => ({})) : {};
      setSearch((now) => ({ ...now, ...newer, adding: null, failure: { what: 'save', error } }));
      return null;
    } finally {
      release();
    }
  };

  return { ...search, find, add, forget };
}

async function findTrips(request: PassengerRequest): Promise<Pick<Search, 'trips' | 'timeZone'>> {
  const { service, calendar } = selectedIn(calendarSession.state());
  const { timeZone } = calendar;
  const window = { ...stretchOfRequest(request, timeZone), limit: TRIPS_LIMIT };
  const trips = await service.listTrips(calendar.id, window);
  return { trips: matchingTrips(trips, request, timeZone), timeZone };
}
