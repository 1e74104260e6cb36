import type { ComponentType } from 'react';

interface Provider {
  signIn: () => Promise<void>;
  /** On the page during the sign-in; a popup needs nothing. */
  Window?: ComponentType;
}

let ready: Promise<Provider> | null = null;

/** Loads the sign-in early: browsers block a late window. @returns a component for the page, if any */
export async function prepareSignIn(): Promise<ComponentType | null> {
  return (await load()).Window ?? null;
}

/** Google's popup, or a demo project's choice of accounts. Rejects with an error for `signInFailure`. */
export async function signInWithGoogle(): Promise<void> {
  const { signIn } = await load();
  await signIn();
}

/** @param keepsPlace whether the person leaves the place that clients see */
export async function signOut(keepsPlace: boolean): Promise<void> {
  const { signOutUser } = await import('./auth.ts');
  await signOutUser(keepsPlace);
}

function load(): Promise<Provider> {
  ready ??= loadProvider();
  ready.catch(() => {
    ready = null;
  });
  return ready;
}

async function loadProvider(): Promise<Provider> {
  if (EMULATOR_PORTS === null) return (await import('./sign-in-popup.ts')).preparePopup();
  return (await import('./emulator-accounts.tsx')).prepareAccounts();
}
