import { hash } from 'node:crypto';
import type { CollectionReference, DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { CALENDAR_FLAGS, USERS } from '../../contract/parendar.values.ts';
import { database } from '../../platform/firestore.ts';

export type Watch = {
  uid: string;
  calendarId: string;
  /** The channels by which Google tells of changes, by their ids; two while one is renewed. */
  channels: Record<
    string,
    {
      /** Google's name of what is watched; null until Google has answered, when a first message may have come already. */
      resourceId: string | null;
      /** SHA-256 in hex of the secret in each message. */
      secretHash: string;
      expiresAt: Timestamp;
    }
  >;
  /** Google's token for changes since the watch began; null for none. */
  syncToken: string | null;
  usedAt: Timestamp;
  /** The end of the last channel; a TTL policy deletes the document then. */
  expiresAt: Timestamp;
};

/** `calendarWatches/{key}`, out of reach of clients: one for each person and calendar. */
export async function calendarWatches(): Promise<CollectionReference<Watch>> {
  return (await database()).collection('calendarWatches') as CollectionReference<Watch>;
}

/** A key that does not reveal the calendar. */
export function watchKey(uid: string, calendarId: string): string {
  return hash('sha256', `${uid}\n${calendarId}`);
}

export async function flagOf(uid: string, key: string): Promise<DocumentReference> {
  return (await database()).doc(`${USERS}/${uid}/${CALENDAR_FLAGS}/${key}`);
}

export async function watchesOf(uid: string) {
  return (await (await calendarWatches()).where('uid', '==', uid).get()).docs;
}

export async function forgetWatches(uid: string): Promise<void> {
  const watches = await watchesOf(uid);
  await Promise.all(watches.map(({ ref }) => ref.delete()));
  const db = await database();
  await db.recursiveDelete(db.collection(`${USERS}/${uid}/${CALENDAR_FLAGS}`));
}
