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

/** Saves all stored data in a JSON file. @param readMe the file's words about itself @throws CallError */
export async function downloadOwnData(uid: string, readMe: string): Promise<void> {
  const data = { readMe, ...(await call(exportAccount, {})), thisBrowser: exportStorage(uid) };
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  saveFile(file, `par-club-${calendarDate(new Date())}.json`);
}

/**
 * Deletes the account with all its data on the server, and signs out, which clears this browser. Sharing a place ends
 * first: later writes would be refused.
 * @throws CallError; the person is then still signed in, and the next try continues. Where only the answer got lost,
 * they are signed out as soon as the account is found to be gone.
 */
export async function deleteOwnAccount(uid: string): Promise<void> {
  const deletion = storedText(pendingDeletion);
  await beforeSignOut.run();
  deletion.save(uid);
  // The end of the sign-in may be noticed before the answer comes.
  intentionalSignOut.set(true);
  try {
    await call(deleteAccount, { uid });
  } catch (error) {
    intentionalSignOut.set(false);
    if (isRefusal(error)) deletion.clear();
    else revalidateUser();
    throw error;
  }
  // Where signing out fails, the next look at the deleted account signs out.
  await endSignIn().catch(revalidateUser);
}

/** No deletion has begun: another tab has changed or ended the sign-in. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && ['invalid-input', 'not-signed-in'].includes(error.failure.reason);
}
