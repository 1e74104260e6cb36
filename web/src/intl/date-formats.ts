import type { CustomFormats } from 'react-intl';

const options = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  'month-day': { month: 'long', day: 'numeric' },
  'day-month': { day: 'numeric', month: 'short' },
  'weekday-short': { weekday: 'short' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** 'calendar-date' is `calendarDate` below, the same in every language. */
export type DateFormat = keyof typeof options | 'calendar-date';

export const formats: CustomFormats = { date: options, time: { time: options.time } };

/** @param locale BCP 47 tag @param timeZone IANA name; the device's own zone when absent */
export function formatDate(moment: Date, format: DateFormat, locale: string, timeZone?: string): string {
  if (format === 'calendar-date') return calendarDate(moment, timeZone);
  return new Intl.DateTimeFormat(locale, { ...options[format], timeZone }).format(moment);
}

/** YYYY-MM-DD in the given zone. */
export function calendarDate(moment: Date, timeZone?: string): string {
  // Swedish dates have this form.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);
}
