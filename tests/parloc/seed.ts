import {
  DRIVERS,
  PARLOC,
  PARLOC_PHONES,
  PLACE_DURATION_MS,
  PLACES,
} from '@par-club/functions/contract/parloc.values';
import { mapUrl, parlocIdAt } from '@par-club/functions/shared/parloc-item';
import type { DocumentData } from 'firebase-admin/firestore';
import { adminFirestore } from '../kit/emulators.ts';
import { listenedWrite } from '../kit/listened-write.ts';
import { CAR, KYIV, MINUTE, NAME, type SeededPlace } from './places.ts';

export { CAR, KYIV, MINUTE, NAME, type SeededPlace };

/** A driver whose item is in the database of the main suite, as a function and the driver's page would have written it. */
export type SeededDriver = {
  phone: string;
  parlocId: string;
  /** The id of the place behind the phone's own link. */
  phonePlace: string;
  stopKey: string;
  /** Shares a place, or what else the item says of it. */
  share: (place?: SeededPlace) => Promise<void>;
  stop: () => Promise<void>;
  /** The driver is gone: item, place, phone and owner's document. */
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
 * @param person the driver's account, phone and car, where a test has them
 */
export async function seedDriver(
  place: SeededPlace | null = {},
  person?: { uid?: string; phone?: string; carName?: string },
): Promise<SeededDriver> {
  seeded += 1;
  const own = FIRST.number + seeded;
  const phone = person?.phone ?? `+380${FIRST.operator}${String(own).padStart(7, '0')}`;
  const uid = person?.uid ?? `driver-${own}`;
  const parlocId = parlocIdAt(new Date(FIRST.id + own));
  const phonePlace = `place-${own}`.padEnd(22, 'x');
  const stopKey = `stop-${own}`.padEnd(22, 'x');
  const firestore = adminFirestore();
  const itemRef = firestore.doc(`${PARLOC}/${parlocId}`);
  const placeRef = itemRef.collection(PLACES).doc(phonePlace);
  const pointers = [`${PARLOC_PHONES}/${phone}`, `${DRIVERS}/${uid}`].map((path) => firestore.doc(path));
  const card = { name: NAME, carName: person?.carName ?? CAR, phone };

  /** The item, and the place that clients get beside it; null where none was shared yet. */
  const write = async (fields: DocumentData, shown: DocumentData | null) => {
    // A write has to be of another moment, and a page's clock may stand still.
    const updatedAt = new Date(Date.now() - 60 * MINUTE).toISOString();
    const createdAt = new Date(Date.now() - 7 * 24 * 60 * MINUTE).toISOString();
    const batch = firestore.batch();
    batch.set(itemRef, { userId: uid, ...card, phonePlace, stopKey, createdAt, updatedAt, ...fields });
    if (shown) batch.set(placeRef, { ...card, isProven: false, ...shown });
    await listenedWrite(batch.commit());
  };
  const hidden = { url: '', lastSharedTime: '' };
  const share = (shared: SeededPlace = {}) => {
    const shown = shownPlace(shared);
    return write(shown, shown);
  };

  await (place ? share(place) : write(hidden, null));
  for (const pointer of pointers) await pointer.set({ parlocId });
  return {
    phone,
    parlocId,
    phonePlace,
    stopKey,
    share,
    stop: () => {
      const stoppedAt = new Date().toISOString();
      return write({ ...hidden, stoppedAt }, { stoppedAt, endsAt: new Date(Date.now() + 60 * MINUTE) });
    },
    remove: async () => {
      const batch = firestore.batch();
      for (const document of [itemRef, placeRef, ...pointers]) batch.delete(document);
      await listenedWrite(batch.commit());
    },
  };
}

function shownPlace({ age = 0, live, endsAt, ...place }: SeededPlace): DocumentData {
  const position = { ...KYIV, accuracy: 8, ...place };
  const sharedAt = Date.now() - age;
  const latest = sharedAt + PLACE_DURATION_MS - MINUTE;
  const end = endsAt ?? (live?.until ? Math.min(Date.parse(live.until), latest) : latest);
  return {
    url: mapUrl(position),
    lastSharedTime: new Date(sharedAt).toISOString(),
    position,
    ...(live && { live }),
    endsAt: new Date(end),
  };
}

/** The driver's item, which nobody but the driver reads. */
export const itemPathOf = ({ parlocId }: SeededDriver) => `${PARLOC}/${parlocId}`;

/** The place behind the phone's own link, which clients listen to. */
export const placePathOf = (driver: SeededDriver) => `${itemPathOf(driver)}/${PLACES}/${driver.phonePlace}`;

/** The driver's page as an address of this product. */
export function pageOf({ phone }: SeededDriver): string {
  return `/parloc/driver/${phone.slice(1)}`;
}
