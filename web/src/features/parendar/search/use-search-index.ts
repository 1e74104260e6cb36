import { useMemo } from 'react';
import { useOpenCalendar, useToday } from '../calendar/open-calendar.ts';
import { useTripsBetween } from '../calendar/use-trips.ts';
import { dayOfTrip } from '../model/trip-words.ts';
import { mondayOf, moveDay, rangeOfDay } from '../model/week.ts';
import { indexTrips } from './find-trips.ts';

/** Weeks before this one and after it that are searched. */
const PAST_WEEKS = 8;
const COMING_WEEKS = 12;

/** All trips are read when the search opens; searching needs no more requests. */
export function useSearchIndex() {
  const { timeZone } = useOpenCalendar();
  const monday = mondayOf(useToday());
  const from = moveDay(monday, -7 * PAST_WEEKS);
  const to = moveDay(monday, 7 * (COMING_WEEKS + 1) - 1);
  const range = { from: rangeOfDay(from, timeZone).from, to: rangeOfDay(to, timeZone).to };
  const trips = useTripsBetween(range);
  const { read, cutAfter } = trips;
  return {
    /** Null until the trips are read. */
    index: useMemo(() => read && indexTrips(read), [read]),
    from,
    to,
    /** The day up to which trips were read, where there are more than one reading gives; else null. */
    cutAt: cutAfter && dayOfTrip(cutAfter, timeZone),
    trips,
  };
}
