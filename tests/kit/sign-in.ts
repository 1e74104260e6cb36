import type { Locator, Page } from '@playwright/test';
import { people } from '../../local/sample/people.ts';
import { expect } from './browser.ts';
import { type PersonName, signedInUser } from './emulators.ts';

/** Where the Auth SDK of the build under test looks for a signed-in user: its API key is that of `web/.env`. */
const API_KEY = 'demo-key';
const AUTH_USER_KEY = `firebase:authUser:${API_KEY}:[DEFAULT]`;

/** A Google account, which exists from its first sign-in on. */
export interface Account {
  name: string;
  email: string;
}

/**
 * Signs an account in before the page opens, as if the person had signed in with this browser some time ago. Tests of
 * the sign-in itself go through its dialogs.
 * @returns the uid
 */
export async function signInBeforehand(page: Page, { name, email }: Account): Promise<string> {
  const user = await signedInUser({ sub: subOf(email), name, email });
  const stored = JSON.stringify({ ...user, apiKey: API_KEY, appName: '[DEFAULT]' });
  await page.addInitScript(
    ({ key, value, once }) => {
      // Once in a tab, so that a sign-out lasts.
      if (sessionStorage.getItem(once)) return;
      sessionStorage.setItem(once, 'yes');
      localStorage.setItem(key, value);
    },
    { key: AUTH_USER_KEY, value: stored, once: `test.signed-in.${email}` },
  );
  return user.uid;
}

/** Google's number of an account: as in `people`, else as the emulator's dialog makes it for a typed address. */
function subOf(email: string): string {
  const known = Object.values(people).find((person) => person.email === email);
  return known?.sub ?? `typed-${email}`;
}

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

/** Opens a page, by default the driver's, as somebody who is signed in already. */
export async function openAs(page: Page, person: PersonName, path = '/parloc'): Promise<void> {
  await signInBeforehand(page, people[person]);
  await page.goto(path);
  await expect(userMenuButton(page)).toBeVisible();
}

/** Signs in as a person does, through the dialogs, from a page whose header has a way in. */
export async function signInByDialog(page: Page, person: PersonName): Promise<void> {
  await openSignIn(page);
  const accounts = await openAccounts(page);
  await accounts.getByRole('button', { name: people[person].email }).click();
  await expect(userMenuButton(page)).toBeVisible();
}

/** Signs in through the dialogs with an account whose name and address are typed. */
export async function signInByTyping(page: Page, { name, email }: Account): Promise<void> {
  await openSignIn(page);
  const accounts = await openAccounts(page);
  await accounts.getByRole('textbox', { name: /^(Ім’я|Name)/ }).fill(name);
  await accounts.getByRole('textbox', { name: /(пошт|mail)/i }).fill(email);
  await accounts.getByRole('button', { name: /^(Продовжити|Continue)/ }).click();
}

/**
 * Signs out by the menu in the header. The keys that tests store are asked about last, and stay.
 * @param answers the buttons of the questions before that one
 */
export async function signOutByMenu(page: Page, ...answers: string[]): Promise<void> {
  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: /^(Вийти|Sign out)$/ }).click();
  const question = page.getByRole('dialog', { name: /^(Вийти\?|Sign out\?)$/ });
  for (const name of answers) await question.getByRole('button', { name }).click();
  await question.getByRole('button', { name: /^(Вийти, ключі залишити|Sign out, keep the keys)$/ }).click();
}

/** The avatar in the header. */
export function userMenuButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^(Меню користувача|User menu)/ });
}

/** Opens the driver's page as somebody who has never been here, with an account of their own. */
export async function openAsNewDriver(page: Page, account: string, name = 'Іван Коваль'): Promise<string> {
  const uid = await signInBeforehand(page, { name, email: `${account}@example.com` });
  await page.goto('/parloc/app');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return uid;
}
