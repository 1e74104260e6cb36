import type { Calendar } from '@par-club/functions/contract/parendar';
import { calendarSource, demoChoice, googleChoice } from '#storage/registry.ts';
import { storedText } from '#storage/stored.ts';

export type CalendarSource = 'google' | 'demo';

const CHOICES = { google: googleChoice, demo: demoChoice } as const;

/** The choice is kept per person of a shared device; Google's is the default. */
export function sourceOf(uid: string): CalendarSource {
  return storedText(calendarSource, uid).read() === 'demo' ? 'demo' : 'google';
}

export function saveSource(uid: string, source: CalendarSource): void {
  storedText(calendarSource, uid).save(source);
}

export function saveChoice(uid: string, source: CalendarSource, calendarId: string): void {
  storedText(CHOICES[source], uid).save(calendarId);
}

export function chosenOf(
  uid: string,
  source: CalendarSource,
  calendars: readonly Calendar[],
): Calendar | null {
  const kept = storedText(CHOICES[source], uid).read();
  return (
    calendars.find(({ id }) => id === kept) ??
    calendars.find(({ isPrimary }) => isPrimary) ??
    calendars[0] ??
    null
  );
}
