import { getApps, initializeApp } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentReference } from 'firebase-admin/firestore';
import { USERS } from '../contract/parendar.values.ts';
import { DRIVERS, PARLOC, PARLOC_PHONES, PLACES } from '../contract/parloc.values.ts';
import { database } from '../platform/firestore.ts';

/** The documents of a person that shares a place. Of items there is one; a repair by hand may have left more. */
export async function driverDocuments(uid: string) {
  const db = await database();
  const items = (await db.collection(PARLOC).where('userId', '==', uid).get()).docs;
  const phones = await Promise.all(
    items.map(({ id }) => db.collection(PARLOC_PHONES).where('parlocId', '==', id).get()),
  );
  const places = await Promise.all(items.map(({ ref }) => ref.collection(PLACES).get()));
  // Leads from the person to the item; it need not be there.
  const owner = db.doc(`${DRIVERS}/${uid}`);
  return {
    items,
    places: places.flatMap(({ docs }) => docs),
    phones: phones.flatMap(({ docs }) => docs),
    owner,
  };
}

/** All that a person keeps for themselves is below this document, which itself holds the ids of that. */
export async function ownFolder(uid: string): Promise<DocumentReference> {
  return (await database()).doc(`${USERS}/${uid}`);
}

/** The accounts, by the Admin SDK. Loaded at the first use, as the database is. */
export async function accounts(): Promise<Auth> {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(getApps()[0] ?? initializeApp());
}

/** For a promise of the Admin SDK: an account that is not there (any more) is `undefined`, not an error. */
export function unlessGone(error: unknown): undefined {
  if (Object(error).code === 'auth/user-not-found') return undefined;
  throw error;
}
