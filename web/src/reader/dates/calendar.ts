const DAY = 86_400_000;

/** Days since 1970-01-01 of a YYYY-MM-DD text; null when it is no such day. */
export function dayNumber(iso: string): number | null {
  const m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  return m ? dayOf(Number(m[1]), Number(m[2]), Number(m[3])) : null;
}

/** Days since 1970-01-01, or null when the calendar has no such day. Months are 1–12. */
export function dayOf(year: number, month: number, day: number): number | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const same = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return same ? at.getTime() / DAY : null;
}

export function isoOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** 0 is Monday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** The first such day and month not before `today`. */
export function nextDayAndMonth(today: number, month: number, day: number): number | null {
  const year = Number(isoOf(today).slice(0, 4));
  // 29 February may be up to eight years away
  const days = Array.from({ length: 9 }, (_, years) => dayOf(year + years, month, day));
  return days.find((at) => at !== null && at >= today) ?? null;
}

/** The first such day of a month not before `today`. */
export function nextDayOfMonth(today: number, day: number): number | null {
  const [year = 0, month = 1] = isoOf(today).split('-').map(Number);
  const days = [month - 1, month, month + 1].map((i) => dayOf(year + Math.floor(i / 12), (i % 12) + 1, day));
  return days.find((at) => at !== null && at >= today) ?? null;
}
