import { isTimeZone, momentShowing, offsetAt } from '@par-club/functions/shared/zone';
import { invalid, refusal } from '../errors.ts';
import { asObject, type Json } from '../http.ts';
import type { EventTime, StoredEvent } from '../state.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?$/;
const MOMENT = new RegExp(`${LOCAL_TIME.source.slice(0, -1)}(Z|[+-]\\d{2}:\\d{2})$`, 'i');

/** A moment with an offset (RFC 3339), in milliseconds since 1970; null for anything else. */
export function momentIn(text: string): number | null {
  const moment = MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

export function readTime(value: unknown, name: 'start' | 'end'): EventTime {
  const { date = null, dateTime = null, timeZone = null } = asObject(value);
  if (date === null && dateTime === null) throw refusal(400, 'required', `Missing ${name} time.`);
  if (date !== null && dateTime !== null) throw invalid(`Invalid ${name} time.`);
  if (timeZone !== null && !(typeof timeZone === 'string' && isTimeZone(timeZone))) {
    throw invalid(`Invalid time zone definition for ${name} time.`);
  }
  if (typeof date === 'string' && DAY.test(date) && !Number.isNaN(Date.parse(date))) return { date };
  const text = String(dateTime);
  const zone = timeZone === null ? {} : { timeZone };
  const moment = momentIn(text);
  if (moment !== null) return { dateTime: secondsOf(moment), ...zone };
  if (LOCAL_TIME.test(text) && !Number.isNaN(Date.parse(`${text}Z`))) {
    if (timeZone === null) throw refusal(400, 'required', `Missing time zone definition for ${name} time.`);
    return { dateTime: secondsOf(momentShowing(Date.parse(`${text}Z`), timeZone)), ...zone };
  }
  throw invalid(`Invalid ${name} time.`);
}

/** A start or end as Google shows it: the moment in the calendar's zone, beside the zone that the writer named. */
export function showTime(time: EventTime, calendarZone: string): Json {
  if ('date' in time) return time;
  const moment = Date.parse(time.dateTime);
  const offset = offsetAt(moment, calendarZone);
  const local = new Date(moment + offset).toISOString().slice(0, 19);
  const distance = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  const suffix = offset === 0 ? 'Z' : `${offset < 0 ? '-' : '+'}${distance}`;
  return { dateTime: local + suffix, timeZone: time.timeZone ?? calendarZone };
}

/** In milliseconds since 1970; days are those of the calendar's zone. */
export function boundsOf({ start, end }: Pick<StoredEvent, 'start' | 'end'>, calendarZone: string) {
  return { start: startOf(start, calendarZone), end: startOf(end, calendarZone) };
}

function startOf(time: EventTime, zone: string): number {
  return 'date' in time ? momentShowing(Date.parse(time.date), zone) : Date.parse(time.dateTime);
}

/** Google stores seconds and nothing finer. */
function secondsOf(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}Z`;
}
