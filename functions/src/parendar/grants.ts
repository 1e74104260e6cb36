import type { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { deletionOf } from '../deletions.ts';
import { CallFailure } from '../failure.ts';
import { type CalendarGrant, calendarGrants, database } from '../firestore.ts';
import type { GoogleAccess } from '../settings.ts';
import { seal, unseal } from './sealing.ts';

/** What a person gave us: the token that Google makes access tokens from. */
export type Grant = {
  refreshToken: string;
  /** When its document was written, by which it is told from one that took its place. */
  updateTime: Timestamp;
};

/** What Firestore answers (gRPC status) when a document is gone, or is not of the time that was asked for. */
const REPLACED: readonly unknown[] = [5 /* gone */, 9 /* precondition */];

/**
 * Keeps what Google gave for the person, in place of what there was. The token is only ever stored sealed.
 * @throws CallFailure 'not-signed-in' for a person whose account is being deleted
 */
export async function keepGrant(uid: string, refreshToken: string, access: GoogleAccess): Promise<void> {
  const [key] = access.grantKeys;
  if (!key) throw new Error('There is no key to seal with');
  const grant: CalendarGrant = { ...seal(refreshToken, uid, key), grantedAt: new Date() };
  const db = await database();
  await db.runTransaction(async (transaction) => {
    const deletion = await transaction.get(deletionOf(db, uid));
    if (deletion.exists) throw new CallFailure('not-signed-in');
    transaction.set(calendarGrants(db).doc(uid), grant);
  });
}

/**
 * The person's grant. One that does not open (its key is gone, or somebody changed it) is as good as none: the person
 * is asked for another, which takes its place.
 */
export async function readGrant(uid: string, { grantKeys }: GoogleAccess): Promise<Grant | undefined> {
  const found = await calendarGrants(await database())
    .doc(uid)
    .get();
  const sealed = found.data();
  if (!sealed || !found.updateTime) return undefined;
  const refreshToken = unseal(sealed, uid, grantKeys);
  if (refreshToken === undefined) {
    logger.error('A grant does not open', { keyVersion: sealed.keyVersion });
    return undefined;
  }
  return { refreshToken, updateTime: found.updateTime };
}

/** Deletes whatever is kept for the person. */
export async function forgetGrant(uid: string): Promise<void> {
  await calendarGrants(await database())
    .doc(uid)
    .delete();
}

/** Deletes this very grant, and not one that the person gave while it was ended or turned out to be lost. */
export async function forgetThisGrant(uid: string, { updateTime }: Grant): Promise<void> {
  const document = calendarGrants(await database()).doc(uid);
  await document.delete({ lastUpdateTime: updateTime }).catch((error: unknown) => {
    if (!REPLACED.includes(Object(error).code)) throw error;
  });
}
