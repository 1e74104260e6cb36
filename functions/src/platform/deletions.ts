import { hash } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import { database } from './firestore.ts';

/** An ID token outlives its account by an hour; a person whose deletion was cut has the day to finish it. */
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * The document of a deletion that is under way or has just ended. While it exists, rules and functions let nothing new
 * of the person be stored. A TTL policy on `expiresAt` deletes it. Its name is a hash, as firestore.rules makes it, so
 * that it names nobody.
 */
export async function deletionOf(uid: string): Promise<DocumentReference> {
  return (await database()).doc(`deletions/${hash('sha256', uid)}`);
}

export async function beginDeletion(uid: string): Promise<void> {
  const expiresAt = new Date(Date.now() + KEPT_MILLISECONDS);
  await (await deletionOf(uid)).set({ expiresAt });
}

export async function isBeingDeleted(uid: string): Promise<boolean> {
  return (await (await deletionOf(uid)).get()).exists;
}
