import type { Locator, Page } from '@playwright/test';
import { accountDialogText } from '../../web/src/features/account/account-dialog.text.ts';
import { expect, type Language } from '../kit/browser.ts';
import { userMenuButton } from '../kit/sign-in.ts';
import { keptNames } from './kept-names.ts';

/** The words of the account dialog in a language. */
export function accountWords(language: Language | null) {
  return (id: keyof typeof accountDialogText, word = '') =>
    accountDialogText[id][language ?? 'ua'].replace('{word}', word);
}

/** Opens the account from the user menu. */
export async function openAccount(page: Page): Promise<Locator> {
  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: /^(Обліковий запис|Account)$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^(Обліковий запис|Account)$/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Opens the deletion from the user menu. */
export async function openDeletion(page: Page): Promise<Locator> {
  const account = await openAccount(page);
  await account.getByRole('button', { name: /^(Видалити обліковий запис|Delete account)$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^(Видалити обліковий запис\?|Delete the account\?)$/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Types the word and presses the button, in either language. */
export async function confirmDeletion(dialog: Locator, language: Language | null = null): Promise<void> {
  await dialog.getByRole('textbox').fill(language === 'en' ? 'DELETE' : 'ВИДАЛИТИ');
  await dialog.getByRole('button', { name: /^(Видалити назавжди|Delete for good)$/ }).click();
}

/** All that this tab and the browser keep of the person, by name. */
export function keptHere(page: Page): Promise<string[]> {
  return page.evaluate(keptNames);
}
