import type { Trip } from '@par-club/functions/contract/parendar';
import { type Day, type Stretch, stretchOfDay } from './week.ts';

/** The trips of a day in a zone; one over midnight belongs to both days. */
export function tripsOfDay(trips: readonly Trip[], day: Day, timeZone: string): Trip[] {
  const stretch = stretchOfDay(day, timeZone);
  return trips.filter((trip) => isIn(trip, stretch));
}

/** Whether a part of a trip is in a stretch of time. */
export function isIn({ start, end }: Pick<Trip, 'start' | 'end'>, { from, to }: Stretch): boolean {
  if (start === null) return false;
  const startsAt = Date.parse(start);
  // One that takes no time is there when it starts.
  const endsAt = Math.max(Date.parse(end ?? start), startsAt + 1);
  return endsAt > from.getTime() && startsAt < to.getTime();
}
