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

type Grant = {
  refreshToken: string;
  /** When the grant's document was written; a newer grant in the same document has another time. */
  updateTime: Timestamp;
};

/** Firestore's gRPC status for a document that was deleted, or that was written again since `lastUpdateTime`. */
const REPLACED: readonly unknown[] = [5 /* NOT_FOUND */, 9 /* FAILED_PRECONDITION */];

/** `calendarGrants/{uid}`, closed to clients; deleted with the connection or the account. */
export async function calendarGrants(): Promise<CollectionReference<CalendarGrant>> {
  return (await database()).collection('calendarGrants') as CollectionReference<CalendarGrant>;
}

/** Replaces the stored grant. @throws CallFailure 'not-signed-in' while the account is being deleted */
export async function saveGrant(uid: string, refreshToken: string, access: GoogleAccess): Promise<void> {
  const grant: CalendarGrant = { ...seal(refreshToken, uid, newestKey(access)), grantedAt: new Date() };
  const [grants, deletion] = await Promise.all([calendarGrants(), deletionOf(uid)]);
  await grants.firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(deletion)).exists) throw new CallFailure('not-signed-in');
    transaction.set(grants.doc(uid), grant);
  });
}

/** @returns `undefined` for a missing or unreadable grant. A grant under an older key is sealed anew. */
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

/** Skips a document that was deleted or replaced meanwhile. */
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
 * Ends the channels, revokes the grant and deletes its document, also after a failure at Google or without a key.
 * Callers must bind `googleSecrets`.
 */
export async function revokeGrant(uid: string): Promise<void> {
  const access = googleAccess();
  const grant = access && (await readGrant(uid, access));
  try {
    if (grant) {
      // Google ends a channel only while the grant is valid.
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
