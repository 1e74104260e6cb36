import type { Page, TestInfo } from '@playwright/test';
import { calendarText } from '../../web/src/features/parendar/calendar.text.ts';
import { expect, type Language } from '../kit/browser.ts';
import { openAccounts, openSignIn } from '../kit/sign-in.ts';

/** The calendar's words in a language. */
export function wordsIn(language: Language): (id: keyof typeof calendarText) => string {
  return (id) => calendarText[id][language];
}

/** From now on the page shows the demo's calendar, as who chose it once. */
export async function chooseDemo(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('parclub.calendar_source', 'demo'));
}

/** Signs somebody in who has never been here, from the page that is open. */
export async function signInHere(page: Page, { testId }: TestInfo): Promise<void> {
  const accounts = await openAccounts(page);
  await accounts.getByRole('textbox', { name: /^(Ім’я|Name)/ }).fill('Олена Мельник');
  await accounts.getByRole('textbox', { name: /(пошт|mail)/i }).fill(`${testId}@example.com`);
  await accounts.getByRole('button', { name: /^(Продовжити|Continue)/ }).click();
  await expect(page).toHaveURL('/parendar/app');
}

/** The demo's calendar of somebody who has never been here. */
export async function openDemo(page: Page, info: TestInfo): Promise<void> {
  await chooseDemo(page);
  await page.goto('/parendar');
  await openSignIn(page);
  await signInHere(page, info);
}
