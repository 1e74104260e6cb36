import * as z from 'zod/mini';
import { KeptMarks, type Price } from '../../contract/parendar.ts';
import type { TripPages } from '../../contract/trips.ts';
import { bookingOf, isSamePerson } from '../../shared/booking.ts';
import { keyedByBooking } from '../../shared/former-keys.ts';
import { lateMinutes, paidOf, rideOf } from '../../shared/trip-marks.ts';
import type { StoredDetails } from '../mapping/description.ts';
import { bookingsIn, isRecord, isSomebody } from '../mapping/passenger-entry.ts';

const { rides, paid } = KeptMarks.shape;
const EntryMarks = z.object({ ride: rides.def.element, collected: paid.def.element });

/** Adds marks to a description. A full payment sets `isPaid` until it is taken back; unmarked entries stay. */
export function withKeptMarks(
  stored: StoredDetails,
  record: Pick<TripPages, 'passengers' | 'marks'>,
  tripId: string,
): StoredDetails {
  const bookings = bookingsIn(stored.passengers, tripId);
  const { passengers: known, marks } = keyedByBooking(record, bookings);
  const entries = stored.passengers.filter(isSomebody);
  const passengers = stored.passengers.map((entry) => {
    const booking = bookings[entries.indexOf(entry)];
    const isOf = (each: (typeof known)[number]) => !each.isGone && bookingOf(each) === booking?.id;
    const passenger = known.find(isOf);
    if (!booking || !isRecord(entry) || !passenger || !isSamePerson(passenger, booking)) return entry;
    const { key } = passenger;
    const { price } = booking;
    const collected = paidOf(marks, key);
    const state = rideOf(marks, key);
    const former = entryMarks(entry);
    const isMarked = state !== 'waiting' || collected !== null;
    if (!isMarked && !former) return entry;
    const { waited } = marks.rides[key] ?? {};
    const isWhole = (given: Price | null | undefined) =>
      !!price && given?.currency === price.currency && given.amount >= price.amount;
    return {
      ...entry,
      ...(isWhole(collected) ? { isPaid: true } : isWhole(former?.collected) && { isPaid: false }),
      marks: {
        ride: isMarked ? { state, ...(waited !== undefined && { waited }) } : null,
        collected,
      },
    };
  });
  const handedOver = Object.values(marks.handedOver).flatMap(({ price }) =>
    price.amount > 0 ? [price] : [],
  );
  return { ...stored, passengers, handedOver, lateMinutes: lateMinutes(marks) };
}

/** What a description says of how the trip went, for its passengers in their order; undefined where it says nothing. */
export function keptMarksIn(stored: StoredDetails): KeptMarks | undefined {
  const entries = stored.passengers
    .filter(isSomebody)
    .map((entry) => entryMarks(entry) ?? { ride: null, collected: null });
  const handedOver = z.safeParse(KeptMarks.shape.handedOver, stored.handedOver);
  const hasMarks = entries.some(({ ride }) => ride !== null) || handedOver.data?.length;
  if (!hasMarks) return undefined;
  return {
    rides: entries.map(({ ride }) => ride),
    paid: entries.map(({ collected }) => collected),
    handedOver: handedOver.data ?? [],
    lateMinutes: z.safeParse(KeptMarks.shape.lateMinutes, stored.lateMinutes).data ?? 0,
  };
}

function entryMarks(entry: unknown): z.infer<typeof EntryMarks> | undefined {
  return z.safeParse(EntryMarks, isRecord(entry) ? entry.marks : undefined).data;
}
