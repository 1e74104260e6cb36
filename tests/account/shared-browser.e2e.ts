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
import { KYIV, readyDriver, SHARE, standAt } from '../parloc/driver-page.ts';
import { accountWords, keptHere, openAccount } from './own-account.ts';

const say = (id: keyof typeof calendarText) => calendarText[id].ua;

test.use({ expectedComplaints: CONNECTION_LOST, openAiKey: 'sk-of-the-first-person' });

/** Presses share while the database does not answer, and leaves the page. */
async function leavePlaceWaiting(page: Page, context: BrowserContext, info: TestInfo, silence: () => void) {
  await standAt(context, KYIV);
  await readyDriver(page, info);
  silence();
  await page.getByRole('button', { name: SHARE }).click();
  await expect.poll(() => stored(page)).toContain(`${KYIV.latitude}`);
  await page.goto('/privacy');
}

function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
}

async function chooseSignOut(page: Page): Promise<void> {
  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: 'Вийти' }).click();
}

test('[F-S5] who signs in where another sign-in has ended by itself gets nothing of the first person', async ({
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

test('[F-S5] who signs out leaves no place behind, and is asked about the key', async ({
  page,
  context,
  network,
}, info) => {
  await leavePlaceWaiting(page, context, info, () => network.breakDatabase('silent'));
  await chooseSignOut(page);
  const question = page.getByRole('dialog', { name: 'Вийти?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(userMenuButton(page)).toBeVisible();

  await chooseSignOut(page);
  await question.getByRole('button', { name: 'Вийти й видалити ключ' }).click();
  await expect(userMenuButton(page)).toHaveCount(0);
  await expect.poll(() => keptHere(page)).toEqual(['parclub.google_client_id']);
});
