import type { Trip } from '@par-club/functions/contract/parendar';
import { newBookingId } from '@par-club/functions/shared/booking';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { addPassenger } from '../calendar/save-trip.ts';
import { calendarSession } from '../calendar/use-calendar.ts';
import { useTripsBetween, WANTED_ONCE } from '../calendar/use-trips.ts';
import { passengerOfDraft } from '../model/passenger-draft.ts';
import { rangeOfDay } from '../model/week.ts';
import { matchingTrips, type PassengerRequest } from './passenger-request.ts';

export function usePassengerSearch() {
  const target = useOpenCalendar();
  const { timeZone } = target;
  /** The request of the last press; null before. */
  const [asked, setAsked] = useState<PassengerRequest | null>(null);
  const day = asked && rangeOfDay(asked.date, timeZone);
  const { read, isFetching, failure, retry } = useTripsBetween(day, WANTED_ONCE);
  // Each press reads anew, be it for the same day.
  const readAgain = useEffectEvent(retry);
  useEffect(() => {
    if (asked) void readAgain();
  }, [asked]);
  /** The same in each try, so that none adds a second booking. */
  const [bookingId, setBookingId] = useState(newBookingId);
  const adding = useMutation({
    mutationFn: ({ trip, request }: { trip: Trip; request: PassengerRequest }) =>
      calendarSession.save(() => addPassenger(target, trip, { ...passengerOfDraft(request), id: bookingId })),
    onSuccess: () => setBookingId(newBookingId()),
  });
  const { reset: resetAdding } = adding;
  const clear = useCallback(() => {
    setAsked(null);
    resetAdding();
  }, [resetAdding]);

  return {
    /** Null before the search. */
    trips: useMemo(() => asked && read && matchingTrips(read, asked, timeZone), [asked, read, timeZone]),
    isSearching: isFetching,
    /** Id of the trip that is taking the passenger. */
    adding: adding.isPending ? adding.variables.trip.id : null,
    saveError: adding.error,
    searchError: failure,
    find(request: PassengerRequest): void {
      clear();
      setAsked(request);
    },
    /** @returns the trip with the passenger; null where that failed, which shows */
    add: (trip: Trip, request: PassengerRequest): Promise<Trip | null> =>
      adding.mutateAsync({ trip, request }).catch(() => null),
    clear,
  };
}
