import type { Page, TestInfo } from '@playwright/test';
import { control } from '../kit/google.ts';
import { openConnected } from '../parendar/google-calendar.ts';
import { accountOf } from '../parendar/own-person.ts';
import { card, panel, press } from '../parendar/week-page.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/**
 * Opens the board of somebody new with a trip to Kraków that has just begun, open in the panel, and makes its links.
 * @returns also what opens the trip's day anew
 */
export async function openWithLinks(page: Page, info: TestInfo, event: object) {
  const calendarId = accountOf(info);
  await openConnected(page, info, 'ua');
  const start = inHours(-0.1);
  const times = { start: { dateTime: start }, end: { dateTime: inHours(3) } };
  const added = await control('add-event', { by: calendarId, calendarId, event: { ...event, ...times } });
  // Sweden writes dates as ISO does. It may have begun yesterday.
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Kyiv' }).format(new Date(start));
  const openDay = () => page.goto(`/parendar/app?day=${day}`);
  await openDay();
  await card(page, 'Краків').first().click();
  await press(panel(page), 'Створити посилання');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return { calendarId, event: added.event, openDay };
}

/** The link that a button of a row copies: the driver's ('Водієві'), or that of a passenger by their name. */
export async function copied(page: Page, name: string): Promise<string> {
  await press(panel(page), `Копіювати: ${name}`);
  return page.evaluate(() => navigator.clipboard.readText());
}
