import { hash } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import { database } from './firestore.ts';

/** An ID token outlives its account by an hour; a person whose deletion was cut has the day to finish it. */
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * The document that says that the account of a person is being deleted, or was just now. As long as it is there,
 * neither the rules nor the functions let anything new of this person be stored. A TTL policy on `expiresAt` deletes it.
 *
 * Its name is a hash, as firestore.rules makes it, so that it names nobody: a uid is random, and known to nobody by the
 * time.
 */
export async function deletionOf(uid: string): Promise<DocumentReference> {
  return (await database()).doc(`deletions/${hash('sha256', uid)}`);
}

/** Says that the account is being deleted. From now on nothing new of the person is stored. */
export async function beginDeletion(uid: string): Promise<void> {
  const expiresAt = new Date(Date.now() + KEPT_MILLISECONDS);
  await (await deletionOf(uid)).set({ expiresAt });
}

export async function isBeingDeleted(uid: string): Promise<boolean> {
  return (await (await deletionOf(uid)).get()).exists;
}
