import type { DocumentReference } from 'firebase-admin/firestore';
import { USERS } from '../contract/parendar.values.ts';
import { DRIVERS, PARLOC, PARLOC_PHONES, PLACES } from '../contract/parloc.values.ts';
import { database } from '../platform/firestore.ts';

/** The documents of a driver. There is one item; a repair by hand may have left more. */
export async function driverDocuments(uid: string) {
  const db = await database();
  const items = (await db.collection(PARLOC).where('userId', '==', uid).get()).docs;
  const phones = await Promise.all(
    items.map(({ id }) => db.collection(PARLOC_PHONES).where('parlocId', '==', id).get()),
  );
  const places = await Promise.all(items.map(({ ref }) => ref.collection(PLACES).get()));
  const owner = db.doc(`${DRIVERS}/${uid}`);
  return {
    items,
    places: places.flatMap(({ docs }) => docs),
    phones: phones.flatMap(({ docs }) => docs),
    owner,
  };
}

export async function ownFolder(uid: string): Promise<DocumentReference> {
  return (await database()).doc(`${USERS}/${uid}`);
}

/** Takes the error for an account that does not exist (any more), and throws any other. */
export function unlessGone(error: unknown): undefined {
  if (Object(error).code === 'auth/user-not-found') return undefined;
  throw error;
}
