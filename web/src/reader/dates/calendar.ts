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
  for (let i = 0; i <= 8; i++) {
    const at = dayOf(year + i, month, day);
    if (at !== null && at >= today) return at;
  }
  return null;
}

/** The first such day of a month not before `today`. */
export function nextDayOfMonth(today: number, day: number): number | null {
  const [year = 0, month = 1] = isoOf(today).split('-').map(Number);
  for (let i = 0; i < 3; i++) {
    const at = dayOf(year + Math.floor((month - 1 + i) / 12), ((month - 1 + i) % 12) + 1, day);
    if (at !== null && at >= today) return at;
  }
  return null;
}
