import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { deletionOf } from '../../platform/deletions.ts';
import { CallFailure } from '../../platform/failure.ts';
import { database } from '../../platform/firestore.ts';
import { type GoogleAccess, googleAccess } from '../../platform/settings.ts';
import { revokeToken } from '../google/google-consent.ts';
import { type SealedText, seal, unseal } from './sealing.ts';

/** What is stored of a grant. */
type CalendarGrant = SealedText & {
  /** When the person gave it. Written as a Date, stored as a Timestamp. */
  grantedAt: Date;
};

/** What a person gave us: the token that Google makes access tokens from. */
type Grant = {
  refreshToken: string;
  /** When its document was written, by which it is told from one that took its place. */
  updateTime: Timestamp;
};

/** What Firestore answers (gRPC status) when a document is gone, or is not of the time that was asked for. */
const REPLACED: readonly unknown[] = [5 /* gone */, 9 /* precondition */];

/**
 * `calendarGrants/{uid}`: what lets this product into the person's Google Calendar. No rule lets any client near it. It
 * goes with the person's disconnecting, and with the account.
 */
export async function calendarGrants(): Promise<CollectionReference<CalendarGrant>> {
  return (await database()).collection('calendarGrants') as CollectionReference<CalendarGrant>;
}

/**
 * Stores what Google gave for the person, in place of what there was. The token is only ever stored sealed.
 * @throws CallFailure 'not-signed-in' for a person whose account is being deleted
 */
export async function saveGrant(uid: string, refreshToken: string, access: GoogleAccess): Promise<void> {
  const [key] = access.grantKeys;
  if (!key) throw new Error('There is no key to seal with');
  const grant: CalendarGrant = { ...seal(refreshToken, uid, key), grantedAt: new Date() };
  const [grants, deletion] = await Promise.all([calendarGrants(), deletionOf(uid)]);
  await grants.firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(deletion)).exists) throw new CallFailure('not-signed-in');
    transaction.set(grants.doc(uid), grant);
  });
}

/**
 * The person's grant. One that does not open (its key is gone, or somebody changed it) is as good as none: the person
 * is asked for another, which takes its place.
 */
export async function readGrant(uid: string, { grantKeys }: GoogleAccess): Promise<Grant | undefined> {
  const found = await (await calendarGrants()).doc(uid).get();
  const sealed = found.data();
  if (!sealed || !found.updateTime) return undefined;
  const refreshToken = unseal(sealed, uid, grantKeys);
  if (refreshToken === undefined) {
    logger.error('A grant does not open', { keyVersion: sealed.keyVersion });
    return undefined;
  }
  return { refreshToken, updateTime: found.updateTime };
}

/**
 * Revokes at Google what the person gave, and deletes it; without a grant, and done twice, it does nothing. Google comes
 * first: stopped in between, what is stored is a grant that has ended, which the next call of any kind deletes. Neither
 * Google nor a missing key keeps what is stored from going. Whoever calls this binds `googleSecrets`.
 */
export async function revokeGrant(uid: string): Promise<void> {
  const access = googleAccess();
  const grant = access && (await readGrant(uid, access));
  try {
    if (grant) await revokeToken(grant.refreshToken, access);
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

/**
 * Deletes this very grant, and not one that the person gave while it was revoked or turned out to be lost. Without one
 * that could be read, it deletes whatever is stored.
 */
export async function deleteGrant(uid: string, grant: Grant | undefined): Promise<void> {
  const document = (await calendarGrants()).doc(uid);
  await document.delete(grant && { lastUpdateTime: grant.updateTime }).catch((error: unknown) => {
    if (!REPLACED.includes(Object(error).code)) throw error;
  });
}
