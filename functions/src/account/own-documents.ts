import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { LISTED_DRIVERS, USERS } from '../contract/parendar.ts';
import { DRIVERS, PARLOC, PARLOC_PHONES } from '../contract/parloc.ts';
import { database } from '../firestore.ts';

/** The documents of a person that shares a place. */
type DriverDocuments = {
  /** Of one person there is one; a repair by hand may have left more. */
  items: QueryDocumentSnapshot[];
  /** The phones that lead to these items. */
  phones: QueryDocumentSnapshot[];
  /** Leads from the person to the item; it need not be there. */
  owner: DocumentReference;
};

export async function driverDocuments(uid: string): Promise<DriverDocuments> {
  const db = await database();
  const items = (await db.collection(PARLOC).where('userId', '==', uid).get()).docs;
  const phones = await Promise.all(
    items.map(({ id }) => db.collection(PARLOC_PHONES).where('parlocId', '==', id).get()),
  );
  return { items, phones: phones.flatMap(({ docs }) => docs), owner: db.doc(`${DRIVERS}/${uid}`) };
}

/** All that a person keeps for themselves is below this document, which itself holds nothing. */
export async function ownFolder(uid: string): Promise<DocumentReference> {
  return (await database()).doc(`${USERS}/${uid}`);
}

/** The drivers that a dispatcher works with. */
export async function listedDrivers(uid: string): Promise<QueryDocumentSnapshot[]> {
  return (await (await ownFolder(uid)).collection(LISTED_DRIVERS).get()).docs;
}
