import type { TripPages } from '@par-club/functions/contract/trips';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { isKept } from '../frame/service-worker.ts';
import { expect, hostingOf } from '../kit/browser.ts';
import { adminFirestore } from '../kit/emulators.ts';

/** A phone of its own, without a sign-in. */
export async function newPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: hostingOf(),
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  return context.newPage();
}

/** Opens a van's link, and waits until it opens without a connection as well. */
export async function openVan(page: Page, van: string): Promise<void> {
  await page.goto(van);
  await isKept(page);
  await expect(page.getByRole('button', { name: /^На борту/ }).first()).toBeEnabled();
}

/** The connection comes back, and the server takes what waits for it. */
export async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await allTaken(page);
}

export const allTaken = (page: Page) => expect(page.getByText(/Чекає зв’язку/)).toHaveCount(0);

/** What each call of `markTrip` that was answered had sent, of all pages of a phone. */
export function markCalls(context: BrowserContext): { marks: { at: string }[] }[] {
  const calls: { marks: { at: string }[] }[] = [];
  context.on('requestfinished', (request) => {
    if (request.url().endsWith('/call/markTrip')) calls.push(request.postDataJSON().data);
  });
  return calls;
}

/** The dispatcher's record of the trip of a van's link, past the rules, and the van's page. */
export async function recordOf(van: string) {
  const secret = van.slice('/trip/'.length);
  const link = await adminFirestore().doc(`tripLinks/${secret}`).get();
  const [record, page] = await Promise.all([
    adminFirestore().doc(link.get('record')).get(),
    adminFirestore().doc(`trips/${secret}`).get(),
  ]);
  const { marks, passengers } = record.data() as TripPages;
  expect(page.get('marks')).toEqual(marks);
  const keyOf = (name: string) => passengers.find((each) => each.name === name)?.key ?? '';
  return { marks, keyOf, rideOf: (name: string) => marks.rides[keyOf(name)], changedAt: record.updateTime };
}
