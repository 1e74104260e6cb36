const DAY_MS = 86_400_000;

/** Days from 1970-01-01 to a date (YYYY-MM-DD); null when the text is not a date of the calendar. */
export function dayNumber(iso: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  return match ? dayOf(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

/** Days from 1970-01-01 to a date; null when the calendar has no such date. @param month 1–12 */
export function dayOf(year: number, month: number, day: number): number | null {
  const utc = new Date(Date.UTC(year, month - 1, day));
  const same = utc.getUTCFullYear() === year && utc.getUTCMonth() === month - 1 && utc.getUTCDate() === day;
  return same ? utc.getTime() / DAY_MS : null;
}

export function isoOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Monday. @param day days since 1970-01-01 */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** The next date with this day and month, `today` included, in days since 1970-01-01; null for 30 February. */
export function nextDayAndMonth(today: number, month: number, day: number): number | null {
  const year = Number(isoOf(today).slice(0, 4));
  // 29 February may be up to eight years away.
  const dates = Array.from({ length: 9 }, (_, years) => dayOf(year + years, month, day));
  return dates.find((date) => date !== null && date >= today) ?? null;
}

/** The next date with this day of the month, `today` included, in days since 1970-01-01. */
export function nextDayOfMonth(today: number, day: number): number | null {
  const [year = 0, month = 1] = isoOf(today).split('-').map(Number);
  const dates = [month - 1, month, month + 1].map((i) => dayOf(year + Math.floor(i / 12), (i % 12) + 1, day));
  return dates.find((date) => date !== null && date >= today) ?? null;
}
