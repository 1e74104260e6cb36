import { randomInt } from 'node:crypto';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { TripPages } from '../contract/trips.ts';
import { database } from '../platform/firestore.ts';
import { placePath } from '../shared/place-link.ts';
import { secretId } from '../shared/secret-id.ts';
import { followingPages, isRunning } from './records.ts';

type PlaceLink = NonNullable<TripPages['place']>;

/** An id for a trip's place. A driver's item never has it: those are moments, which begin with another digit. */
export function newPlaceLink(): PlaceLink {
  const digits = String(randomInt(10 ** 12)).padStart(13, '0');
  return { parlocId: `parloc_${digits}`, placeId: secretId() };
}

export async function placeDocument(link: PlaceLink): Promise<DocumentReference> {
  return (await database()).doc(placePath(link));
}

/** Writes a trip's place, or null, into record and pages. The transaction must not read afterwards. */
export async function namePlace(
  transaction: Transaction,
  ref: DocumentReference<TripPages>,
  record: TripPages,
  place: PlaceLink | null,
): Promise<void> {
  transaction.update(ref, { place });
  if (!isRunning(record)) return;
  for (const page of await followingPages(record)) transaction.update(page, { place });
}

/** Deletes the van's place; the next one gets another id. */
export async function closePlace(
  transaction: Transaction,
  ref: DocumentReference<TripPages>,
  record: TripPages,
): Promise<void> {
  if (record.place === null) return;
  transaction.delete(await placeDocument(record.place));
  await namePlace(transaction, ref, record, null);
}
