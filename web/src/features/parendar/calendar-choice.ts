import type { Calendar } from '@par-club/functions/contract/parendar';
import { readLocal, writeLocal } from '#storage/local.ts';

/** Whose calendars are shown: the person's at Google, or the demo's. */
export type CalendarSource = 'google' | 'demo';

const SOURCE_KEY = 'parclub.calendar_source';
const CALENDAR_KEYS: Readonly<Record<CalendarSource, string>> = {
  google: 'parclub.calendar_google',
  demo: 'parclub.calendar_demo',
};

/** Google's, until the person tries the demo. */
export function readSource(): CalendarSource {
  return readLocal(SOURCE_KEY) === 'demo' ? 'demo' : 'google';
}

export function keepSource(source: CalendarSource): void {
  writeLocal(SOURCE_KEY, source);
}

/** Keeps the calendar that was chosen last. */
export function keepChoice(source: CalendarSource, calendarId: string): void {
  writeLocal(CALENDAR_KEYS[source], calendarId);
}

/** The calendar that was chosen last, if it is still there, else the primary one; null where there is none at all. */
export function chosenOf(source: CalendarSource, calendars: readonly Calendar[]): Calendar | null {
  const kept = readLocal(CALENDAR_KEYS[source]);
  return (
    calendars.find(({ id }) => id === kept) ??
    calendars.find(({ isPrimary }) => isPrimary) ??
    calendars[0] ??
    null
  );
}
