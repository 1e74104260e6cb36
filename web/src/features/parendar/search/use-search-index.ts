import type { Calendar } from '@par-club/functions/contract/parendar';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReadyState } from '../calendar/calendar-state.ts';
import { calendarSession } from '../calendar/use-calendar.ts';
import { TRIPS_LIMIT } from '../model/limits.ts';
import { dayOfTrip } from '../model/trip-words.ts';
import { type Day, mondayOf, moveDay, rangeOfDay } from '../model/week.ts';
import { indexTrips } from './find-trips.ts';

/** Weeks before this one and after it that are searched. */
const PAST_WEEKS = 8;
const COMING_WEEKS = 12;

/** The trips that are searched, read at once when the search opens; each search of them is the browser's alone. */
export function useSearchIndex({ service }: ReadyState, { id, timeZone }: Calendar, today: Day) {
  const monday = mondayOf(today);
  const from = moveDay(monday, -7 * PAST_WEEKS);
  const to = moveDay(monday, 7 * (COMING_WEEKS + 1) - 1);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['search', from],
    queryFn: () => {
      const [first, last] = [rangeOfDay(from, timeZone), rangeOfDay(to, timeZone)];
      const window = { from: first.from, to: last.to, limit: TRIPS_LIMIT };
      return calendarSession.call(() => service.listTrips(id, window));
    },
  });
  const index = useMemo(() => data && indexTrips(data), [data]);
  const newest = data?.at(-1);
  const isCut = data?.length === TRIPS_LIMIT && newest !== undefined;
  return {
    /** Undefined until the trips are read. */
    index,
    from,
    to,
    /** The day up to which trips were read, where there are more than one reading gives; else null. */
    cutAt: isCut ? dayOfTrip(newest, timeZone) : null,
    failure: error,
    isFetching,
    retry: () => void refetch({ cancelRefetch: false }),
  };
}
