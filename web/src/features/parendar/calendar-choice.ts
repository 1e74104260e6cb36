import type { Calendar } from '@par-club/functions/contract/parendar';
import { readLocal, writeLocal } from '#storage/local.ts';

/** Whose calendars are shown: the person's at Google, or the demo's. */
export type CalendarSource = 'google' | 'demo';

const SOURCE_KEY = 'parclub.calendar_source';
const CALENDAR_KEYS: Readonly<Record<CalendarSource, string>> = {
  google: 'parclub.calendar_google',
  demo: 'parclub.calendar_demo',
};

/** Google's, until the person tries the demo. Each person of a shared device has a choice of their own. */
export function readSource(uid: string): CalendarSource {
  return readLocal(`${SOURCE_KEY}.${uid}`) === 'demo' ? 'demo' : 'google';
}

export function keepSource(uid: string, source: CalendarSource): void {
  writeLocal(`${SOURCE_KEY}.${uid}`, source);
}

/** Keeps the calendar that the person chose last. */
export function keepChoice(uid: string, source: CalendarSource, calendarId: string): void {
  writeLocal(`${CALENDAR_KEYS[source]}.${uid}`, calendarId);
}

/**
 * The calendar that the person chose last, if it is still there, else the primary one; null where there is none at all.
 */
export function chosenOf(
  uid: string,
  source: CalendarSource,
  calendars: readonly Calendar[],
): Calendar | null {
  const kept = readLocal(`${CALENDAR_KEYS[source]}.${uid}`);
  return (
    calendars.find(({ id }) => id === kept) ??
    calendars.find(({ isPrimary }) => isPrimary) ??
    calendars[0] ??
    null
  );
}
