import type { Trip } from '@par-club/functions/contract/parendar';
import { offsetAt } from '@par-club/functions/shared/zone';
import type { IntlShape } from 'react-intl';
import { type DateFormat, formatDate } from '#intl/date-formats.ts';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { unbrokenPhone } from '#phone/unbroken-phone.ts';
import type { Day } from './week.ts';
import { noonOf, wallTimeOf } from './zoned-time.ts';

/** A day in words; it belongs to no zone. */
export function dayText(day: Day, format: DateFormat, locale: string): string {
  return formatDate(noonOf(day), format, locale, 'UTC');
}

/** 'сб, 21 лист.' */
export function shortDateText(day: Day, locale: string): string {
  return `${dayText(day, 'weekday-short', locale)}, ${dayText(day, 'day-month', locale)}`;
}

/** A day with its weekday, without the year: 'субота, 21 листопада'. */
export function weekdayText(day: Day, locale: string): string {
  return monthFormat(locale, { weekday: 'long' }).format(noonOf(day));
}

/** From one day to another: '16–22 листопада', with the year where it is not this one. */
export function daysText(from: Day, to: Day, today: Day, locale: string): string {
  const isThisYear = [from, to].every((day) => day.slice(0, 4) === today.slice(0, 4));
  const format = monthFormat(locale, isThisYear ? {} : { year: 'numeric' });
  return format.formatRange(noonOf(from), noonOf(to));
}

/** A day and its month in words, and what is asked for besides. */
function monthFormat(locale: string, besides: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC', ...besides });
}

/** When a trip starts, by the clocks of its calendar. */
export function startText(trip: Pick<Trip, 'start' | 'isAllDay'>, intl: IntlShape, timeZone: string): string {
  if (trip.start === null) return intl.formatMessage({ id: 'parendar.trip.noTime' });
  if (trip.isAllDay) return intl.formatMessage({ id: 'parendar.trip.allDay' });
  return wallTimeOf(new Date(trip.start), timeZone).time;
}

/** When a trip arrives, with the day where that is another; null for one without a time or a way. */
export function arrivalText(
  { start, end, isAllDay }: Pick<Trip, 'start' | 'end' | 'isAllDay'>,
  locale: string,
  timeZone: string,
): string | null {
  if (start === null || end === null || isAllDay || end <= start) return null;
  return timeAfter(start, Date.parse(end), locale, timeZone);
}

/** A time of a trip, with the day where that is not the day of the start. */
function timeAfter(start: string, moment: number, locale: string, timeZone: string): string {
  const { day, time } = wallTimeOf(new Date(moment), timeZone);
  return day === dayOfTrip({ start }, timeZone) ? time : `${time}, ${dayText(day, 'day-month', locale)}`;
}

/** When a trip starts and, where it is known, arrives: '08:00–15:30'. */
export function timesText(
  trip: Pick<Trip, 'start' | 'end' | 'isAllDay'>,
  intl: IntlShape,
  timeZone: string,
): string {
  const arrival = arrivalText(trip, intl.locale, timeZone);
  return arrival === null ? startText(trip, intl, timeZone) : `${startText(trip, intl, timeZone)}–${arrival}`;
}

/** When a trip is at a stop, with the day where that is another; '' where nobody knows. */
export function stopTime(
  { start }: Pick<Trip, 'start'>,
  minutes: number | null,
  locale: string,
  timeZone: string,
): string {
  if (start === null || minutes === null) return '';
  return timeAfter(start, Date.parse(start) + minutes * 60_000, locale, timeZone);
}

/** The stops whose times are after the arrival: somebody has put them down in another order, or mistyped a time. */
export function stopsAfterArrival(
  { start, end, stops = [] }: Pick<Trip, 'start' | 'end' | 'stops'>,
  locale: string,
  timeZone: string,
): { place: string; time: string }[] {
  if (start === null || end === null) return [];
  const length = (Date.parse(end) - Date.parse(start)) / 60_000;
  return stops
    .filter(({ minutes }) => minutes !== null && minutes > length)
    .map(({ place, minutes }) => ({ place, time: stopTime({ start }, minutes, locale, timeZone) }));
}

/** Minutes in words: '7 год 30 хв'. */
export function durationText(minutes: number, locale: string): string {
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && unit(hours, 'hour'), (rest > 0 || hours === 0) && unit(rest, 'minute')]
    .filter((words) => words !== false)
    .join(' ');
}

/** The day on which a trip starts. */
export function dayOfTrip({ start }: Pick<Trip, 'start'>, timeZone: string): Day | null {
  return start === null ? null : wallTimeOf(new Date(start), timeZone).day;
}

/** Where a trip goes; what others wrote has only a title. */
export function wayText(
  { from, to, summary }: Pick<Trip, 'from' | 'to' | 'summary'>,
  intl: IntlShape,
): string {
  if (from === '' && to === '')
    return isolateBidi(summary) || intl.formatMessage({ id: 'parendar.trip.noTitle' });
  const nowhere = intl.formatMessage({ id: 'parendar.trip.noPlace' });
  return `${isolateBidi(from) || nowhere} → ${isolateBidi(to) || nowhere}`;
}

/** The name of a zone, where its clocks show another time than this device's; else null. */
export function foreignZone(timeZone: string, now: Date, locale: string): string | null {
  if (offsetAt(now.getTime(), timeZone) === -now.getTimezoneOffset() * 60_000) return null;
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** A phone in groups with spaces, at which a narrow screen may part it, and which every messenger takes for a phone's. */
export function phoneText(phone: string): string {
  return unbrokenPhone(phone).replaceAll('\u00a0', ' ');
}

/** The name of a passenger, or the phone of one who has none; '' where there is neither. */
export function nameOrPhone({ name, phone }: { name: string; phone: string }): string {
  return name.trim() || phoneText(phone);
}
