import { useOpenCalendar, useToday } from '../calendar/open-calendar.ts';
import { useTripsBetween } from '../calendar/use-trips.ts';
import { type Day, moveDay, rangeOfDay } from '../model/week.ts';
import type { Ride } from './rides.ts';

/** Days ahead in which a booking is looked for; a day that a message names is read with those beside it. */
const DAYS_AHEAD = 31;

/** The trips that the rides may be about: from yesterday on, read once for all rides. */
export function useTripsAhead(rides: readonly Ride[]) {
  const { timeZone } = useOpenCalendar();
  const today = useToday();
  const named = rides.map(({ date }): Day => (date === '' ? today : moveDay(date, 1)));
  // Days sort as texts.
  const last = [moveDay(today, DAYS_AHEAD), ...named].sort().at(-1) ?? today;
  const { from } = rangeOfDay(moveDay(today, -1), timeZone);
  return useTripsBetween({ from, to: rangeOfDay(last, timeZone).to });
}
