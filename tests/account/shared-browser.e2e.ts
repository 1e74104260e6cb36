import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { calendarText } from '../../web/src/features/parendar/calendar.text.ts';
import { connectionText } from '../../web/src/features/parendar/connection/connection.text.ts';
import { signInEndedText } from '../../web/src/session/sign-in-ended.text.ts';
import { revoke, uidAt } from '../faults/sign-ins.ts';
import { CONNECTION_LOST, expect, toasts } from '../kit/browser.ts';
import { test } from '../kit/network.ts';
import { openSignIn, userMenuButton } from '../kit/sign-in.ts';
import { chooseDemo } from '../parendar/demo-calendar.ts';
import { accountOf, signInHere } from '../parendar/own-person.ts';
import {
  coordinatesOf,
  HIDE,
  itemOf,
  KYIV,
  openAsClient,
  readyDriver,
  SHARE,
  sharingDriver,
  standAt,
} from '../parloc/driver-page.ts';
import { accountWords, keptHere, openAccount } from './own-account.ts';

const say = (id: keyof typeof calendarText) => calendarText[id].ua;

test.use({ expectedComplaints: CONNECTION_LOST, openAiKey: 'sk-of-the-first-person' });

/** Presses share while the database does not answer, and leaves the page. */
async function leavePlaceWaiting(page: Page, context: BrowserContext, info: TestInfo, silence: () => void) {
  await standAt(context, KYIV);
  await readyDriver(page, info);
  silence();
  await page.getByRole('button', { name: SHARE }).click();
  await expect.poll(() => stored(page)).toContain('parclub.parloc_outbox');
  // What is on its way counts as shown.
  await isKnown(page, 'position');
  await page.goto('/privacy');
}

function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
}

async function chooseSignOut(page: Page): Promise<void> {
  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: 'Вийти' }).click();
}

/** Answers what a sign-out asks, the keys last. */
async function answer(page: Page, ...buttons: string[]): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Вийти?' });
  for (const name of buttons) await question.getByRole('button', { name }).click();
  await expect(userMenuButton(page)).toHaveCount(0);
}

/** Whether the browser knows that the driver's item says so. */
async function isKnown(page: Page, field: string): Promise<void> {
  const known = () => page.evaluate(() => localStorage.getItem('parclub.last_known.parloc_item') ?? '');
  await expect.poll(known).toContain(`"${field}"`);
}

const STOP_FUNCTION = '**/call/stopSharing';
const KEEP_KEYS = 'Вийти, ключі залишити';
const ENDED = /^Трансляцію завершено о \d\d:\d\d/;

test('[F-S5] who signs in where another sign-in has ended by itself gets no driver and no place of the first person', async ({
  page,
  context,
  network,
}, info) => {
  await leavePlaceWaiting(page, context, info, () => network.breakDatabase('silent'));
  network.mend();
  await chooseDemo(page, info);
  await page.goto('/parendar/app');
  await page.getByRole('button', { name: say('parendar.drivers.open') }).click();
  await expect(page.getByText(/Водіїв ще немає/)).toBeVisible();
  network.breakDatabase('silent');
  await page.getByRole('button', { name: say('parendar.drivers.add') }).click();
  await page.getByRole('textbox', { name: say('parendar.drivers.name') }).fill('Олег Бойко');
  await page.getByRole('textbox', { name: say('parendar.drivers.name') }).press('Enter');
  await expect.poll(() => stored(page)).toContain('Олег Бойко');
  await revoke(await uidAt(page));
  await page.reload();
  await expect(toasts(page, signInEndedText.ended.ua)).toBeVisible();
  expect(await stored(page)).toContain(`${KYIV.latitude}`);

  network.mend();
  await openSignIn(page);
  await signInHere(page, info, `other-${accountOf(info)}`);
  // The way from the tool's landing page to the tool would close a menu.
  await expect(
    page.getByRole('heading', { name: connectionText['parendar.connect.title'].ua }),
  ).toBeVisible();
  const account = await openAccount(page);
  const downloaded = page.waitForEvent('download');
  await account.getByRole('button', { name: accountWords('ua')('account.data.download') }).click();
  const file = await readFile(await (await downloaded).path(), 'utf8');
  expect(file).toContain(`other-${accountOf(info)}`);
  for (const text of [file, await stored(page)]) {
    expect(text).not.toContain('Олег Бойко');
    expect(text).not.toContain(`${KYIV.latitude}`);
  }
});

test('[F-S5] [F-S15] [L-04] who signs out leaves no place and no text behind, and is asked about it and the keys', async ({
  page,
  context,
  network,
}, info) => {
  await leavePlaceWaiting(page, context, info, () => network.breakDatabase('silent'));
  // Another tab, on a page that needs no sign-in.
  const other = await context.newPage();
  await other.goto('/parex');
  await other.getByRole('textbox').fill('Олена 0671234567');
  await page.bringToFront();
  await chooseSignOut(page);
  const question = page.getByRole('dialog', { name: 'Вийти?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(userMenuButton(page)).toBeVisible();

  await chooseSignOut(page);
  await answer(page, 'Вийти й приховати', 'Вийти й видалити ключі');
  await expect.poll(() => keptHere(page)).toEqual([]);
  await expect(other.getByRole('textbox')).toHaveValue('');
  await other.reload();
  await expect(other.getByRole('textbox')).toHaveValue('');
  await other.close();
});

test('[F-U2] [L-04] a hide that waits is delivered after a sign-out, by whatever page is opened next', async ({
  page,
  context,
  browser,
  network,
}, info) => {
  const phone = await sharingDriver(page, context, info);
  const client = await openAsClient(browser, page, phone);
  await context.route(STOP_FUNCTION, (route) => route.abort());
  network.breakDatabase('silent');
  await page.getByRole('button', { name: HIDE }).click();
  await expect.poll(() => stored(page)).toContain('parclub.owed_stop');
  // Nothing is asked of the place: what is to become of it was said.
  await chooseSignOut(page);
  await answer(page, KEEP_KEYS);
  expect(await stored(page)).not.toContain(`${KYIV.latitude}`);
  await expect(client.getByText(coordinatesOf(KYIV))).toBeVisible();

  await context.unroute(STOP_FUNCTION);
  await page.goto('/');
  await expect(client.getByText(ENDED)).toBeVisible();
  await expect(client.getByText(coordinatesOf(KYIV))).toHaveCount(0);
  expect(await itemOf(phone)).toMatchObject({ url: '', lastSharedTime: '' });
  await expect.poll(() => stored(page)).not.toContain('parclub.owed_stop');
  await client.context().close();
});

test('[F-U2] [L-04] who shares live and signs out where the database is out of reach ends it for clients', async ({
  page,
  context,
  browser,
  network,
}, info) => {
  await standAt(context, KYIV);
  const phone = await readyDriver(page, info);
  await page.getByRole('button', { name: 'Поки не зупиню' }).click();
  await expect.poll(async () => (await itemOf(phone))?.live).toMatchObject({ state: 'on' });
  await isKnown(page, 'live');
  const client = await openAsClient(browser, page, phone);
  await expect(client.getByText('Наживо', { exact: true })).toBeVisible();
  network.breakDatabase('silent');
  await chooseSignOut(page);
  await answer(page, 'Вийти й приховати', KEEP_KEYS);
  await expect(client.getByText(ENDED)).toBeVisible();
  const item = await itemOf(phone);
  expect(item).toMatchObject({ url: '' });
  expect(item).not.toHaveProperty('live');
  await client.context().close();
});

for (const [what, button, left] of [
  ['may leave the place that is shown', 'Вийти й лишити', { url: expect.stringContaining('q=') }],
  ['takes the place away', 'Вийти й приховати', { url: '', lastSharedTime: '' }],
] as const) {
  test(`[L-04] who signs out on any page of the browser ${what}`, async ({ page, context }, info) => {
    const phone = await sharingDriver(page, context, info);
    await isKnown(page, 'position');
    await page.goto('/privacy');
    await chooseSignOut(page);
    await answer(page, button, KEEP_KEYS);
    // A stop that has left the storage has been answered.
    await expect.poll(() => stored(page)).not.toContain('parclub.owed_stop');
    expect(await itemOf(phone)).toMatchObject(left);
  });
}
