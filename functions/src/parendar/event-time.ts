const DAY = 24 * 60 * 60 * 1000;
const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** A time of an event in Google's form: a date for a whole day, else a date and time. */
export type EventTime = { date?: string | null; dateTime?: string | null; timeZone?: string | null };

/**
 * The moment that a time of an event means; null for none, or one that cannot be read.
 *
 * @param calendarZone the calendar's time zone, in which a whole day begins, and a time that says no zone of its own
 */
export function momentOf(time: EventTime | null | undefined, calendarZone: string): Date | null {
  const { date, dateTime, timeZone } = time ?? {};
  if (date) return momentIn(`${date}T00:00:00`, calendarZone);
  if (!dateTime) return null;
  if (!/(?:Z|[+-]\d\d:?\d\d)$/i.test(dateTime)) return momentIn(dateTime, timeZone || calendarZone);
  const moment = new Date(dateTime);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/**
 * The moment when clocks in a time zone show a date and time. Where they show it twice, the first; where they leap
 * over it, as much later as they leap: what `Temporal` calls 'compatible', which Node does not have yet.
 *
 * @param local 'YYYY-MM-DDTHH:mm:ss', fractions of a second allowed
 * @param timeZone IANA name; one that nobody knows is taken for UTC
 */
function momentIn(local: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  // Nowhere do clocks change twice within two days.
  const before = offsetAt(asUtc - DAY, timeZone);
  const after = offsetAt(asUtc + DAY, timeZone);
  const offset = [before, after].find((candidate) => offsetAt(asUtc - candidate, timeZone) === candidate);
  return new Date(asUtc - (offset ?? before));
}

/** How far clocks in a time zone are ahead of UTC at a moment. Both in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = formatFor(timeZone).formatToParts(moment);
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(({ type }) => type === wanted)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(moment / 1000) * 1000;
}

/** Made once for a time zone: to make one takes longer than to use it a hundred times. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  FORMATS.set(timeZone, format);
  return format;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
