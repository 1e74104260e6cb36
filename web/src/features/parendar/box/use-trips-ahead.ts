import type { Calendar, Trip } from '@par-club/functions/contract/parendar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Target } from '../calendar/save-trip.ts';
import { calendarSession } from '../calendar/use-calendar.ts';
import { useShownTrips } from '../calendar/use-trips.ts';
import { TRIPS_LIMIT } from '../model/limits.ts';
import { type Day, moveDay, rangeOfDay, todayIn } from '../model/week.ts';
import type { Ride } from './rides.ts';

/** Days ahead in which a booking is looked for; a day that a message names is read with those beside it. */
const DAYS_AHEAD = 31;

export type TripsAhead = ReturnType<typeof useTripsAhead>;

/** The trips that the rides may be about: from yesterday on, read once for all rides. */
export function useTripsAhead(
  { service, calendar }: Target & { calendar: Calendar },
  rides: readonly Ride[],
  now: number,
) {
  const client = useQueryClient();
  const { id, timeZone } = calendar;
  const today = todayIn(timeZone, new Date(now));
  const from = moveDay(today, -1);
  const named = rides.map(({ date }): Day => (date === '' ? today : moveDay(date, 1)));
  // Days sort as texts.
  const to = [moveDay(today, DAYS_AHEAD), ...named].sort().at(-1) ?? today;
  const queryKey = ['trips-ahead', from, to];
  const shown = useShownTrips(timeZone);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => {
      const [first, last] = [rangeOfDay(from, timeZone), rangeOfDay(to, timeZone)];
      const window = { from: first.from, to: last.to, limit: TRIPS_LIMIT };
      return calendarSession.call(() => service.listTrips(id, window));
    },
  });
  return {
    /** Null until they are read. */
    trips: data ?? null,
    error,
    isFetching,
    retry: () => void refetch({ cancelRefetch: false }),
    /** Shows at once what was written here, in the week as well. */
    put: (written: Trip) => {
      client.setQueryData<Trip[]>(queryKey, (trips = []) => [...without(trips, written.id), written]);
      shown.put(written);
    },
    remove: (tripId: string) => {
      client.setQueryData<Trip[]>(queryKey, (trips = []) => without(trips, tripId));
      shown.remove(tripId);
    },
  };
}

function without(trips: readonly Trip[], tripId: string): Trip[] {
  return trips.filter(({ id }) => id !== tripId);
}
