import { placeHours } from '@par-club/functions/shared/place-hours';
import type { IntlShape } from 'react-intl';
import { formatDate } from '#intl/date-formats.ts';

/** Nobody is on the way any more so long after the arrival, if nobody has said that it is late. */
const OVER_AFTER_MS = 2 * 60 * 60 * 1000;

/** Whether nobody is on the way any more. @param now in milliseconds since 1970 */
export function isLongOver(trip: Parameters<typeof placeHours>[0], now: number): boolean {
  return now >= placeHours(trip).until + OVER_AFTER_MS;
}

/** A moment by the clocks of a trip: '08:05'. @param at ISO; null for unknown, which is '' */
export function clockTime(at: string | null, intl: IntlShape, timeZone: string): string {
  return at === null ? '' : formatDate(new Date(at), 'time', intl.locale, knownZone(timeZone));
}

/** The day of a moment in words, with its weekday: 'субота, 21 листопада'. */
export function dayWords(at: string, intl: IntlShape, timeZone: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: knownZone(timeZone) } as const;
  return new Intl.DateTimeFormat(intl.locale, format).format(new Date(at));
}

/** A moment by the clocks of a trip, with its day where that is another than that of `start`: 'неділя, 22 листопада, 06:00'. */
export function timeAfter(start: string, at: string, intl: IntlShape, timeZone: string): string {
  const day = dayWords(at, intl, timeZone);
  const time = clockTime(at, intl, timeZone);
  return day === dayWords(start, intl, timeZone) ? time : `${day}, ${time}`;
}

/** A moment that is so many minutes later. */
export function later(at: string, minutes: number): string {
  return new Date(Date.parse(at) + minutes * 60_000).toISOString();
}

/** Older browsers know Kyiv's zone by its former name alone, and newer ones by both. */
function knownZone(timeZone: string): string {
  return timeZone === 'Europe/Kyiv' ? 'Europe/Kiev' : timeZone;
}
