import { randomBytes } from 'node:crypto';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Parloc } from '../contract/parloc.ts';
import { PLACES } from '../contract/parloc.values.ts';

/** How long clients who come later read that sharing has ended, in milliseconds. */
const TOLD_MS = 60 * 60 * 1000;

/** 128 random bits, as the contract's SecretId. */
export function secretId(): string {
  return randomBytes(16).toString('base64url');
}

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
  for (const place of placesOf(itemRef, item)) transaction.delete(place);
}

/**
 * Takes the place away: nothing of it is left in the item, and who has one of its places open learns when that was.
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
    const told = now.getTime() + TOLD_MS;
    const endsAt = new Date(linkEnd === undefined ? told : Math.min(told, linkEnd * 1000));
    transaction.set(place.ref, { name, phone, carName, isProven, stoppedAt, endsAt });
  }
}
