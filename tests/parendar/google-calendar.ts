import type { Page, TestInfo } from '@playwright/test';
import { expect, type Language } from '../kit/browser.ts';
import { wordsIn } from './demo-calendar.ts';
import { accountOf, connectBeforehand, signInOwnPerson } from './own-person.ts';

/** Opens the calendar's page as somebody who has connected no calendar. */
export async function openAsDispatcher(page: Page, info: TestInfo): Promise<void> {
  await signInOwnPerson(page, info);
  await page.goto('/parendar/app');
  await expect(page.getByRole('button', { name: CONNECT })).toBeVisible();
}

/** Opens the week of the test's own person, whose calendar is connected; or of another who works in that calendar. */
export async function openConnected(
  page: Page,
  info: TestInfo,
  language: Language,
  account = accountOf(info),
): Promise<void> {
  await connectBeforehand(info, account);
  await signInOwnPerson(page, info, account);
  await page.goto('/parendar/app');
  await expect(page.getByRole('button', { name: wordsIn(language)('parendar.week.next') })).toBeVisible();
}

export const CONNECT = 'Підключити Google Календар';

/** Presses a button that opens Google's consent window, where the person is from then on. */
export async function openConsent(page: Page, button: string | RegExp = CONNECT): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const window = await opened;
  await setFocused(page, false);
  await expect(
    window.getByRole('heading', { name: 'Доступ до вашого облікового запису Google' }),
  ).toBeVisible();
  return window;
}

/** Consents in Google's window, and waits for the week. */
export async function connect(page: Page, button: string | RegExp = CONNECT): Promise<void> {
  const window = await openConsent(page, button);
  await window.getByRole('button', { name: 'Дозволити' }).click();
  await expect(page.getByRole('button', { name: 'Наступний тиждень' })).toBeVisible();
}

/**
 * Has the page know whether the person is in its window. Playwright tells every page that they are, so that a consent
 * window which is slow to answer would count as closed.
 */
export async function setFocused(page: Page, isFocused: boolean): Promise<void> {
  await page.evaluate((focused) => {
    document.hasFocus = () => focused;
  }, isFocused);
}
