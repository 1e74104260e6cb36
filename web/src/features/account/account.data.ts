import type { ComponentType } from 'react';
import { track } from '#analytics/analytics.ts';
import { signInFailure } from '#failures/sign-in-failure.ts';
import { prepareSignIn, signInWithGoogle, signOut as signOutOfGoogle } from '#firebase/sign-in.ts';
import { withTimeout } from '#loading/chunk.ts';
import { hasIdentityKeys } from '#storage/api-keys.ts';

/** Loads what signing in needs. @returns what has to be on the page for it, if anything @throws ChunkLoadError */
export async function prepare(): Promise<ComponentType | null> {
  // Without the keys there is nothing to prepare: signing in will say so.
  return hasIdentityKeys() ? withTimeout('sign-in', prepareSignIn()) : null;
}

/** Signs in with Google and says how that went; a popup that the person closed is no failure. */
export async function signIn() {
  if (!hasIdentityKeys()) return 'no-keys';
  try {
    await signInWithGoogle();
    track('api_success', { call: 'sign-in' });
    return 'signed-in';
  } catch (error) {
    const failure = signInFailure(error);
    if (failure !== 'closed') track('api_error', { call: 'sign-in', reason: failure });
    return failure;
  }
}

/** @returns whether it worked */
export async function signOut(): Promise<boolean> {
  try {
    await signOutOfGoogle();
    track('api_success', { call: 'sign-out' });
    return true;
  } catch {
    track('api_error', { call: 'sign-out', reason: 'other' });
    return false;
  }
}
