import type { ComponentType } from 'react';

/** A way to sign in with Google, loaded and ready to open its window. */
interface Provider {
  signIn: () => Promise<void>;
  /** What has to be on the page meanwhile; a popup needs nothing. */
  Window?: ComponentType;
}

let ready: Promise<Provider> | null = null;

/**
 * Loads what signing in needs, so that `signInWithGoogle` opens its window at once: browsers block a late one.
 * @returns what has to be on the page for it, if anything
 */
export async function prepareSignIn(): Promise<ComponentType | null> {
  return (await load()).Window ?? null;
}

/**
 * The one way to sign in: Google's popup, or, for a demo project, a choice among accounts of the emulator.
 * Rejects with the SDK's error; `signInFailure` tells what it means.
 */
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
