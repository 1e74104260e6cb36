import type { Trip } from '@par-club/functions/contract/parendar';
import { newBookingId } from '@par-club/functions/shared/booking';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { selectedIn } from '../calendar/calendar-state.ts';
import { addPassenger } from '../calendar/save-trip.ts';
import { calendarSession } from '../calendar/use-calendar.ts';
import { hasReason } from '../model/calendar-errors.ts';
import { TRIPS_LIMIT } from '../model/limits.ts';
import { rangeOfDay } from '../model/week.ts';
import { matchingTrips, type PassengerRequest, passengerOf } from './passenger-request.ts';

/** Looks for the trips that can take a passenger, and adds the passenger to one. */
export function usePassengerSearch() {
  /** Null before the search. */
  const [trips, setTrips] = useState<readonly Trip[] | null>(null);
  // A press asks, and only the last press counts: to the library that is a mutation.
  const search = useMutation({
    mutationFn: (request: PassengerRequest) => calendarSession.call(() => findTrips(request)),
  });
  /** The same in each try, so that none adds a second booking. */
  const [bookingId, setBookingId] = useState(newBookingId);
  const adding = useMutation({
    mutationFn: ({ trip, request }: { trip: Trip; request: PassengerRequest }) =>
      calendarSession.save(async () => {
        const booking = { ...passengerOf(request), id: bookingId };
        return addPassenger(selectedIn(calendarSession.state()), trip, booking);
      }),
    onSuccess: () => setBookingId(newBookingId()),
    async onError(error, { request }) {
      // What is shown is out of date: the trips as they are now, where they can be read.
      if (hasReason(error, 'changed-elsewhere')) await findTrips(request).then(setTrips, () => {});
    },
  });
  const { mutate, reset: resetSearch } = search;
  const { reset: resetAdding } = adding;
  const clear = useCallback(() => {
    setTrips(null);
    resetSearch();
    resetAdding();
  }, [resetSearch, resetAdding]);

  return {
    trips,
    isSearching: search.isPending,
    /** Id of the trip that is taking the passenger. */
    adding: adding.isPending ? adding.variables.trip.id : null,
    saveError: adding.error,
    searchError: search.error,
    find(request: PassengerRequest): void {
      clear();
      mutate(request, { onSuccess: setTrips });
    },
    /** @returns the trip with the passenger; null where that failed, which shows */
    add: (trip: Trip, request: PassengerRequest): Promise<Trip | null> =>
      adding.mutateAsync({ trip, request }).catch(() => null),
    clear,
  };
}

async function findTrips(request: PassengerRequest): Promise<Trip[]> {
  const { service, calendar } = selectedIn(calendarSession.state());
  const window = { ...rangeOfDay(request.date, calendar.timeZone), limit: TRIPS_LIMIT };
  const trips = await service.listTrips(calendar.id, window);
  return matchingTrips(trips, request, calendar.timeZone);
}
