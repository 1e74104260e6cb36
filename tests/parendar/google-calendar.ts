import type { Browser, Page, TestInfo } from '@playwright/test';
import { expect, hostingOf, type Language } from '../kit/browser.ts';
import { TEST_CLIENT } from '../kit/google.ts';
import { wordsIn } from './demo-calendar.ts';
import { accountOf, connectBeforehand, signInOwnPerson } from './own-person.ts';

/** Opens the calendar's page as somebody who has connected no calendar. */
export async function openAsDispatcher(page: Page, info: TestInfo, account = accountOf(info)): Promise<void> {
  await signInOwnPerson(page, info, account);
  await page.goto('/parendar/app');
  await expect(page.getByRole('button', { name: CONNECT })).toBeVisible();
}

/** Opens the week of the test's own person, whose calendar is connected. */
export async function openConnected(page: Page, info: TestInfo, language: Language): Promise<void> {
  await connectBeforehand(info);
  await signInOwnPerson(page, info);
  await page.goto('/parendar/app');
  await expect(page.getByRole('button', { name: wordsIn(language)('parendar.week.next') })).toBeVisible();
}

export const CONNECT = 'Підключити Google Календар';

/** Presses a button that opens Google's consent window. */
export async function openConsent(page: Page, button: string | RegExp = CONNECT): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const window = await opened;
  await expect(
    window.getByRole('heading', { name: 'Доступ до вашого облікового запису Google' }),
  ).toBeVisible();
  return window;
}

/** The page of a second dispatcher, on a device of their own, with the calendar of the first. */
export async function openAsColleague(browser: Browser, info: TestInfo): Promise<Page> {
  const device = await browser.newContext({ baseURL: hostingOf('main') });
  await device.addInitScript((id) => localStorage.setItem('parclub.google_client_id', id), TEST_CLIENT.id);
  const page = await device.newPage();
  await openAsDispatcher(page, info, `colleague-${accountOf(info)}`);
  const window = await openConsent(page);
  await window.getByRole('textbox', { name: 'Електронна адреса' }).fill(accountOf(info));
  await allow(page, window);
  return page;
}

/** Consents in Google's window, and waits for the week. */
export async function connect(page: Page, button: string | RegExp = CONNECT): Promise<void> {
  await allow(page, await openConsent(page, button));
}

async function allow(page: Page, window: Page): Promise<void> {
  await window.getByRole('button', { name: 'Дозволити' }).click();
  await expect(page.getByRole('button', { name: 'Наступний тиждень' })).toBeVisible();
}
