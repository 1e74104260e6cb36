import type { Page, TestInfo } from '@playwright/test';
import { expect } from '../kit/browser.ts';
import { openSignIn } from '../kit/sign-in.ts';
import { signInHere } from './own-person.ts';

/** Signs somebody in who has never been here, and waits for the calendar's page. */
export async function signInAsDispatcher(page: Page, info: TestInfo): Promise<void> {
  await page.goto('/parendar');
  await openSignIn(page);
  await signInHere(page, info);
  await expect(page.getByRole('button', { name: CONNECT })).toBeVisible();
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

/** Consents in Google's window, and waits for the week. */
export async function connect(page: Page, button: string | RegExp = CONNECT): Promise<void> {
  const window = await openConsent(page, button);
  await window.getByRole('button', { name: 'Дозволити' }).click();
  await expect(page.getByRole('button', { name: 'Наступний тиждень' })).toBeVisible();
}
