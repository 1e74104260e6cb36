import { PLACE_DURATION_MS } from '../contract/parloc.values.ts';
import { shareTripPlace as contract } from '../contract/trips.ts';
import { callable } from '../platform/callable.ts';
import { CallFailure } from '../platform/failure.ts';
import { database } from '../platform/firestore.ts';
import { mapUrl } from '../shared/parloc-item.ts';
import { placeHours } from '../shared/place-hours.ts';
import { isUnderWay, lateMinutes } from '../shared/trip-marks.ts';
import { isOpen, readLink } from './marking.ts';
import { closePlace, namePlace, newPlaceLink, placeDocument } from './place.ts';

export const shareTripPlace = callable({
  ...contract,
  isForAnyBrowser: true,
  async run({ secret, place }) {
    const { ref, link } = await readLink(secret);
    const { Timestamp } = await import('firebase-admin/firestore');
    // A place that is written beside a link that is being taken back would be one that nobody can end.
    return (await database()).runTransaction(async (transaction) => {
      const record = (await transaction.get(ref)).data();
      if (link.passenger !== null || !record || !isOpen(record, secret, link))
        throw new CallFailure('not-found');
      const now = Date.now();
      const { from, until } = placeHours({ ...record, lateMinutes: lateMinutes(record.marks) });
      if (!place || record.isCancelled || now < from || now >= until) {
        await closePlace(transaction, ref, record);
        return { place: null };
      }
      const named = record.place ?? newPlaceLink();
      if (record.place === null) await namePlace(transaction, ref, record, named);
      const { driver } = record;
      const sharedAt = Math.min(Date.parse(place.at), now);
      transaction.set(await placeDocument(named), {
        ...{ name: driver.name, carName: driver.carName, isProven: false },
        ...(driver.phone !== null && { phone: driver.phone }),
        url: mapUrl(place.position),
        lastSharedTime: new Date(sharedAt).toISOString(),
        position: place.position,
        ...(place.pace !== undefined && { pace: place.pace }),
        isUnderWay: isUnderWay(record.marks),
        live: { until: '', state: 'on' },
        from: Timestamp.fromMillis(from),
        endsAt: Timestamp.fromMillis(Math.min(until, now + PLACE_DURATION_MS)),
      });
      return { place: named };
    });
  },
});
