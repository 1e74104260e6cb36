import { apiError, invalid } from './errors.ts';
import { asObject, type Json } from './http.ts';
import type { EventTime, StoredEvent } from './state.ts';

const DAY_MILLISECONDS = 86_400_000;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** A moment with an offset (RFC 3339), in milliseconds since 1970; null for anything else. */
export function momentIn(text: string): number | null {
  const moment = MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The start or end of an event, as a client writes it. */
export function readTime(value: unknown, name: 'start' | 'end'): EventTime {
  const { date, dateTime, timeZone } = asObject(value);
  if (date == null && dateTime == null) {
    throw apiError(400, { reason: 'required', message: `Missing ${name} time.` });
  }
  if (date != null && dateTime != null) throw invalid(`Invalid ${name} time.`);
  if (timeZone != null && !(typeof timeZone === 'string' && isTimeZone(timeZone))) {
    throw invalid(`Invalid time zone definition for ${name} time.`);
  }
  if (typeof date === 'string' && DAY.test(date) && !Number.isNaN(Date.parse(date))) return { date };
  const zone = typeof timeZone === 'string' ? { timeZone } : {};
  const moment = typeof dateTime === 'string' ? momentIn(dateTime) : null;
  if (moment !== null) return { dateTime: secondsOf(moment), ...zone };
  if (
    typeof dateTime === 'string' &&
    LOCAL_TIME.test(dateTime) &&
    !Number.isNaN(Date.parse(`${dateTime}Z`))
  ) {
    if (!zone.timeZone) {
      const message = `Missing time zone definition for ${name} time.`;
      throw apiError(400, { reason: 'required', message });
    }
    return { dateTime: secondsOf(inZone(dateTime, zone.timeZone)), ...zone };
  }
  throw invalid(`Invalid ${name} time.`);
}

/** A start or end as Google shows it: the moment in the reader's zone, beside the zone that the writer named. */
export function showTime(time: EventTime, readerZone: string, calendarZone: string): Json {
  if ('date' in time) return time;
  const moment = Date.parse(time.dateTime);
  const offset = offsetAt(moment, readerZone);
  const local = new Date(moment + offset).toISOString().slice(0, 19);
  const minutes = Math.abs(offset) / 60_000;
  const two = (number: number) => String(number).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  const suffix = offset === 0 ? 'Z' : `${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
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
  const offsets = [-1, 1].map((side) => offsetAt(asUtc + side * DAY_MILLISECONDS, zone));
  const fitting = offsets.find((offset) => offsetAt(asUtc - offset, zone) === offset);
  return asUtc - (fitting ?? offsets[0] ?? 0);
}

/** How far the zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  let format = offsetFormats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    offsetFormats.set(zone, format);
  }
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = name.match(/([+-])(\d{2}):(\d{2})/) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

/** Google keeps seconds and nothing finer. */
function secondsOf(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}Z`;
}
