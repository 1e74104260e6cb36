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
