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

/** Takes the phone from an item, which shows no place to anybody from then on: whoever has one open learns that. */
export function takePhone(
  transaction: Transaction,
  itemRef: DocumentReference,
  item: Parloc,
  now: Date,
): void {
  const { provenAt: _proof, ...left } = item;
  const at = now.toISOString();
  transaction.set(itemRef, { ...left, phoneLostAt: at, updatedAt: at });
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
  const {
    position: _place,
    live: _live,
    endsAt: _end,
    ...kept
  } = item as Extract<Parloc, { position: object }>;
  const hidden = { ...kept, url: '', lastSharedTime: '', stoppedAt, updatedAt: now.toISOString() };
  transaction.set(itemRef, hidden);
  for (const place of open.filter(({ exists }) => exists)) {
    const { name, phone, carName, isProven } = place.data() ?? {};
    const linkEnd = item.links?.[place.id]?.endsAt.seconds;
    const told = now.getTime() + TOLD_MS;
    const endsAt = new Date(linkEnd === undefined ? told : Math.min(told, linkEnd * 1000));
    transaction.set(place.ref, { name, phone, carName, isProven, stoppedAt, endsAt });
  }
}
