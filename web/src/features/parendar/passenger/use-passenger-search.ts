import type { Trip } from '@par-club/functions/contract/parendar';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { selectedIn } from '../calendar/calendar-state.ts';
import { addPassenger } from '../calendar/save-trip.ts';
import { calendarSession } from '../calendar/use-calendar.ts';
import { hasReason } from '../model/calendar-errors.ts';
import { TRIPS_LIMIT } from '../model/limits.ts';
import { rangeOfDay } from '../model/week.ts';
import { matchingTrips, type PassengerRequest, passengerOf } from './passenger-request.ts';

interface Found {
  /** Null before the search. */
  trips: readonly Trip[] | null;
  timeZone: string;
}

const NOTHING: Found = { trips: null, timeZone: 'UTC' };

/** Looks for the trips that can take a passenger, and adds the passenger to one. */
export function usePassengerSearch() {
  const [found, setFound] = useState(NOTHING);
  // A press asks, and only the last press counts: to the library that is a mutation.
  const search = useMutation({
    mutationFn: (request: PassengerRequest) => calendarSession.call(() => findTrips(request)),
  });
  const adding = useMutation({
    mutationFn: ({ trip, request }: { trip: Trip; request: PassengerRequest }) =>
      calendarSession.save(async () =>
        addPassenger(selectedIn(calendarSession.state()), trip, passengerOf(request)),
      ),
    async onError(error, { request }) {
      // What is shown is out of date: the trips as they are now, where they can be read.
      if (hasReason(error, 'changed-elsewhere')) await findTrips(request).then(setFound, () => {});
    },
  });
  const { mutate, reset: resetSearch } = search;
  const { reset: resetAdding } = adding;
  const clear = useCallback(() => {
    setFound(NOTHING);
    resetSearch();
    resetAdding();
  }, [resetSearch, resetAdding]);

  return {
    ...found,
    isSearching: search.isPending,
    /** Id of the trip that is taking the passenger. */
    adding: adding.isPending ? adding.variables.trip.id : null,
    failure: failureOf('save', adding.error) ?? failureOf('events', search.error),
    find(request: PassengerRequest): void {
      clear();
      mutate(request, { onSuccess: setFound });
    },
    /** @returns the trip with the passenger; null where that failed, which shows */
    add: (trip: Trip, request: PassengerRequest): Promise<Trip | null> =>
      adding.mutateAsync({ trip, request }).catch(() => null),
    clear,
  };
}

function failureOf<What extends 'save' | 'events'>(what: What, error: unknown) {
  return error === null ? null : { what, error };
}

async function findTrips(request: PassengerRequest): Promise<Found> {
  const { service, calendar } = selectedIn(calendarSession.state());
  const { timeZone } = calendar;
  const window = { ...rangeOfDay(request.date, timeZone), limit: TRIPS_LIMIT };
  const trips = await service.listTrips(calendar.id, window);
  return { trips: matchingTrips(trips, request, timeZone), timeZone };
}
