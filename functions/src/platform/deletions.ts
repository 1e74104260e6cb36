import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { type Deletion, database, deletions } from './firestore.ts';

/** An ID token outlives its account by an hour; a person whose deletion was cut has the day to finish it. */
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * The document that says that the account of a person is being deleted, or was just now. As long as it is there,
 * neither the rules nor the functions let anything new of this person be stored.
 *
 * Its name is a hash, as firestore.rules makes it, so that it names nobody: a uid is random, and known to nobody by the
 * time.
 */
export function deletionOf(db: Firestore, uid: string): DocumentReference<Deletion> {
  return deletions(db).doc(createHash('sha256').update(uid).digest('hex'));
}

/** Says that the account is being deleted. From now on nothing new of the person is stored. */
export async function beginDeletion(uid: string): Promise<void> {
  const expiresAt = new Date(Date.now() + KEPT_MILLISECONDS);
  await deletionOf(await database(), uid).set({ expiresAt });
}

export async function isBeingDeleted(uid: string): Promise<boolean> {
  return (await deletionOf(await database(), uid).get()).exists;
}
