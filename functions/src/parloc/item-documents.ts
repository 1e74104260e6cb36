import type { DocumentReference, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Parloc } from '../contract/parloc.ts';
import { PLACES, STOP_NOTICE_DURATION_MS } from '../contract/parloc.values.ts';

/** The places that there are below an item: the item may name others, and may not name all of them. */
export async function placesOf(
  transaction: Transaction,
  itemRef: DocumentReference,
): Promise<QueryDocumentSnapshot[]> {
  return (await transaction.get(itemRef.collection(PLACES))).docs;
}

/**
 * The item with nothing of a place.
 * @param stoppedAt ISO; what an item without a place says of that stays
 */
function withoutPlace(item: Parloc, stoppedAt: string, now: Date): Parloc {
  const {
    position: _place,
    live: _live,
    endsAt: _end,
    ...kept
  } = item as Extract<Parloc, { position: object }>;
  const ended = item.url !== '' && { stoppedAt };
  return { ...kept, url: '', lastSharedTime: '', ...ended, updatedAt: now.toISOString() };
}

/**
 * Takes the phone from an item, which shows no place to anybody from then on: whoever has one open learns that. Like the
 * functions below it reads and then writes: the transaction has to write nothing before it, and to read nothing after it.
 */
export async function takePhone(
  transaction: Transaction,
  itemRef: DocumentReference,
  item: Parloc,
  now: Date,
): Promise<void> {
  const phoneLostAt = now.toISOString();
  const { provenAt: _proof, ...left } = item;
  await endPlace(transaction, itemRef, { ...left, phoneLostAt }, phoneLostAt, now);
}

/** Empties an item whose place has ended by itself. @param stoppedAt ISO */
export async function endPlace(
  transaction: Transaction,
  itemRef: DocumentReference,
  item: Parloc,
  stoppedAt: string,
  now: Date,
): Promise<void> {
  const places = await placesOf(transaction, itemRef);
  transaction.set(itemRef, withoutPlace(item, stoppedAt, now));
  for (const { ref } of places) transaction.delete(ref);
}

/**
 * Takes the place away: nothing of it is left in the item, and who has one of its places open learns when that was. After
 * a stop of long ago, as after the end of its link, the place goes without a word.
 * @param stoppedAt ISO
 */
export async function hidePlace(
  transaction: Transaction,
  itemRef: DocumentReference,
  item: Parloc,
  stoppedAt: string,
  now: Date,
): Promise<void> {
  const { name, phone, carName, provenAt, phonePlace, links = {} } = item;
  const places = await placesOf(transaction, itemRef);
  transaction.set(itemRef, withoutPlace(item, stoppedAt, now));
  const noticeEndsAt = Date.parse(stoppedAt) + STOP_NOTICE_DURATION_MS;
  for (const { ref } of places) {
    const linkEndsAt = ref.id === phonePlace ? noticeEndsAt : (links[ref.id]?.endsAt.seconds ?? 0) * 1000;
    const end = Math.min(noticeEndsAt, linkEndsAt);
    if (end <= now.getTime()) transaction.delete(ref);
    else {
      const isProven = provenAt !== undefined;
      transaction.set(ref, { name, phone, carName, isProven, stoppedAt, endsAt: new Date(end) });
    }
  }
}
