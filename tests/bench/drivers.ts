import { Timestamp } from 'firebase/firestore';
import type { DocumentData } from 'firebase-admin/firestore';
import { adminFirestore } from '../kit/emulators.ts';
import { type Driver, sharedDocumentsOf } from '../parloc/drivers.ts';

/** Documents of one batch: as many as the database has always allowed. */
const BATCH = 500;

/** Drivers who are there beside those of the bench; written past the rules, since nobody is signed in as them. */
export function emptyFleet(): { growTo: (size: number) => Promise<void> } {
  let present = 0;
  return {
    async growTo(size) {
      const drivers = Array.from({ length: size - present }, (_, index) => driverAt(present + index));
      await saveDocuments(drivers.flatMap((driver) => Object.entries(sharedDocumentsOf(driver))));
      present = size;
    },
  };
}

/** A driver of the fleet, whom no other has the number of. */
export function driverAt(index: number): Driver {
  const number = String(index).padStart(7, '0');
  const phonePlace = `fleet-${number}`.padEnd(22, 'x');
  return { uid: `fleet-${number}`, phone: `+38050${number}`, parlocId: `parloc_170000${number}`, phonePlace };
}

/** Writes documents past the rules. */
export async function saveDocuments(documents: readonly [path: string, data: DocumentData][]): Promise<void> {
  const firestore = adminFirestore({ suite: 'bench' });
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = firestore.batch();
    for (const [path, data] of documents.slice(start, start + BATCH)) {
      batch.set(firestore.doc(path), withDates(data));
    }
    await batch.commit();
  }
}

/** The Admin SDK does not know the Timestamp of the client's. */
function withDates(data: DocumentData): DocumentData {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, value instanceof Timestamp ? value.toDate() : value]),
  );
}
