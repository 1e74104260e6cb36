import { isTimeZone, momentShowing, offsetAt } from '@par-club/functions/shared/zone';

/** What a clock on the wall shows: '2026-11-21' and '09:30'. */
export interface WallTime {
  day: string;
  time: string;
}

/**
 * The moment at which a zone's clocks show a time. Where they skip it (an hour in March), it is the time that they show
 * instead, as much later as they were put forward; where they show it twice (in October), it is the first.
 * @param timeZone IANA name
 * @throws RangeError for what is no day or no time
 */
export function momentAt({ day, time }: WallTime, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00.000Z`);
  // Some engines take the 31st of February for a day in March.
  if (Number.isNaN(wanted) || !new Date(wanted).toISOString().startsWith(`${day}T${time}`)) {
    throw new RangeError(`No such time: ${day} ${time}`);
  }
  return new Date(momentShowing(wanted, timeZone));
}

/** Days are counted, and put into words, at noon in UTC, which has no hours to skip. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00.000Z`);
}

/** What the clocks of a zone show at a moment. */
export function wallTimeOf(moment: Date, timeZone: string): WallTime {
  const shown = new Date(moment.getTime() + offsetAt(moment.getTime(), timeZone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** Browsers of before 2023 know Kyiv only as Kiev; unknown zones become UTC, the zone of storage. */
export function knownZone(timeZone: string): string {
  const names = timeZone === 'Europe/Kyiv' ? [timeZone, 'Europe/Kiev'] : [timeZone];
  return names.find(isTimeZone) ?? 'UTC';
}
