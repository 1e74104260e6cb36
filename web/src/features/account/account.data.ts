import type { ComponentType } from 'react';
import { track } from '#analytics/analytics.ts';
import { signInFailure } from '#failures/sign-in-failure.ts';
import { signInProvider, signOut as signOutOfGoogle } from '#firebase/sign-in.ts';
import { withTimeout } from '#loading/chunk.ts';
import { deliverOwedStops, oweStopOfShownPlace } from '#session/owed-stops.data.ts';
import { hasIdentityKeys } from '#storage/api-keys.ts';

/** @returns a component that signing in needs on the page, if any @throws ChunkLoadError */
export async function prepare(): Promise<ComponentType | null> {
  // Without keys signing in says so.
  if (!hasIdentityKeys()) return null;
  const { Window } = await withTimeout('sign-in', signInProvider());
  return Window ?? null;
}

export async function signIn() {
  if (!hasIdentityKeys()) return 'no-keys';
  try {
    await (await signInProvider()).signIn();
    track('api_success', { call: 'sign-in' });
    return 'signed-in';
  } catch (error) {
    const failure = signInFailure(error);
    if (failure !== 'closed') track('api_error', { call: 'sign-in', reason: failure });
    return failure;
  }
}

/** Ends the place, unless it is kept, also where the sign-out fails. @returns whether signing out worked */
export async function signOut(keepsPlace: boolean): Promise<boolean> {
  if (!keepsPlace) oweStopOfShownPlace();
  try {
    await signOutOfGoogle(keepsPlace);
    track('api_success', { call: 'sign-out' });
    return true;
  } catch {
    track('api_error', { call: 'sign-out', reason: 'other' });
    return false;
  } finally {
    // The driver's page may be closed or offline.
    void deliverOwedStops();
  }
}
