const HALF_A_DAY = 12 * 60 * 60 * 1000;

/** The day at `now` in a time zone: the date as YYYY-MM-DD and the English name of the weekday. */
export function dayAt(now: Date, timeZone: string): { date: string; weekday: string } {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'long',
  });
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return { date: `${part.year}-${part.month}-${part.day}`, weekday: part.weekday ?? '' };
}

/** The dates (YYYY-MM-DD) of the latest days in a time zone, at least so many, the latest first. */
export function latestDates(now: Date, days: number, timeZone: string): string[] {
  // In steps of half a day, since a day of 23 hours would slip through whole ones.
  const steps = Array.from({ length: 2 * days - 1 }, (_, step) => now.getTime() - step * HALF_A_DAY);
  return [...new Set(steps.map((moment) => dayAt(new Date(moment), timeZone).date))];
}
