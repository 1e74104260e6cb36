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
 * `calendarGrants/{uid}`: what lets this product into the person's Google Calendar. Functions write and read it
 * (`parendar/grants.ts`); no rule lets any client near it. It goes with the person's disconnecting, and with the account.
 */
export type CalendarGrant = SealedText & {
  /** When the person gave it. Written as a Date, stored as a Timestamp. */
  grantedAt: Date;
};

/**
 * `deletions/{hash of a uid}`: that the account is being deleted, or was just now. Functions write it (`deletions.ts`),
 * and the rules look whether it is there.
 */
export type Deletion = {
  /** When the document may go; a TTL policy on this field deletes it. Written as a Date, stored as a Timestamp. */
  expiresAt: Date;
};

/** A text that only the functions can read. All binary parts are in base64. */
export type SealedText = {
  /** Tells which of the deployment's keys it is sealed with. */
  keyVersion: string;
  /** 96 random bits, never used for another text. */
  nonce: string;
  /** Followed by the 128 bits that prove it whole. */
  ciphertext: string;
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

/** All grants, by the uid of whose they are. */
export function calendarGrants(db: Firestore): CollectionReference<CalendarGrant> {
  return db.collection('calendarGrants') as CollectionReference<CalendarGrant>;
}

/** All marks of deleted accounts. */
export function deletions(db: Firestore): CollectionReference<Deletion> {
  return db.collection('deletions') as CollectionReference<Deletion>;
}
