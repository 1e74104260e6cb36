import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Parloc } from '../contract/parloc.ts';
import { PLACES, STOP_NOTICE_DURATION_MS } from '../contract/parloc.values.ts';

/** The places of all links of an item, whether they are there or not. */
export function placesOf(itemRef: DocumentReference, item: Parloc | undefined): DocumentReference[] {
  const ids = [item?.phonePlace ?? [], Object.keys(item?.links ?? {})].flat();
  return ids.map((id) => itemRef.collection(PLACES).doc(id));
}

/**
 * The item with nothing of a place.
 * @param stoppedAt ISO; what an item without a place says of that stays
 */
export function withoutPlace(item: Parloc, stoppedAt: string, now: Date): Parloc {
  const {
    position: _place,
    live: _live,
    endsAt: _end,
    ...kept
  } = item as Extract<Parloc, { position: object }>;
  const ended = item.url !== '' && { stoppedAt };
  return { ...kept, url: '', lastSharedTime: '', ...ended, updatedAt: now.toISOString() };
}

/** Takes the phone from an item, which shows no place to anybody from then on: whoever has one open learns that. */
export function takePhone(
  transaction: Transaction,
  itemRef: DocumentReference,
  item: Parloc,
  now: Date,
): void {
  const phoneLostAt = now.toISOString();
  const { provenAt: _proof, ...left } = withoutPlace(item, phoneLostAt, now);
  transaction.set(itemRef, { ...left, phoneLostAt });
  deletePlaces(transaction, itemRef, item);
}

/** Empties an item whose place has ended by itself. @param stoppedAt ISO */
export function endPlace(
  transaction: Transaction,
  itemRef: DocumentReference,
  item: Parloc,
  stoppedAt: string,
  now: Date,
): void {
  transaction.set(itemRef, withoutPlace(item, stoppedAt, now));
  deletePlaces(transaction, itemRef, item);
}

function deletePlaces(transaction: Transaction, itemRef: DocumentReference, item: Parloc): void {
  for (const place of placesOf(itemRef, item)) transaction.delete(place);
}

/**
 * Takes the place away: nothing of it is left in the item, and who has one of its places open learns when that was. After
 * a stop of long ago, as after the end of its link, the place goes without a word.
 * The transaction has to read nothing after it.
 * @param stoppedAt ISO
 */
export async function hidePlace(
  transaction: Transaction,
  itemRef: DocumentReference,
  item: Parloc,
  stoppedAt: string,
  now: Date,
): Promise<void> {
  const refs = placesOf(itemRef, item);
  const open = refs.length > 0 ? await transaction.getAll(...refs) : [];
  transaction.set(itemRef, withoutPlace(item, stoppedAt, now));
  for (const place of open.filter(({ exists }) => exists)) {
    const { name, phone, carName, isProven } = place.data() ?? {};
    const linkEnd = item.links?.[place.id]?.endsAt.seconds;
    const noticeEndsAt = Date.parse(stoppedAt) + STOP_NOTICE_DURATION_MS;
    const end = linkEnd === undefined ? noticeEndsAt : Math.min(noticeEndsAt, linkEnd * 1000);
    if (end <= now.getTime()) transaction.delete(place.ref);
    else transaction.set(place.ref, { name, phone, carName, isProven, stoppedAt, endsAt: new Date(end) });
  }
}
