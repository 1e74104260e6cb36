import type { Trip } from '../contract/parendar.ts';
import { LONGEST_TRIP_MINUTES } from '../contract/parendar.values.ts';

/** The database has no moment after the year 9999, and pages end after their trip. */
const LATEST_MS = Date.UTC(9999, 0);

/** Whether a trip can have pages: it has a start and an arrival, and takes no longer than the longest trip. */
export function hasPageTimes<T extends Pick<Trip, 'start' | 'end' | 'isAllDay'>>(
  trip: T,
): trip is T & { start: string; end: string } {
  const { start, end, isAllDay } = trip;
  if (isAllDay || start === null || end === null) return false;
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
  return minutes >= 0 && minutes <= LONGEST_TRIP_MINUTES && Date.parse(end) < LATEST_MS;
}
