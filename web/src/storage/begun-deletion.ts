import { readLocal, removeLocal, writeLocal } from './local.ts';

const BEGUN = 'parclub.deletion_begun';

/**
 * Whose account was asked to be deleted from this browser, by uid; null for nobody. It stays until all that the browser
 * keeps is forgotten with the account, or the account is found to be there still: the answer may get lost on its way.
 */
export function begunDeletion(): string | null {
  return readLocal(BEGUN);
}

export function rememberDeletion(uid: string): void {
  writeLocal(BEGUN, uid);
}

/** It has not come to anything. */
export function forgetDeletion(): void {
  removeLocal(BEGUN);
}
