import type { DocumentReference, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Parloc } from '../contract/parloc.ts';
import { PLACES, STOP_NOTICE_DURATION_MS } from '../contract/parloc.values.ts';

/** The stored places: the item's own list may be incomplete, or name others. */
export async function placesOf(
  transaction: Transaction,
  itemRef: DocumentReference,
): Promise<QueryDocumentSnapshot[]> {
  return (await transaction.get(itemRef.collection(PLACES))).docs;
}

/** @param stoppedAt ISO; an item without a place keeps its own */
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
 * Takes the phone from an item, which shows no place from then on; open pages learn it. Like the functions below it
 * reads first and writes then, so the transaction must not have written before, nor read afterwards.
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
 * Takes the place away: nothing of it is left in the item, and open pages show the moment. A place whose stop was long
 * ago, or whose link has ended, is deleted without a notice.
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
