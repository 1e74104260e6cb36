import { type AccountExport, deleteAccount, exportAccount } from '@par-club/functions/contract/account';
import { signOutUser } from '#firebase/auth.ts';
import { beforeSignOut } from '#firebase/before-sign-out.ts';
import { call } from '#firebase/call.ts';
import { CallError } from '#firebase/call-error.ts';
import { signOutWish } from '#firebase/sign-out-wish.ts';
import { doubtUser } from '#firebase/user-changes.ts';
import { forgetDeletion, rememberDeletion } from '#storage/begun-deletion.ts';
import { forgetOwnData } from '#storage/own-data.ts';

/** All that the server keeps of who is signed in. @throws CallError */
export function readOwnAccount(): Promise<AccountExport> {
  return call(exportAccount, {});
}

/**
 * Deletes the account with all that is kept for it, on the server and in this browser, and signs out. Sharing a place
 * ends first: what is still written would only be refused.
 *
 * @throws CallError; then the person is still signed in, and the next try goes on from there. Where only the answer got
 *   lost, they are signed out as soon as the account is found to be gone, and what this browser keeps goes then.
 */
export async function deleteOwnAccount(uid: string): Promise<void> {
  await beforeSignOut.run();
  rememberDeletion(uid);
  // The sign-in may be found to be gone before the answer is here.
  signOutWish.set(true);
  try {
    await call(deleteAccount, { uid });
  } catch (error) {
    signOutWish.set(false);
    if (isRefusal(error)) forgetDeletion();
    else doubtUser();
    throw error;
  }
  // Whatever of it fails here, there is no account any more.
  await signOutUser().catch(() => {});
  forgetOwnData();
}

/** Nothing was begun: somebody else has signed in since, in another tab, or nobody is signed in. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && ['invalid-input', 'not-signed-in'].includes(error.failure.reason);
}
