import { readLocal } from './local.ts';

/** Where the profile is kept (see `profile.ts`). */
export const PROFILE_KEY = 'parclub.profile';

/** Whether somebody signed in with this browser and has not signed out; only the auth SDK knows whether that holds. */
export function signedInBefore(): boolean {
  return readLocal(PROFILE_KEY) !== null;
}
