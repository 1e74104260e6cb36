import type { Page, TestInfo } from '@playwright/test';
import { expect } from '../kit/browser.ts';
import { openAccounts, openSignIn } from '../kit/sign-in.ts';

/** A dispatcher's account of its own for each test: at the emulator and, with the same address, at Google's stand-in. */
export const accountOf = ({ testId }: TestInfo) => `${testId}@example.com`;

/** Signs somebody in who has never been here, and waits for the calendar's page. */
export async function signInAsDispatcher(page: Page, info: TestInfo): Promise<void> {
  await page.goto('/parendar');
  await openSignIn(page);
  const accounts = await openAccounts(page);
  await accounts.getByRole('textbox', { name: /^(Ім’я|Name)/ }).fill('Олена Мельник');
  await accounts.getByRole('textbox', { name: /(пошт|mail)/i }).fill(accountOf(info));
  await accounts.getByRole('button', { name: /^(Продовжити|Continue)/ }).click();
  await expect(page).toHaveURL('/parendar/app');
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
