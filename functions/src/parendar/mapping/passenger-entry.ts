import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { type Booking, BookingId, Passenger, Price } from '../../contract/parendar.ts';
import { isSamePerson, newBookingId, withIds, withKnownIds } from '../../shared/booking.ts';
import { BOOKING_FIELDS, OPTIONAL_TEXTS } from '../../shared/booking-fields.ts';
import { seatsTaken } from '../../shared/seats-taken.ts';

/** Fields of a stored entry that count as none where they are wrong. */
const Checked = z.object({
  id: z.catch(z.optional(BookingId), undefined),
  seats: z.catch(z.optional(Passenger.shape.seats), undefined),
  price: z.catch(z.optional(Price), undefined),
});

/** The passenger in a stored entry, without the fields that say nothing. Other programs may have written a bare name. */
export function passengerIn(entry: unknown): Passenger {
  if (!isRecord(entry)) return { name: textOf(entry), phone: '' };
  const passenger: Passenger = { name: textOf(entry.name), phone: textOf(entry.phone) };
  if (entry.kind === 'parcel') passenger.kind = 'parcel';
  const { id, seats, price } = z.parse(Checked, entry);
  if (seats && seats !== seatsTaken({ kind: passenger.kind })) passenger.seats = seats;
  for (const field of OPTIONAL_TEXTS) {
    const words = textOf(entry[field]);
    if (words !== '') passenger[field] = words;
  }
  if (price) passenger.price = price;
  if (entry.isPaid === true) passenger.isPaid = true;
  if (id) passenger.id = id;
  return passenger;
}

export function isSomebody(entry: unknown): boolean {
  const words = isRecord(entry) ? [entry.name, entry.phone] : [entry];
  return words.some((each) => textOf(each).trim() !== '');
}

/** The bookings of a stored list, in its order, with an id each. Entries that name nobody are left out. */
export function bookingsIn(entries: readonly unknown[], tripId?: string): Booking[] {
  return withIds(entries.filter(isSomebody).map(passengerIn), tripId);
}

/**
 * The new entries of a list of passengers. The stored entry of a booking keeps the fields that are not ours, and all of them
 * as they are written where nothing is changed. Stored entries that name nobody, which the person did not see, follow at
 * the end.
 * @param passengers one without an id, as of a page of version 0.2, is the known booking of that name and phone, or a new one
 */
export function passengersOver(
  known: readonly unknown[],
  passengers: readonly Passenger[],
  tripId?: string,
): unknown[] {
  const entries = known.filter(isSomebody);
  const before = bookingsIn(known, tripId);
  const given = withKnownIds(passengers, before).map((each) => ({ ...each, id: each.id ?? newBookingId() }));
  return [
    ...withIds(given).map((booking) => {
      const index = before.findIndex((each) => each.id === booking.id && isSamePerson(each, booking));
      return entryOf(booking, before[index], entries[index]);
    }),
    ...known.filter((entry) => !isSomebody(entry)),
  ];
}

function entryOf(booking: Booking, before: Booking | undefined, entry: unknown): unknown {
  const complete = passengerIn(booking);
  if (!isRecord(entry)) return complete;
  if (isDeepStrictEqual(before, complete)) return { ...entry, id: booking.id };
  const others = Object.entries(entry).filter(([field]) => !['id', ...BOOKING_FIELDS].includes(field));
  return { ...Object.fromEntries(others), ...complete };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A stored value as text; '' for what is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
