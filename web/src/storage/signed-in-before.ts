import { profile } from './registry.ts';
import { storedText } from './stored.ts';

/** Whether somebody signed in with this browser and has not signed out; only the auth SDK knows whether that holds. */
export function signedInBefore(): boolean {
  return storedText(profile).read() !== '';
}
