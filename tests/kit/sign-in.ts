import type { Locator, Page } from '@playwright/test';
import { people } from '../../local/people.ts';
import { expect } from './browser.ts';
import type { PersonName } from './emulators.ts';

/** Opens the sign-in dialog from the header, in either language. */
export async function openSignIn(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Увійти|Sign in)$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^(Вхід|Sign in)$/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Goes on from the sign-in dialog to the dialog with the emulator's accounts. */
export async function openAccounts(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(Увійти через Google|Sign in with Google)$/ }).click();
  const accounts = page.getByRole('dialog', { name: /^(Оберіть обліковий запис|Choose an account)$/ });
  await expect(accounts).toBeVisible();
  return accounts;
}

/** Signs in as a person does, through the dialogs, where the header has a way in; else on /parloc. */
export async function signIn(page: Page, person: PersonName): Promise<void> {
  if (!/\/(parloc|parendar)$/.test(page.url())) await page.goto('/parloc');
  await openSignIn(page);
  const accounts = await openAccounts(page);
  await accounts.getByRole('button', { name: people[person].email }).click();
  await expect(userMenuButton(page)).toBeVisible();
}

/** The avatar in the header. */
export function userMenuButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^(Меню користувача|User menu)/ });
}

/** Signs in somebody who has never been here, with an account of their own, and waits for the driver's page. */
export async function signInAsNewDriver(page: Page, account: string, name = 'Іван Коваль'): Promise<void> {
  await page.goto('/parloc');
  await openSignIn(page);
  const accounts = await openAccounts(page);
  await accounts.getByRole('textbox', { name: /^(Ім’я|Name)/ }).fill(name);
  await accounts.getByRole('textbox', { name: /(пошт|mail)/i }).fill(`${account}@example.com`);
  await accounts.getByRole('button', { name: /^(Продовжити|Continue)/ }).click();
  await expect(page).toHaveURL('/parloc/app');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
