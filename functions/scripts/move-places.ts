import {
  type DocumentReference,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { Parloc } from '../src/contract/parloc.ts';
import { PARLOC, PLACE_DURATION_MS, PLACES } from '../src/contract/parloc.values.ts';
import { hidePlace } from '../src/parloc/item-documents.ts';
import { mapUrl } from '../src/shared/parloc-item.ts';
import { secretId } from '../src/shared/secret-id.ts';

/** What became of an item. */
type Outcome = 'untouched' | 'hidden' | 'shown' | 'emptied';
/** How many items came to what. */
export type Counts = Record<Outcome, number>;

interface Options {
  /** Items that are read together. */
  pageSize?: number;
  now?: Date;
  /** Hears of each page, and of those before it. */
  onPage?: (counts: Readonly<Counts>) => void;
}

const PAGE_SIZE = 100;

/**
 * Brings items from version 0.1 to the present shape: what leads to places, and, where a driver shared within a day, the
 * end and the place behind the phone's link. An older place is taken away. Each item is moved at once or not at all,
 * and one that was moved is left alone: after a cut the next run does the rest.
 */
export async function movePlaces(
  db: Firestore,
  { pageSize = PAGE_SIZE, now, onPage }: Options = {},
): Promise<Counts> {
  const counts: Counts = { untouched: 0, hidden: 0, shown: 0, emptied: 0 };
  const items = db.collection(PARLOC).orderBy(FieldPath.documentId()).limit(pageSize);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs }: { docs: QueryDocumentSnapshot[] } = await (last ? items.startAfter(last) : items).get();
    const outcomes = docs.map((found) => moveItem(db, found, now ?? new Date()));
    for (const outcome of await Promise.all(outcomes)) counts[outcome] += 1;
    onPage?.(counts);
    last = docs.at(pageSize - 1);
  } while (last);
  return counts;
}

async function moveItem(db: Firestore, found: QueryDocumentSnapshot, now: Date): Promise<Outcome> {
  if (!isFormer(found.data() as Parloc)) return 'untouched';
  return db.runTransaction(async (transaction): Promise<Outcome> => {
    const former = (await transaction.get(found.ref)).data() as Parloc | undefined;
    if (!former || !isFormer(former)) return 'untouched';
    const { phonePlace = secretId(), stopKey = secretId() } = former;
    const item = { ...former, phonePlace, stopKey };
    if (!('position' in item)) {
      transaction.set(found.ref, item);
      return 'hidden';
    }
    const end = endOf(item, now);
    if (end <= now.getTime()) {
      await hidePlace(transaction, found.ref, item, new Date(end).toISOString(), now);
      return 'emptied';
    }
    // What an item from version 0.1 could say of the map was not held to the position.
    const moved = { ...item, url: mapUrl(item.position), endsAt: new Date(end) };
    transaction.set(found.ref, moved);
    if (item.phoneLostAt === undefined && item.showsByPhone !== false) {
      transaction.set(placeRef(found.ref, phonePlace), placeOf(moved));
    }
    return 'shown';
  });
}

function isFormer(item: Parloc): boolean {
  return !item.phonePlace || !item.stopKey || ('position' in item && item.endsAt === undefined);
}

/** When a place ends that has no end yet, in milliseconds since 1970. A device's clock may have been far ahead. */
function endOf({ lastSharedTime, live }: Extract<Parloc, { position: object }>, now: Date): number {
  const latest = Math.min(Date.parse(lastSharedTime), now.getTime()) + PLACE_DURATION_MS;
  return live?.until ? Math.min(Date.parse(live.until), latest) : latest;
}

function placeRef(itemRef: DocumentReference, placeId: string): DocumentReference {
  return itemRef.collection(PLACES).doc(placeId);
}

function placeOf(item: Omit<Extract<Parloc, { position: object }>, 'endsAt'> & { endsAt: Date }) {
  const { name, phone, carName, provenAt, url, lastSharedTime, position, live, endsAt } = item;
  const shown = { url, lastSharedTime, position, ...(live && { live }) };
  return { name, phone, carName, isProven: provenAt !== undefined, ...shown, endsAt };
}
