import type { CollectionReference, DocumentReference, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { deletionOf } from '../../platform/deletions.ts';
import { CallFailure } from '../../platform/failure.ts';
import { database } from '../../platform/firestore.ts';
import { type GoogleAccess, googleAccess } from '../../platform/settings.ts';
import { revokeToken } from '../google/google-consent.ts';
import { stopWatches } from '../watches/channels.ts';
import { forgetWatches } from '../watches/watches.ts';
import { isSealedBy, type SealedText, seal, unseal } from './sealing.ts';

type CalendarGrant = SealedText & {
  /** When the person gave the grant. Written as a Date, stored as a Timestamp. */
  grantedAt: Date;
};

/** A person's grant, unsealed. */
type Grant = {
  refreshToken: string;
  /** When the grant's document was written; a newer grant in the same document has another time. */
  updateTime: Timestamp;
};

/** Firestore's gRPC status for a document that was deleted, or that was written again since `lastUpdateTime`. */
const REPLACED: readonly unknown[] = [5 /* NOT_FOUND */, 9 /* FAILED_PRECONDITION */];

/**
 * `calendarGrants/{uid}`: the person's grant for Google Calendar. The rules give no client access to it. It is deleted
 * when the person disconnects the calendar, and with the account.
 */
export async function calendarGrants(): Promise<CollectionReference<CalendarGrant>> {
  return (await database()).collection('calendarGrants') as CollectionReference<CalendarGrant>;
}

/**
 * Stores a new grant of the person, sealed, in place of any previous one.
 * @throws CallFailure 'not-signed-in' for a person whose account is being deleted
 */
export async function saveGrant(uid: string, refreshToken: string, access: GoogleAccess): Promise<void> {
  const grant: CalendarGrant = { ...seal(refreshToken, uid, newestKey(access)), grantedAt: new Date() };
  const [grants, deletion] = await Promise.all([calendarGrants(), deletionOf(uid)]);
  await grants.firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(deletion)).exists) throw new CallFailure('not-signed-in');
    transaction.set(grants.doc(uid), grant);
  });
}

/**
 * @returns `undefined` for no grant and for one that cannot be unsealed, because its key is gone or somebody changed it.
 * A grant that an older key sealed is sealed anew, so that the older key can go one day.
 */
export async function readGrant(uid: string, access: GoogleAccess): Promise<Grant | undefined> {
  const document = (await calendarGrants()).doc(uid);
  const found = await document.get();
  const sealed = found.data();
  if (!sealed || !found.updateTime) return undefined;
  const refreshToken = unseal(sealed, uid, access.grantKeys);
  if (refreshToken === undefined) {
    logger.error('A grant does not open', { keyVersion: sealed.keyVersion });
    return undefined;
  }
  const grant = { refreshToken, updateTime: found.updateTime };
  return isSealedBy(sealed, newestKey(access)) ? grant : sealAnew(document, grant, access);
}

/** Not where the document was deleted or holds another grant by now: the write is on condition that it does not. */
async function sealAnew(
  document: DocumentReference<CalendarGrant>,
  { refreshToken, updateTime }: Grant,
  access: GoogleAccess,
): Promise<Grant> {
  const sealed = seal(refreshToken, document.id, newestKey(access));
  try {
    const { writeTime } = await document.update(sealed, { lastUpdateTime: updateTime });
    return { refreshToken, updateTime: writeTime };
  } catch (error) {
    if (!REPLACED.includes(Object(error).code)) throw error;
    return { refreshToken, updateTime };
  }
}

function newestKey({ grantKeys: [key] }: GoogleAccess): Buffer {
  if (!key) throw new Error('There is no key to seal with');
  return key;
}

/**
 * Ends the channels by which Google tells of changes, revokes the person's grant there, then deletes its document. An
 * interruption leaves a grant that has ended, which the next call of any kind deletes. Neither a failure at Google nor a
 * missing key prevents the deletion. The calling function must bind `googleSecrets`.
 */
export async function revokeGrant(uid: string): Promise<void> {
  const access = googleAccess();
  const grant = access && (await readGrant(uid, access));
  try {
    if (grant) {
      // Google ends a channel only for who still has the grant.
      await stopWatches(uid, grant.refreshToken, access);
      await revokeToken(grant.refreshToken, access);
    } else await forgetWatches(uid);
  } finally {
    await deleteGrant(uid, grant);
  }
}

/** The deployment's access to Google. @throws CallFailure 'no-google-client' where there is none */
export function requireGoogleAccess(): GoogleAccess {
  const access = googleAccess();
  if (!access) throw new CallFailure('no-google-client');
  return access;
}

/** @param grant a newer one, which the person gave in the meantime, stays; `undefined` deletes whatever is stored */
export async function deleteGrant(uid: string, grant: Grant | undefined): Promise<void> {
  const document = (await calendarGrants()).doc(uid);
  await document.delete(grant && { lastUpdateTime: grant.updateTime }).catch((error: unknown) => {
    if (!REPLACED.includes(Object(error).code)) throw error;
  });
}
