import { profile } from './registry.ts';
import { storedText } from './stored.ts';

/** Whether a sign-in was not followed by a sign-out here; only the auth SDK knows whether it still holds. */
export function signedInBefore(): boolean {
  return storedText(profile).read() !== '';
}
