import { deleteAccount, exportAccount } from '@par-club/functions/contract/account';
import { CallError } from '#failures/call-error.ts';
import { endSignIn } from '#firebase/auth.ts';
import { call } from '#firebase/call.ts';
import { calendarDate } from '#intl/date-formats.ts';
import { beforeSignOut } from '#session/before-sign-out.ts';
import { intentionalSignOut } from '#session/intentional-sign-out.ts';
import { revalidateUser } from '#session/user-changes.ts';
import { exportStorage } from '#storage/clean-up.ts';
import { pendingDeletion } from '#storage/registry.ts';
import { storedText } from '#storage/stored.ts';
import { saveFile } from '#ui/save-file.ts';

/**
 * Gives the person one JSON file with all that is stored of them, on the server and in this browser.
 * @param readMe what the file says of itself @throws CallError
 */
export async function downloadOwnData(uid: string, readMe: string): Promise<void> {
  const data = { readMe, ...(await call(exportAccount, {})), thisBrowser: exportStorage(uid) };
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  saveFile(file, `par-club-${calendarDate(new Date())}.json`);
}

/**
 * Deletes the account with all that is stored for it on the server, and signs out, which clears this browser. Sharing a
 * place ends first: what is still written would only be refused.
 *
 * @throws CallError; then the person is still signed in, and the next try goes on from there. Where only the answer got
 *   lost, they are signed out as soon as the account is found to be gone.
 */
export async function deleteOwnAccount(uid: string): Promise<void> {
  const deletion = storedText(pendingDeletion);
  await beforeSignOut.run();
  deletion.save(uid);
  // The sign-in may be found to be gone before the answer is here.
  intentionalSignOut.set(true);
  try {
    await call(deleteAccount, { uid });
  } catch (error) {
    intentionalSignOut.set(false);
    if (isRefusal(error)) deletion.clear();
    else revalidateUser();
    throw error;
  }
  // There is no account any more: where signing out fails, the next look at it signs out.
  await endSignIn().catch(revalidateUser);
}

/** Nothing was begun: somebody else has signed in since, in another tab, or nobody is signed in. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && ['invalid-input', 'not-signed-in'].includes(error.failure.reason);
}
