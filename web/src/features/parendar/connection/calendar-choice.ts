import type { Calendar } from '@par-club/functions/contract/parendar';
import { readLocal, writeLocal } from '#storage/local.ts';

/** Whose calendars are shown: the person's at Google, or the demo's. */
export type CalendarSource = 'google' | 'demo';

const SOURCE_KEY = 'parclub.calendar_source';
const CALENDAR_KEYS: Readonly<Record<CalendarSource, string>> = {
  google: 'parclub.calendar_google',
  demo: 'parclub.calendar_demo',
};

/**
 * Which service each person has chosen: Google's, until they try the demo. What they choose on this page holds also
 * where the browser keeps nothing.
 */
export function createSourceChoice() {
  let last: { uid: string; source: CalendarSource } | null = null;
  return {
    of: (uid: string): CalendarSource => (last?.uid === uid ? last.source : readSource(uid)),
    set(uid: string, source: CalendarSource): void {
      last = { uid, source };
      writeLocal(`${SOURCE_KEY}.${uid}`, source);
    },
  };
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

/** Each person of a shared device has a choice of their own. */
function readSource(uid: string): CalendarSource {
  return readLocal(`${SOURCE_KEY}.${uid}`) === 'demo' ? 'demo' : 'google';
}
