import { LISTED_DRIVERS, USERS } from '@par-club/functions/contract/parendar.values';
import {
  arrayRemove,
  arrayUnion,
  type DocumentData,
  doc,
  type Firestore,
  writeBatch,
} from 'firebase/firestore';

/** Puts drivers into a dispatcher's list as the web app does, by their ids. */
export function putDrivers(
  firestore: Firestore,
  uid: string,
  drivers: Readonly<Record<string, DocumentData>>,
): Promise<void> {
  const batch = writeBatch(firestore);
  for (const [id, driver] of Object.entries(drivers)) {
    batch.set(doc(firestore, USERS, uid, LISTED_DRIVERS, id), driver);
  }
  const ids = arrayUnion(...Object.keys(drivers));
  batch.set(doc(firestore, USERS, uid), { [LISTED_DRIVERS]: ids }, { merge: true });
  return batch.commit();
}

/** Takes a driver out of the list as the web app does. */
export function takeDriver(firestore: Firestore, uid: string, id: string): Promise<void> {
  const batch = writeBatch(firestore);
  batch.delete(doc(firestore, USERS, uid, LISTED_DRIVERS, id));
  batch.set(doc(firestore, USERS, uid), { [LISTED_DRIVERS]: arrayRemove(id) }, { merge: true });
  return batch.commit();
}
