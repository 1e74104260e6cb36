import { momentShowing } from '../shared/zone.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** The date as YYYY-MM-DD and the English name of the weekday. */
export type Day = { date: string; weekday: string };

export function dayAt(now: Date, timeZone: string): Day {
  return {
    // Swedish dates are written as those of ISO 8601.
    date: now.toLocaleDateString('sv-SE', { timeZone }),
    weekday: now.toLocaleDateString('en', { timeZone, weekday: 'long' }),
  };
}

/** The dates (YYYY-MM-DD) of so many latest days in a time zone, the latest first. */
export function latestDates(now: Date, days: number, timeZone: string): string[] {
  const today = Date.parse(dayAt(now, timeZone).date);
  return Array.from({ length: days }, (_, ago) =>
    new Date(today - ago * DAY_MILLISECONDS).toISOString().slice(0, 10),
  );
}

/** When the day of a date (YYYY-MM-DD) ends in a time zone. */
export function endOfDay(date: string, timeZone: string): Date {
  return new Date(momentShowing(Date.parse(date) + DAY_MILLISECONDS, timeZone));
}
