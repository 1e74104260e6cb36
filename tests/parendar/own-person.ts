import type { Page, TestInfo } from '@playwright/test';
import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import { googleIdToken } from '../../local/people.ts';
import { expect } from '../kit/browser.ts';
import { clientApp, type Suite } from '../kit/emulators.ts';
import { ownName } from '../kit/own-name.ts';
import { openAccounts } from '../kit/sign-in.ts';

const NAME = 'Олена Мельник';

/** A dispatcher's account of its own for each test: at the emulator and, with the same address, at Google's stand-in. */
export const accountOf = (info: TestInfo) => `${ownName(info)}@example.com`;

/** Signs in the test's own person, or another one by their address, from the page that is open. */
export async function signInHere(page: Page, info: TestInfo, account = accountOf(info)): Promise<void> {
  const accounts = await openAccounts(page);
  await accounts.getByRole('textbox', { name: /^(Ім’я|Name)/ }).fill(NAME);
  await accounts.getByRole('textbox', { name: /(пошт|mail)/i }).fill(account);
  await accounts.getByRole('button', { name: /^(Продовжити|Continue)/ }).click();
  await expect(page).toHaveURL('/parendar/app');
}

/** The id that the test's own person has from the first sign-in on. */
export async function uidOf(info: TestInfo, suite: Suite): Promise<string> {
  const { auth, close } = clientApp({ suite });
  const email = accountOf(info);
  const token = googleIdToken({ sub: `typed-${email}`, name: NAME, email });
  const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(token));
  await close();
  return user.uid;
}
