import { LINK_DAYS } from '@par-club/functions/contract/parloc.values';
import { calendarDate } from '#intl/date-formats.ts';

const HOUR_MS = 60 * 60_000;
const HOURS = { hour: 1, eightHours: 8, day: 24 } as const;

export const LINK_ENDS = ['hour', 'eightHours', 'day', 'date'] as const;
export type LinkEnd = (typeof LINK_ENDS)[number];

/** @param date YYYY-MM-DD in the device's zone, for 'date' @returns milliseconds since 1970 */
export function endOfLink(end: LinkEnd, date: string, now: number): number {
  // A time without a zone is in the device's own.
  return end === 'date' ? Date.parse(`${date}T23:59:59`) : now + HOURS[end] * HOUR_MS;
}

/** The first and the last possible day of a link's end, YYYY-MM-DD in the device's zone. */
export function daysOfLink(now: number): { first: string; last: string } {
  const last = new Date(now);
  last.setDate(last.getDate() + LINK_DAYS - 1);
  return { first: calendarDate(new Date(now)), last: calendarDate(last) };
}
