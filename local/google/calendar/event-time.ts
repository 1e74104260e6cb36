import { invalid, refusal } from '../errors.ts';
import { asObject, type Json } from '../http.ts';
import type { EventTime, StoredEvent } from '../state.ts';

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?$/;
const MOMENT = new RegExp(`${LOCAL_TIME.source.slice(0, -1)}(Z|[+-]\\d{2}:\\d{2})$`, 'i');

/** A moment with an offset (RFC 3339), in milliseconds since 1970; null for anything else. */
export function momentIn(text: string): number | null {
  const moment = MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

/** The start or end of an event, as a client writes it. */
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
    return { dateTime: secondsOf(inZone(text, timeZone)), ...zone };
  }
  throw invalid(`Invalid ${name} time.`);
}

/** A start or end as Google shows it: the moment in the calendar's zone, beside the zone that the writer named. */
export function showTime(time: EventTime, calendarZone: string): Json {
  if ('date' in time) return time;
  const moment = Date.parse(time.dateTime);
  const local = new Date(moment + offsetAt(moment, calendarZone)).toISOString().slice(0, 19);
  const suffix = offsetNameAt(moment, calendarZone) || 'Z';
  return { dateTime: local + suffix, timeZone: time.timeZone ?? calendarZone };
}

/** When it starts and ends, in milliseconds since 1970; days are those of the calendar's zone. */
export function boundsOf({ start, end }: Pick<StoredEvent, 'start' | 'end'>, calendarZone: string) {
  return { start: startOf(start, calendarZone), end: startOf(end, calendarZone) };
}

function startOf(time: EventTime, zone: string): number {
  return 'date' in time ? inZone(`${time.date}T00:00:00`, zone) : Date.parse(time.dateTime);
}

/** The moment of a local time; of two the first, and where the clock skips it as much later as it skips. */
function inZone(local: string, zone: string): number {
  const asUtc = Date.parse(`${local}Z`);
  const offsets = [-1, 1].map((side) => offsetAt(asUtc + side * DAY_MS, zone));
  const fitting = offsets.find((offset) => offsetAt(asUtc - offset, zone) === offset);
  return asUtc - (fitting ?? offsets[0] ?? 0);
}

/** How far the zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  return -Date.parse(`1970-01-01T00:00:00${offsetNameAt(moment, zone) || 'Z'}`);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** As in '+02:00'; '' for UTC. */
function offsetNameAt(moment: number, timeZone: string): string {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '');
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** Google stores seconds and nothing finer. */
function secondsOf(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}Z`;
}
