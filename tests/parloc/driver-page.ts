import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { PARLOC, PARLOC_PHONES } from '../../functions/src/contract/parloc.values.ts';
import { expect, hostingOf, TILES } from '../kit/browser.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { ownName } from '../kit/own-name.ts';
import { openAsNewDriver, signInBeforehand } from '../kit/sign-in.ts';
import { NAME, seedDriver } from './seed.ts';
import { withoutToken } from './without-token.ts';

export const KYIV = { latitude: 50.4501, longitude: 30.5234, accuracy: 8 };
export const LVIV = { latitude: 49.8397, longitude: 24.0297, accuracy: 12 };
export const ODESA = { latitude: 46.4825, longitude: 30.7233, accuracy: 10 };

/** The name of the one button. */
export const SHARE = 'Поділитися місцезнаходженням';

/** The name of the one that takes the place away. */
export const HIDE = 'Приховати місцезнаходження';

/** A phone of its own for each try of a test, in one spelling that people use. */
export function phoneOf({ testId, retry }: TestInfo): { typed: string; stored: string } {
  const number = (Number.parseInt(testId.replace(/\W/g, '').slice(-12), 16) + retry) % 10_000_000;
  const digits = String(number).padStart(7, '0');
  return {
    typed: `067 ${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`,
    stored: `+38067${digits}`,
  };
}

/** The item that holds a phone, as it is stored. */
export async function itemOf(phone: string): Promise<Record<string, unknown> | undefined> {
  const pointer = await adminFirestore().doc(`${PARLOC_PHONES}/${phone}`).get();
  const id = pointer.get('parlocId');
  return id ? (await adminFirestore().doc(`${PARLOC}/${id}`).get()).data() : undefined;
}

export async function fillIn(
  page: Page,
  settings: { name?: string; phone: string; carName?: string },
): Promise<void> {
  await page.getByRole('textbox', { name: 'Ім’я' }).fill(settings.name ?? 'Іван Коваль');
  await page.getByRole('textbox', { name: 'Телефон' }).fill(settings.phone);
  await page.getByRole('textbox', { name: 'Авто' }).fill(settings.carName ?? 'Mercedes Sprinter, AA 1234 BB');
  await page.getByRole('button', { name: 'Зберегти' }).click();
}

/** Opens the page of a driver who is signed in and has filled in the settings some time ago. @returns the phone */
export async function readyDriver(page: Page, info: TestInfo): Promise<string> {
  const { stored } = phoneOf(info);
  const email = `${ownName(info)}@example.com`;
  const uid = await signInBeforehand(page, { name: NAME, email });
  await seedDriver(null, { uid, phone: stored });
  await page.goto('/parloc/app');
  await expect(page.getByRole('button', { name: SHARE })).toBeVisible();
  return stored;
}

export async function standAt(context: BrowserContext, place: typeof KYIV): Promise<void> {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(place);
}

/** A ready driver who has shared a place once. */
export async function sharingDriver(page: Page, context: BrowserContext, info: TestInfo): Promise<string> {
  await standAt(context, KYIV);
  const phone = await readyDriver(page, info);
  await page.getByRole('button', { name: SHARE }).click();
  await expect(page.getByText(/^Востаннє:/)).toBeVisible();
  // The page shows a share before the database has it.
  await expect.poll(async () => (await itemOf(phone))?.lastSharedTime).not.toBe('');
  return phone;
}

/** Brings the map into sight, and waits for the one that moves, which comes then. */
export async function moveMap(page: Page): Promise<void> {
  await page.getByRole('application').scrollIntoViewIfNeeded();
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
}

/** The driver's page on another device, with an account; close its context in the end. */
export async function signInElsewhere(browser: Browser, account: string): Promise<Page> {
  const device = await browser.newContext({ baseURL: hostingOf() });
  const page = await device.newPage();
  await page.addInitScript(() => localStorage.setItem('parclub.google_client_id', 'test-client-id'));
  await openAsNewDriver(page, account);
  return page;
}

/** The page of a driver's link in a browser of its own, as a client has it open; close its context in the end. */
export async function openAsClient(browser: Browser, driverPage: Page, phone: string): Promise<Page> {
  // Playwright takes what is left out from the driver's context, whose proxy may keep the database out of reach.
  const ownNetwork: object = { proxy: undefined };
  const context = await browser.newContext(ownNetwork);
  await context.route(TILES, (route) => route.abort());
  const client = await context.newPage();
  await client.goto(new URL(`/parloc/driver/${phone.slice(1)}`, driverPage.url()).href);
  await expect(client.getByRole('article')).toBeVisible();
  return client;
}

/** The words with which a client's page tells the place. */
export function coordinatesOf({ latitude, longitude }: typeof KYIV): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}

/** Leaves the person's token out of what the page opens from now on: the database takes it for a visitor's. */
export async function asVisitor(page: Page, stream: 'Listen' | 'Write'): Promise<void> {
  await page.route(`**/google.firestore.v1.Firestore/${stream}/**`, withoutToken);
}

/** Covers the page, as another app or a dark screen does, or shows it again. */
export async function cover(page: Page, isCovered: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isCovered);
}
