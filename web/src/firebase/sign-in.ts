import type { ComponentType } from 'react';
import type { GoogleSignIn } from './sign-in-google.ts';
import { saveUser } from './user-profile.ts';

let ready: Promise<GoogleSignIn> | null = null;

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
  const { signIn, more } = await load();
  const credential = await signIn();
  const givenName = more(credential)?.profile?.given_name;
  saveUser(credential.user, typeof givenName === 'string' ? givenName : '');
}

export async function signOut(): Promise<void> {
  const { signOutUser } = await import('./auth.ts');
  await signOutUser();
}

function load(): Promise<GoogleSignIn> {
  ready ??= loadProvider();
  ready.catch(() => {
    ready = null;
  });
  return ready;
}

async function loadProvider(): Promise<GoogleSignIn> {
  if (EMULATOR_PORTS === null) return (await import('./sign-in-popup.ts')).preparePopup();
  return (await import('./emulator-accounts.tsx')).prepareAccounts();
}
