import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { Position } from '@par-club/functions/contract/parloc';
import { DRIVERS, PARLOC, PARLOC_PHONES, PLACES } from '@par-club/functions/contract/parloc.values';
import { mapUrl, parlocIdAt } from '@par-club/functions/shared/parloc-item';
import { type DocumentData, doc, type Firestore, Timestamp, writeBatch } from 'firebase/firestore';
import { pastRules } from '../kit/rules.ts';

/** A driver of these tests, with what leads to the documents. */
export type Driver = { uid: string; parlocId: string; phone: string; phonePlace: string };

const NOW = Date.now();
const momentIn = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
export const CREATED = momentIn(-10);
export const SHARED = momentIn(-5);
export const LATER = momentIn(0);

export const olena = driverAt('olena', '+380671234567', 1);
export const taras = driverAt('taras', '+380501112233', 2);
/** Signed in, and no driver: nothing of theirs is stored. */
export const iryna = driverAt('iryna', '+48221234567', 3);

const POSITION: Position = { latitude: 50.4501, longitude: 30.5234, accuracy: 12 };

/** A moment that a document holds as a Timestamp. */
export const endIn = (hours: number) => Timestamp.fromMillis(Date.now() + hours * 60 * 60_000);

/** When a share of these tests ends. */
const SHARED_ENDS = endIn(23);

/** What a share adds to an item. */
export const PLACE = { url: mapUrl(POSITION), lastSharedTime: SHARED, position: POSITION };

/** The item as it is first saved, without a place. */
export function itemOf({ uid, phone, phonePlace }: Driver): DocumentData {
  return {
    userId: uid,
    name: 'Олена Коваль',
    phone,
    carName: 'Mercedes Sprinter, AA 1234 BB',
    phonePlace,
    stopKey: 'k'.repeat(22),
    url: '',
    lastSharedTime: '',
    createdAt: CREATED,
    updatedAt: CREATED,
  };
}

/** The item after its first share. */
export function sharedItemOf(driver: Driver): DocumentData {
  return { ...itemOf(driver), ...PLACE, endsAt: SHARED_ENDS, updatedAt: SHARED };
}

/** A place as the share wrote it beside the item. */
export function placeOf(item: DocumentData): DocumentData {
  const { name, phone, carName, url, lastSharedTime, position, live, endsAt } = item;
  const shown = { url, lastSharedTime, position, endsAt, ...(live && { live }) };
  return { name, phone, carName, isProven: 'provenAt' in item, ...shown };
}

export const itemPath = ({ parlocId }: Driver) => `${PARLOC}/${parlocId}`;
export const phonePath = ({ phone }: Driver) => `${PARLOC_PHONES}/${phone}`;
export const driverPath = ({ uid }: Driver) => `${DRIVERS}/${uid}`;
/** The place behind the phone's own link. */
export const placePath = (driver: Driver, placeId = driver.phonePlace) =>
  `${itemPath(driver)}/${PLACES}/${placeId}`;

/** Stores documents as functions do, past the rules. */
export function store(
  environment: RulesTestEnvironment,
  documents: Record<string, DocumentData>,
): Promise<void> {
  return write(pastRules(environment), documents);
}

/** What functions store for a driver. */
export function documentsOf(driver: Driver, item = itemOf(driver)): Record<string, DocumentData> {
  const pointer = { parlocId: driver.parlocId };
  return { [itemPath(driver)]: item, [phonePath(driver)]: pointer, [driverPath(driver)]: pointer };
}

/** What there is of a driver who shows a place: the item, what leads to it, and what clients get. */
export function sharedDocumentsOf(driver: Driver, item = sharedItemOf(driver)): Record<string, DocumentData> {
  return { ...documentsOf(driver, item), [placePath(driver)]: placeOf(item) };
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

function driverAt(uid: string, phone: string, number: number): Driver {
  const parlocId = parlocIdAt(new Date(Date.parse(CREATED) + number));
  return { uid, phone, parlocId, phonePlace: `place-of-${uid}`.padEnd(22, 'x') };
}
