import type { Trip } from '@par-club/functions/contract/parendar';
import { calendarDate } from '#intl/date-formats.ts';
import { momentAt, noonOf } from './zoned-time.ts';

/** A day without a zone: 'YYYY-MM-DD'. In this form days sort as texts. */
export type Day = string;

/** From a moment on, up to another without it. */
export interface DateRange {
  from: Date;
  to: Date;
}

const DAY = 24 * 60 * 60_000;

/** Whether a text, as from an address or a field that is being typed into, is a day that trips can be on. */
export function isDay(text: string): text is Day {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const noon = noonOf(text);
  // Some engines take the 31st of February for a day in March.
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text);
}

export function todayIn(timeZone: string, now: Date): Day {
  return calendarDate(now, timeZone);
}

export function moveDay(day: Day, days: number): Day {
  return new Date(noonOf(day).getTime() + days * DAY).toISOString().slice(0, 10);
}

/** 0 for Monday, as a week begins here. */
export function weekdayOf(day: Day): number {
  return (noonOf(day).getUTCDay() + 6) % 7;
}

export function mondayOf(day: Day): Day {
  return moveDay(day, -weekdayOf(day));
}

export function weekOf(day: Day): Day[] {
  const monday = mondayOf(day);
  return [0, 1, 2, 3, 4, 5, 6].map((days) => moveDay(monday, days));
}

/** A day in a zone, from midnight to midnight: 23 or 25 hours where the clocks are changed. */
export function rangeOfDay(day: Day, timeZone: string): DateRange {
  return { from: startOf(day, timeZone), to: startOf(moveDay(day, 1), timeZone) };
}

/** A day's week in a zone, from Monday's midnight to the next Monday's. */
export function rangeOfWeek(day: Day, timeZone: string): DateRange {
  const monday = mondayOf(day);
  return { from: startOf(monday, timeZone), to: startOf(moveDay(monday, 7), timeZone) };
}

function startOf(day: Day, timeZone: string): Date {
  return momentAt({ day, time: '00:00' }, timeZone);
}

/** The trips of a day in a zone; one over midnight belongs to both days. */
export function tripsOfDay(trips: readonly Trip[], day: Day, timeZone: string): Trip[] {
  const range = rangeOfDay(day, timeZone);
  return trips.filter((trip) => isIn(trip, range));
}

/** Whether a part of a trip is in a range of time. */
export function isIn({ start, end }: Pick<Trip, 'start' | 'end'>, { from, to }: DateRange): boolean {
  if (start === null) return false;
  const startsAt = Date.parse(start);
  // One that takes no time is there when it starts.
  const endsAt = Math.max(Date.parse(end ?? start), startsAt + 1);
  return endsAt > from.getTime() && startsAt < to.getTime();
}
