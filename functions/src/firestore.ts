import { getApps, initializeApp } from 'firebase-admin/app';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';

/**
 * `quotas/{id}`: what one caller, or everybody together, took of the deployment's language-model key on one day.
 * Functions write it; `parex/quota.ts` makes the ids.
 */
export type Quota = {
  /** Requests so far. */
  count: number;
  /** When the document may go; a TTL policy on this field deletes it. Written as a Date, stored as a Timestamp. */
  expiresAt: Date;
};

/**
 * The database, by the Admin SDK, which no rule binds. Loaded at the first use: a call that needs no document
 * does not wait for it.
 */
export async function database(): Promise<Firestore> {
  const { getFirestore } = await import('firebase-admin/firestore');
  return getFirestore(getApps()[0] ?? initializeApp());
}

/** All counters. */
export function quotas(db: Firestore): CollectionReference<Quota> {
  return db.collection('quotas') as CollectionReference<Quota>;
}
