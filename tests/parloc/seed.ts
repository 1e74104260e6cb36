import { DRIVERS, PARLOC, PARLOC_PHONES } from '@par-club/functions/contract/parloc.values';
import { mapUrl, parlocIdAt } from '@par-club/functions/shared/parloc-item';
import type { DocumentData } from 'firebase-admin/firestore';
import { adminFirestore } from '../kit/emulators.ts';
import { listenedWrite } from '../kit/listened-write.ts';
import { CAR, KYIV, MINUTE, NAME, type SeededPlace } from './places.ts';

export { CAR, KYIV, MINUTE, NAME, type SeededPlace };

/** A driver whose item is in the database of the main suite, as the driver's page would have written it. */
export type SeededDriver = {
  phone: string;
  parlocId: string;
  /** Shares a place, or what else the item says of it. */
  share: (place?: SeededPlace) => Promise<void>;
  stop: () => Promise<void>;
  /** The driver is gone: item, phone and owner's document. */
  remove: () => Promise<void>;
};

/** Playwright's workers and the process of the component tests share the database: each has numbers and ids of its own. */
const WORKER = process.env.TEST_WORKER_INDEX;
const FIRST =
  WORKER === undefined
    ? { operator: '96', id: 1_710_000_000_000, number: Math.floor(Math.random() * 9_000_000) }
    : { operator: '68', id: 1_700_000_000_000, number: Number(WORKER) * 10_000 };
let seeded = 0;

/**
 * Saves a driver whom no other test knows. Without a place, none was shared yet.
 *
 * @param person the driver's account and phone, where a test has them
 */
export async function seedDriver(
  place: SeededPlace | null = {},
  person?: { uid: string; phone?: string },
): Promise<SeededDriver> {
  seeded += 1;
  const own = FIRST.number + seeded;
  const phone = person?.phone ?? `+380${FIRST.operator}${String(own).padStart(7, '0')}`;
  const uid = person?.uid ?? `driver-${own}`;
  const parlocId = parlocIdAt(new Date(FIRST.id + own));
  const firestore = adminFirestore();
  const item = firestore.doc(`${PARLOC}/${parlocId}`);
  const pointers = [`${PARLOC_PHONES}/${phone}`, `${DRIVERS}/${uid}`].map((path) => firestore.doc(path));

  const write = async (fields: DocumentData) => {
    const at = new Date().toISOString();
    const createdAt = new Date(Date.now() - 7 * 24 * 60 * MINUTE).toISOString();
    const stored = { userId: uid, name: NAME, carName: CAR, phone, createdAt, updatedAt: at, ...fields };
    await listenedWrite(item.set(stored));
  };
  const share = async (shared: SeededPlace = {}) => write(shownPlace(shared));
  const hidden = { url: '', lastSharedTime: '' };

  await (place ? share(place) : write(hidden));
  for (const pointer of pointers) await pointer.set({ parlocId });
  return {
    phone,
    parlocId,
    share,
    stop: () => write({ ...hidden, stoppedAt: new Date().toISOString() }),
    remove: async () => {
      const batch = firestore.batch();
      for (const document of [item, ...pointers]) batch.delete(document);
      await listenedWrite(batch.commit());
    },
  };
}

function shownPlace({ age = 0, live, ...place }: SeededPlace): DocumentData {
  const position = { ...KYIV, accuracy: 8, ...place };
  const lastSharedTime = new Date(Date.now() - age).toISOString();
  return { url: mapUrl(position), lastSharedTime, position, ...(live && { live }) };
}

/** The driver's item. */
export const itemPathOf = ({ parlocId }: SeededDriver) => `${PARLOC}/${parlocId}`;

/** The driver's page as an address of this product. */
export function pageOf({ phone }: SeededDriver): string {
  return `/parloc/driver/${phone.slice(1)}`;
}
