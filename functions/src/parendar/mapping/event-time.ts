import * as z from 'zod/mini';
import { isTimeZone, momentShowing } from '../../shared/zone.ts';

const Text = z.nullish(z.string());
const EventTime = z.object({ date: Text, dateTime: Text, timeZone: Text });
/** Years of four digits, and a day for zones: milliseconds since 1970. */
const [FIRST, LAST] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-30T00:00:00Z')];

/**
 * The moment that a time of an event means; null for none, or one that cannot be read.
 * @param calendarZone for whole days, and times without a zone of their own; an unknown one is taken for UTC
 */
export function momentOf(time: unknown, calendarZone: string): Date | null {
  const { date, dateTime, timeZone } = z.safeParse(EventTime, time).data ?? {};
  if (date) return momentIn(`${date}T00:00:00`, calendarZone);
  if (!dateTime) return null;
  if (!/(?:Z|[+-]\d\d:?\d\d)$/i.test(dateTime)) return momentIn(dateTime, timeZone || calendarZone);
  const moment = Date.parse(dateTime);
  return isWritten(moment) ? new Date(moment) : null;
}

/** @param local 'YYYY-MM-DDTHH:mm:ss', fractions of a second allowed */
function momentIn(local: string, timeZone: string): Date | null {
  const shown = Date.parse(`${local}Z`);
  if (!isWritten(shown)) return null;
  return new Date(momentShowing(shown, isTimeZone(timeZone) ? timeZone : 'UTC'));
}

function isWritten(moment: number): boolean {
  return moment >= FIRST && moment <= LAST;
}
