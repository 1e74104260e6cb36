import { signOut } from 'firebase/auth';
import { expect, onTestFinished } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { auth } from '../../../web/src/firebase/auth.ts';

/** The avatar in the header. */
export function userMenuButton(): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^(Меню користувача|User menu)/ });
}

/** Opens the user menu and presses one of its items. */
export async function chooseInUserMenu(name: string): Promise<void> {
  await userMenuButton().click();
  await page.getByRole('menuitem', { name }).click();
}

/**
 * Opens the sign-in dialog from the header, in either language. Whoever signs in there is signed out again when the
 * test is over.
 */
export async function openSignIn(): Promise<Locator> {
  onTestFinished(async () => {
    await cleanup();
    await signOut(auth);
  });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Увійти|Sign in)$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^(Вхід|Sign in)$/ });
  await expect.element(dialog).toBeVisible();
  return dialog;
}

/** Goes on from the sign-in dialog to the dialog with the emulator's accounts. */
export async function openAccounts(): Promise<Locator> {
  await page.getByRole('button', { name: /^(Увійти через Google|Sign in with Google)$/ }).click();
  const accounts = page.getByRole('dialog', { name: /^(Оберіть обліковий запис|Choose an account)$/ });
  await expect.element(accounts).toBeVisible();
  return accounts;
}

/** Closes what the user menu has opened. The menu may be pressed again when it has the focus back. */
export async function closeDialog(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(userMenuButton()).toHaveFocus();
}
