import type { DocumentReference } from 'firebase-admin/firestore';
import { PLACE_DURATION_MS } from '../contract/parloc.values.ts';
import { shareTripPlace as contract, type TripPages } from '../contract/trips.ts';
import { callable } from '../platform/callable.ts';
import { CallFailure } from '../platform/failure.ts';
import { database } from '../platform/firestore.ts';
import { mapUrl } from '../shared/parloc-item.ts';
import { placeHours } from '../shared/place-hours.ts';
import { lateMinutes } from '../shared/trip-marks.ts';
import { isOpen, readLink } from './marking.ts';
import { closePlace, namePlace, newPlaceLink, placeDocument } from './place.ts';
import type { TripLink } from './records.ts';

export const shareTripPlace = callable({
  ...contract,
  isForAnyBrowser: true,
  async run({ secret, place }) {
    const { ref, link } = await readLink(secret);
    const record = (await ref.get()).data();
    if (link.passenger !== null || !record || !isOpen(record, secret, link))
      throw new CallFailure('not-found');
    const now = Date.now();
    const { from, until } = placeHours({ ...record, lateMinutes: lateMinutes(record.marks) });
    if (!place || record.isCancelled || now < from || now >= until) {
      await endPlace(ref, secret, link);
      return { place: null };
    }
    const named = record.place ?? (await openPlace(ref, secret, link));
    const { Timestamp } = await import('firebase-admin/firestore');
    const { driver } = record;
    const sharedAt = Math.min(Date.parse(place.at), now);
    await (await placeDocument(named)).set({
      ...{ name: driver.name, carName: driver.carName, isProven: false },
      ...(driver.phone !== null && { phone: driver.phone }),
      url: mapUrl(place.position),
      lastSharedTime: new Date(sharedAt).toISOString(),
      position: place.position,
      ...(place.pace !== undefined && { pace: place.pace }),
      live: { until: '', state: 'on' },
      from: Timestamp.fromMillis(from),
      endsAt: Timestamp.fromMillis(Math.min(until, now + PLACE_DURATION_MS)),
    });
    return { place: named };
  },
});

type RecordRef = DocumentReference<TripPages>;

/** Names the trip's place, unless another phone with the link has done so meanwhile. @returns its name */
async function openPlace(ref: RecordRef, secret: string, link: TripLink) {
  return (await database()).runTransaction(async (transaction) => {
    const record = (await transaction.get(ref)).data();
    if (!record || !isOpen(record, secret, link)) throw new CallFailure('not-found');
    const named = record.place ?? newPlaceLink();
    if (record.place === null) await namePlace(transaction, ref, record, named);
    return named;
  });
}

async function endPlace(ref: RecordRef, secret: string, link: TripLink): Promise<void> {
  await (await database()).runTransaction(async (transaction) => {
    const record = (await transaction.get(ref)).data();
    if (record && isOpen(record, secret, link)) await closePlace(transaction, ref, record);
  });
}
