import { type Day, moveDay } from './week.ts';
import { noonOf, type WallTime } from './zoned-time.ts';

const DAY_MINUTES = 24 * 60;

export interface StopDraft {
  place: string;
  /** 'HH:MM' by the clocks of the calendar, or empty. */
  time: string;
  /** Days after the day of the start; empty for the first such time after the stop before. */
  days: string;
}

export interface TimesDraft {
  date: Day;
  time: string;
  /** 'HH:MM', or empty where nobody said. */
  arrivalTime: string;
  /** Days after the day of the start; empty for the first such time after the start. */
  arrivalDays: string;
  stops: StopDraft[];
}

type Start = Pick<TimesDraft, 'date' | 'time'>;

/** How long a trip takes by the clocks: minutes. Null without a start or an arrival. */
export function durationOf({ time, arrivalTime, arrivalDays }: Omit<TimesDraft, 'stops'>): number | null {
  if (time === '' || arrivalTime === '') return null;
  return after(time, arrivalTime, arrivalDays, 1);
}

/** Days from the day of the start to the day of the arrival. Null without a start or an arrival. */
export function arrivalDaysOf(draft: Omit<TimesDraft, 'stops'>): number | null {
  const minutes = durationOf(draft);
  return minutes === null ? null : timeAfter(draft.time, minutes).days;
}

/** The trip with an arrival so many minutes after its start, by the clocks. */
export function withDuration<Draft extends TimesDraft>(draft: Draft, minutes: number): Draft {
  const { time, days } = timeAfter(draft.time, minutes);
  const isNext = after(draft.time, time, '', 1) === minutes;
  return { ...draft, arrivalTime: time, arrivalDays: isNext ? '' : String(days) };
}

/** For each stop, minutes after the start by the clocks; null where nobody said. */
export function stopMinutes({ time: start, stops }: Pick<TimesDraft, 'time' | 'stops'>): (number | null)[] {
  let before = 0;
  return stops.map(({ time, days }) => {
    if (time === '' || start === '') return null;
    before = after(start, time, days, before);
    return before;
  });
}

/** Stops at so many minutes after the start, by the clocks. */
export function stopsAfter(
  start: string,
  stops: readonly { place: string; minutes: number | null }[],
): StopDraft[] {
  let before = 0;
  return stops.map(({ place, minutes }) => {
    if (minutes === null || start === '') return { place, time: '', days: '' };
    const { time, days } = timeAfter(start, minutes);
    const isNext = after(start, time, '', before) === minutes;
    before = minutes;
    return { place, time, days: isNext ? '' : String(days) };
  });
}

/** The trip with another start; the arrival and the stops go with it. */
export function withStart<Draft extends TimesDraft>(draft: Draft, start: Partial<Start>): Draft {
  const next = { ...draft, ...start };
  // Without either time there is nothing to keep the distance to.
  if (draft.time === '' || next.time === '') return next;
  const minutes = stopMinutes(draft);
  const stops = draft.stops.map(({ place }, index) => ({ place, minutes: minutes[index] ?? null }));
  const duration = durationOf(draft);
  const moved = { ...next, stops: stopsAfter(next.time, stops) };
  return duration === null ? moved : withDuration(moved, duration);
}

/** What the clocks show so many minutes after a start. */
export function wallTimeAfter({ date, time }: Start, minutes: number): WallTime {
  const moved = timeAfter(time, minutes);
  return { day: moveDay(date, moved.days), time: moved.time };
}

/** Minutes that the clocks go on between two times. */
export function minutesBetween(from: WallTime, to: WallTime): number {
  const days = Math.round((noonOf(to.day).getTime() - noonOf(from.day).getTime()) / (DAY_MINUTES * 60_000));
  return days * DAY_MINUTES + minutesOf(to.time) - minutesOf(from.time);
}

/** @param days as in a draft: empty for the first such time at least so many minutes after the start */
function after(start: string, time: string, days: string, least: number): number {
  const sameDay = minutesOf(time) - minutesOf(start);
  if (days !== '') return sameDay + Number(days) * DAY_MINUTES;
  return sameDay + Math.max(0, Math.ceil((least - sameDay) / DAY_MINUTES)) * DAY_MINUTES;
}

function timeAfter(start: string, minutes: number): { time: string; days: number } {
  const total = minutesOf(start) + minutes;
  const days = Math.floor(total / DAY_MINUTES);
  const ofDay = total - days * DAY_MINUTES;
  const digits = (number: number) => String(number).padStart(2, '0');
  return { time: `${digits(Math.floor(ofDay / 60))}:${digits(ofDay % 60)}`, days };
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
