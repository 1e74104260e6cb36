import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { connect } from '../../web/src/features/parendar/calendar/google-calendar.data.ts';
import { auth } from '../../web/src/firebase/auth.ts';
import { openApp, signInOwn } from '../kit/components/app.tsx';

/** Signs a new person in, whose calendar at Google's stand-in is connected. @returns the calendar's id, their address */
export async function connectOwn(): Promise<string> {
  await signInOwn();
  const email = auth.currentUser?.email ?? '';
  await connect(await commands.consentAtGoogle(email));
  return email;
}

/** Opens the week of who has connected their calendar. */
export async function openConnected(): Promise<void> {
  await openApp('/parendar/app');
  await expect.element(page.getByRole('button', { name: 'Наступний тиждень' })).toBeVisible();
}

/** Puts an event into the calendar. @param starts in milliseconds since 1970; it takes an hour, or until its end */
export async function addEvent(
  email: string,
  starts: number,
  event: object,
  end: object = { dateTime: new Date(starts + 60 * 60_000).toISOString() },
): Promise<void> {
  const start = { dateTime: new Date(starts).toISOString() };
  await commands.controlGoogle('add-event', {
    by: email,
    calendarId: email,
    event: { ...event, start, end },
  });
}

/** An event that this product wrote. */
export const TRIP = {
  summary: 'Суми - Канів | Остап',
  location: 'Суми - Канів',
  description: JSON.stringify({ version: 1, driverName: 'Остап', notes: '', passengers: [] }),
};
