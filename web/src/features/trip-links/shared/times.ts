import { placeHours } from '@par-club/functions/shared/place-hours';
import type { IntlShape } from 'react-intl';
import { formatDate } from '#intl/date-formats.ts';

/** After the arrival, unless somebody has marked a delay. */
const OVER_AFTER_MS = 2 * 60 * 60 * 1000;

/** @param now in milliseconds since 1970 */
export function isLongOver(trip: Parameters<typeof placeHours>[0], now: number): boolean {
  return now >= placeHours(trip).until + OVER_AFTER_MS;
}

/** '08:05' in the trip's zone. @param at ISO; null for unknown, which is '' */
export function clockTime(at: string | null, intl: IntlShape, timeZone: string): string {
  return at === null ? '' : formatDate(new Date(at), 'time', intl.locale, knownZone(timeZone));
}

/** 'субота, 21 листопада'. */
export function dayWords(at: string, intl: IntlShape, timeZone: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: knownZone(timeZone) } as const;
  return new Intl.DateTimeFormat(intl.locale, format).format(new Date(at));
}

/** The day of a trip that takes no other; null for several. */
export function onlyDay(
  trip: { start: string; end: string },
  intl: IntlShape,
  timeZone: string,
): string | null {
  const [day, last] = [trip.start, trip.end].map((at) => dayWords(at, intl, timeZone));
  return day && day === last ? day : null;
}

/** A time, with its day unless that is the day of `start`: 'неділя, 22 листопада, 06:00'. */
export function timeAfter(start: string, at: string, intl: IntlShape, timeZone: string): string {
  const day = dayWords(at, intl, timeZone);
  const time = clockTime(at, intl, timeZone);
  return day === dayWords(start, intl, timeZone) ? time : `${day}, ${time}`;
}

export function later(at: string, minutes: number): string {
  return new Date(Date.parse(at) + minutes * 60_000).toISOString();
}

/** Older browsers know Kyiv's zone by its former name alone, newer ones by both. */
function knownZone(timeZone: string): string {
  return timeZone === 'Europe/Kyiv' ? 'Europe/Kiev' : timeZone;
}
