import { isTimeZone, momentShowing } from '../../shared/zone.ts';
import type { EventTime } from '../google/google-client.ts';

/**
 * The moment that a time of an event means; null for none, or one that cannot be read.
 *
 * @param calendarZone the calendar's time zone, in which a whole day begins, and a time that says no zone of
 *   its own; one that is not known here is taken for UTC
 */
export function momentOf(time: EventTime | null | undefined, calendarZone: string): Date | null {
  const { date, dateTime, timeZone } = time ?? {};
  if (date) return momentIn(`${date}T00:00:00`, calendarZone);
  if (!dateTime) return null;
  if (!/(?:Z|[+-]\d\d:?\d\d)$/i.test(dateTime)) return momentIn(dateTime, timeZone || calendarZone);
  const moment = new Date(dateTime);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** @param local 'YYYY-MM-DDTHH:mm:ss', fractions of a second allowed */
function momentIn(local: string, timeZone: string): Date | null {
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown)) return null;
  return new Date(momentShowing(shown, isTimeZone(timeZone) ? timeZone : 'UTC'));
}
