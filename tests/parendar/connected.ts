import type { Trip, TripInput } from '@par-club/functions/contract/parendar';
import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { ControlCalls, ControlName } from '../../local/google/control/control.ts';
import { connect, googleCalendar } from '../../web/src/features/parendar/calendar/google-calendar.data.ts';
import { calendarText } from '../../web/src/features/parendar/calendar.text.ts';
import { type Language, ownAddress, signInOwn, wordsOf } from '../kit/components/app.tsx';

export const say = { ua: wordsOf(calendarText, 'ua'), en: wordsOf(calendarText, 'en') };

/** A Wednesday in Kyiv, a minute before noon. */
export const NOW = new Date('2027-03-03T09:59:00.000Z');

export const panel = page.getByRole('dialog');
/** The cards of the day's trips. */
export const trips = page.getByRole('article');

/**
 * Signs a dispatcher in whose calendar at Google's stand-in is connected.
 * @returns the address of the account, which is the id of its primary calendar
 */
export async function signInConnected(): Promise<string> {
  const email = ownAddress();
  await signInOwn(undefined, email);
  await connect(await commands.consentAtGoogle(email));
  return email;
}

/** Makes a trip at `NOW` from Суми to Канів in the calendar of who is signed in. */
export async function makeTrip(email: string, trip: Partial<TripInput> = {}): Promise<Trip> {
  return googleCalendar.createTrip(email, {
    driverName: '',
    from: 'Суми',
    to: 'Канів',
    notes: '',
    passengers: [],
    stops: [],
    seats: null,
    start: NOW.toISOString(),
    ...trip,
  });
}

/** Makes Google's stand-in do something, see `control` in `tests/kit/google.ts`. */
export function control<Name extends ControlName>(
  name: Name,
  input: ControlCalls[Name]['input'],
): Promise<ControlCalls[Name]['output']> {
  return commands.controlGoogle(name, input) as Promise<ControlCalls[Name]['output']>;
}

/** How often Google was asked for something of a kind, for an account. */
export async function countRequests(email: string, kind: string): Promise<number> {
  const { entries } = await control('log', { email });
  return entries.filter((entry) => entry.kind === kind).length;
}

/** The events that are in a calendar now. */
export async function eventsIn(calendarId: string) {
  const { events } = await control('events', { calendarId });
  return events.filter(({ status }) => status !== 'cancelled');
}

/** Signs out as a person does, by the menu in the header. */
export async function signOutByMenu(language: Language): Promise<void> {
  const { menu, signOut } = {
    ua: { menu: /^Меню користувача/, signOut: 'Вийти' },
    en: { menu: /^User menu/, signOut: 'Sign out' },
  }[language];
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: signOut }).click();
  await expect.poll(() => location.pathname).toBe('/parendar');
}
