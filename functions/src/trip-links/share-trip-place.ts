import type * as z from 'zod/mini';
import { PLACE_DURATION_MS } from '../contract/parloc.values.ts';
import { shareTripPlace as contract, type TripPages } from '../contract/trips.ts';
import { callable } from '../platform/callable.ts';
import { CallFailure } from '../platform/failure.ts';
import { database, isOvertaken } from '../platform/firestore.ts';
import { mapUrl } from '../shared/parloc-item.ts';
import { placeHours } from '../shared/place-hours.ts';
import { isUnderWay, lateMinutes } from '../shared/trip-marks.ts';
import { closePlace, namePlace, newPlaceLink, placeDocument } from './place.ts';
import { isOpen, readLink } from './records.ts';

type Place = NonNullable<z.infer<typeof contract.input>['place']>;
/** A place with the trip's last read hours. Moments in milliseconds since 1970. */
type Shown = { named: NonNullable<TripPages['place']>; until: number; readAt: number };

/** A place is shown for so long without reading its trip, so a change of its hours may come that late. */
const REMEMBERED_MS = 60_000;
/** Some 2 MB. */
const MOST_REMEMBERED = 10_000;

/** By the secret of the van's link. */
const remembered = new Map<string, Shown>();

export const shareTripPlace = callable({
  ...contract,
  isForAnyBrowser: true,
  async run({ secret, place }) {
    const last = remembered.get(secret);
    if (place && last && (await isShownAgain(last, place))) return { place: last.named };
    remembered.delete(secret);
    const shown = await show(secret, place);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    if (shown) remembered.set(secret, shown);
    return { place: shown?.named ?? null };
  },
});

/**
 * Moves a shown place. Closing a link deletes the place's document, and only `show` makes one, so remembered hours show
 * nothing to anybody.
 */
async function isShownAgain({ named, until, readAt }: Shown, place: Place): Promise<boolean> {
  if (Date.now() >= Math.min(until, readAt + REMEMBERED_MS)) return false;
  const { FieldValue } = await import('firebase-admin/firestore');
  const fields = { pace: FieldValue.delete(), ...fieldsOf(place, until) };
  try {
    await (await placeDocument(named)).update(fields);
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}

/** Shows a place by the trip's present state; null outside of its hours, and for no place. */
async function show(secret: string, place: Place | null): Promise<Shown | null> {
  const { ref, link } = await readLink(secret);
  // In a transaction: nobody could end a place that is written while its link is being taken back.
  return (await database()).runTransaction(async (transaction) => {
    const record = (await transaction.get(ref)).data();
    if (link.passenger !== null || !record || !isOpen(record, secret, link))
      throw new CallFailure('not-found');
    const now = Date.now();
    const { from, until } = placeHours({ ...record, lateMinutes: lateMinutes(record.marks) });
    if (!place || record.isCancelled || now < from || now >= until) {
      await closePlace(transaction, ref, record);
      return null;
    }
    const named = record.place ?? newPlaceLink();
    if (record.place === null) await namePlace(transaction, ref, record, named);
    const { driver } = record;
    transaction.set(await placeDocument(named), {
      ...{ name: driver.name, carName: driver.carName, isProven: false },
      ...(driver.phone !== null && { phone: driver.phone }),
      ...fieldsOf(place, until),
      isUnderWay: isUnderWay(record.marks),
      live: { until: '', state: 'on' },
      from: new Date(from),
    });
    return { named, until, readAt: now };
  });
}

function fieldsOf({ position, at, pace }: Place, until: number) {
  const now = Date.now();
  return {
    url: mapUrl(position),
    lastSharedTime: new Date(Math.min(Date.parse(at), now)).toISOString(),
    position,
    ...(pace !== undefined && { pace }),
    endsAt: new Date(Math.min(until, now + PLACE_DURATION_MS)),
  };
}
