const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Largest first; a month is 30 days and a year 365. */
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
];

/** '5 хвилин тому', 'in 2 hours', rounded towards now. @param moment in ms since 1970 @param locale BCP 47 tag */
export function formatRelativeTime(moment: number, now: number, locale: string): string {
  const distance = moment - now;
  const found = units.find(([, size]) => Math.abs(distance) >= size);
  if (!found) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
  const [unit, size] = found;
  return new Intl.RelativeTimeFormat(locale).format(Math.trunc(distance / size), unit);
}
