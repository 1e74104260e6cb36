import type { ComponentType } from 'react';

interface Provider {
  /** Rejects with an error for `signInFailure`. */
  signIn: () => Promise<void>;
  /** On the page during the sign-in; a popup needs nothing. */
  Window?: ComponentType;
}

let ready: Promise<Provider> | null = null;

/** Google's popup, or a demo project's choice of accounts. It is loaded early: browsers block a late window. */
export function signInProvider(): Promise<Provider> {
  ready ??= loadProvider();
  ready.catch(() => {
    ready = null;
  });
  return ready;
}

/** @param keepsPlace whether the person leaves the place that clients see */
export async function signOut(keepsPlace: boolean): Promise<void> {
  const { signOutUser } = await import('./auth.ts');
  await signOutUser(keepsPlace);
}

async function loadProvider(): Promise<Provider> {
  if (EMULATOR_PORTS === null) return (await import('./sign-in-popup.ts')).preparePopup();
  return (await import('./emulator-accounts.tsx')).prepareAccounts();
}
