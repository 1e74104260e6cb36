import { connectCalendar } from '@par-club/functions/contract/parendar';
import type { Page, TestInfo } from '@playwright/test';
import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import { httpsCallable } from 'firebase/functions';
import { googleIdToken } from '../../local/sample/people.ts';
import { expect } from '../kit/browser.ts';
import { type Client, clientApp } from '../kit/emulators.ts';
import { consent } from '../kit/google.ts';
import { ownName } from '../kit/own-name.ts';
import { openAccounts, signInBeforehand } from '../kit/sign-in.ts';

const NAME = 'Олена Мельник';

/** A dispatcher's account of its own for each test: at the emulator and, with the same address, at Google's stand-in. */
export const accountOf = (info: TestInfo) => `${ownName(info)}@example.com`;

/** Signs in the test's own person, or another one by their address, before the page opens. */
export async function signInOwnPerson(page: Page, info: TestInfo, email = accountOf(info)): Promise<string> {
  return signInBeforehand(page, { name: NAME, email });
}

/** Goes on from an open sign-in dialog as the test's own person, or as another one by their address. */
export async function signInHere(page: Page, info: TestInfo, account = accountOf(info)): Promise<void> {
  const accounts = await openAccounts(page);
  await accounts.getByRole('textbox', { name: /^(Ім’я|Name)/ }).fill(NAME);
  await accounts.getByRole('textbox', { name: /(пошт|mail)/i }).fill(account);
  await accounts.getByRole('button', { name: /^(Продовжити|Continue)/ }).click();
  await expect(page).toHaveURL('/parendar/app');
}

/** The id that the test's own person has from the first sign-in on. */
export async function uidOf(info: TestInfo): Promise<string> {
  const { uid, client } = await clientOf(info);
  await client.close();
  return uid;
}

/**
 * Connects the calendar of the test's own person, who then finds it connected, in whatever language; or that calendar
 * to another dispatcher, by their address.
 */
export async function connectBeforehand(info: TestInfo, dispatcher = accountOf(info)): Promise<void> {
  const { client } = await clientOf(info, dispatcher);
  await httpsCallable(client.functions, connectCalendar.name)(await consent(accountOf(info)));
  await client.close();
}

/** The SDK with the test’s own person signed in, or another one, without a page. */
async function clientOf(info: TestInfo, email = accountOf(info)): Promise<{ uid: string; client: Client }> {
  const client = clientApp();
  const token = googleIdToken({ sub: `typed-${email}`, name: NAME, email });
  const { user } = await signInWithCredential(client.auth, GoogleAuthProvider.credential(token));
  return { uid: user.uid, client };
}
