import type { Trip, TripInput } from '@par-club/functions/contract/parendar';
import { sameName } from '@par-club/functions/shared/same-name';
import { overlapsOf } from '../model/conflicts.ts';
import { duplicateDraft, inputOf } from '../model/trip-draft.ts';
import { dayOfTrip, shortDateText } from '../model/trip-words.ts';
import { type Day, mondayOf, moveDay, weekdayOf, weekOf } from '../model/week.ts';

export const MOST_WEEKS = 8;
export const WEEKS_BY_DEFAULT = 4;

export interface Choice {
  weeks: number;
  /** 0 for Monday; each such day of the weeks is chosen, but for those that have the same trip already. */
  weekdays: readonly number[];
  /** Days that were pressed one by one, and whether they are chosen since. */
  days: Readonly<Record<Day, boolean>>;
}

export interface DayOption {
  day: Day;
  isChosen: boolean;
  /** Over, or the day of the trip itself. */
  isOff: boolean;
  hasSame: boolean;
  /** What the driver has at that time besides. */
  overlaps: readonly Trip[];
}

/** At first the day after the trip is chosen, or today after one that is over. */
export function firstChoice(trip: Trip, today: Day, timeZone: string): Choice {
  return { weeks: WEEKS_BY_DEFAULT, weekdays: [], days: { [firstDay(trip, today, timeZone)]: true } };
}

export function firstDay(trip: Trip, today: Day, timeZone: string): Day {
  const next = moveDay(dayOfTrip(trip, timeZone) ?? today, 1);
  return next < today ? today : next;
}

/** Chooses or drops a weekday, with the days of it that were pressed before. */
export function withWeekday(choice: Choice, weekday: number): Choice {
  const { weekdays } = choice;
  const isOn = weekdays.includes(weekday);
  return {
    ...choice,
    weekdays: isOn ? weekdays.filter((each) => each !== weekday) : [...weekdays, weekday],
    days: Object.fromEntries(Object.entries(choice.days).filter(([day]) => weekdayOf(day) !== weekday)),
  };
}

/** The trip as it will be on another day: at the same times by the clocks of its zone. */
export function repeatedInput(trip: Trip, day: Day, timeZone: string, withPassengers: boolean): TripInput {
  const input = inputOf(duplicateDraft(trip, day, timeZone), timeZone);
  // The payment was for the other day.
  const passengers = withPassengers ? input.passengers.map(({ isPaid: _, ...booking }) => booking) : [];
  return { ...input, passengers };
}

/** @param known the trips of those weeks, as far as they are known */
export function optionsOf(
  trip: Trip,
  choice: Choice,
  today: Day,
  timeZone: string,
  known: readonly Trip[],
): DayOption[][] {
  const first = firstDay(trip, today, timeZone);
  const monday = mondayOf(first);
  return Array.from({ length: choice.weeks }, (_, index) =>
    weekOf(moveDay(monday, 7 * index)).map((day): DayOption => {
      const isOff = day < first;
      const { start, end = null } = repeatedInput(trip, day, timeZone, false);
      const planned = { ...trip, id: null, start, end };
      const hasSame = !isOff && known.some((other) => isSameTrip(other, planned));
      const overlaps = isOff ? [] : overlapsOf(planned, known).filter((other) => !isSameTrip(other, planned));
      const byWeekday = choice.weekdays.includes(weekdayOf(day)) && !hasSame;
      return { day, isOff, hasSame, overlaps, isChosen: !isOff && (choice.days[day] ?? byWeekday) };
    }),
  );
}

function isSameTrip(other: Trip, planned: Pick<Trip, 'start' | 'from' | 'to' | 'driverName'>): boolean {
  return (
    other.origin !== 'other' &&
    other.start === planned.start &&
    (['from', 'to', 'driverName'] as const).every(
      (field) => sameName(other[field]) === sameName(planned[field]),
    )
  );
}

/** 'чт, 4 бер.; пт, 5 бер.' */
export function datesText(days: readonly { day: Day }[], locale: string): string {
  return days.map(({ day }) => shortDateText(day, locale)).join('; ');
}
