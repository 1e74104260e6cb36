import type { Position } from '@par-club/functions/contract/parloc';
import { DRIVERS, PARLOC, PARLOC_PHONES } from '@par-club/functions/contract/parloc.values';
import { mapUrl, parlocIdAt } from '@par-club/functions/shared/parloc-item';
import { type DocumentData, doc, type Firestore, writeBatch } from 'firebase/firestore';

/** A driver of these tests, with the names of the three documents. */
export type Driver = { uid: string; parlocId: string; phone: string };

export const olena = driverAt('olena', '+380671234567', '2026-11-21T10:00:00.000Z');
export const taras = driverAt('taras', '+380501112233', '2026-11-21T10:00:00.001Z');
/** Signed in, and no driver: nothing of theirs is stored. */
export const iryna = driverAt('iryna', '+48221234567', '2026-11-21T10:00:00.002Z');

export const CREATED = '2026-11-21T10:00:00.000Z';
export const SHARED = '2026-11-21T10:05:00.000Z';
export const LATER = '2026-11-21T10:10:00.000Z';

const POSITION: Position = { latitude: 50.4501, longitude: 30.5234, accuracy: 12 };

/** What a share adds to an item. */
export const PLACE = { url: mapUrl(POSITION), lastSharedTime: SHARED, position: POSITION };

/** The item as it is first saved, without a place. */
export function itemOf({ uid, phone }: Driver): DocumentData {
  return {
    userId: uid,
    name: 'Олена Коваль',
    phone,
    carName: 'Mercedes Sprinter, AA 1234 BB',
    url: '',
    lastSharedTime: '',
    createdAt: CREATED,
    updatedAt: CREATED,
  };
}

/** The item after its first share. */
export function sharedItemOf(driver: Driver): DocumentData {
  return { ...itemOf(driver), ...PLACE, updatedAt: SHARED };
}

export const itemPath = ({ parlocId }: Driver) => `${PARLOC}/${parlocId}`;
export const phonePath = ({ phone }: Driver) => `${PARLOC_PHONES}/${phone}`;
export const driverPath = ({ uid }: Driver) => `${DRIVERS}/${uid}`;

/** The three documents, by their paths. */
export function documentsOf(driver: Driver, item = itemOf(driver)): Record<string, DocumentData> {
  const pointer = { parlocId: driver.parlocId };
  return { [itemPath(driver)]: item, [phonePath(driver)]: pointer, [driverPath(driver)]: pointer };
}

/** Writes documents and deletes those that are null, in one batch. */
export function write(firestore: Firestore, documents: Record<string, DocumentData | null>): Promise<void> {
  const batch = writeBatch(firestore);
  for (const [path, data] of Object.entries(documents)) {
    if (data) batch.set(doc(firestore, path), data);
    else batch.delete(doc(firestore, path));
  }
  return batch.commit();
}

/** Deletes the three documents, in one batch. */
export function remove(firestore: Firestore, driver: Driver): Promise<void> {
  return write(firestore, {
    [itemPath(driver)]: null,
    [phonePath(driver)]: null,
    [driverPath(driver)]: null,
  });
}

function driverAt(uid: string, phone: string, firstSave: string): Driver {
  return { uid, phone, parlocId: parlocIdAt(new Date(firstSave)) };
}
