import type { Booking, Trip } from '@par-club/functions/contract/parendar';
import type { RecordedTold, TripPages } from '@par-club/functions/contract/trips';
import { bookingOf, isSamePerson } from '@par-club/functions/shared/booking';
import { textsOf } from '@par-club/functions/shared/booking-fields';
import { keyedByBooking } from '@par-club/functions/shared/former-keys';
import { namesApart } from '@par-club/functions/shared/names-apart';
import { matters } from '@par-club/functions/shared/told';
import { rideOf } from '@par-club/functions/shared/trip-marks';
import { nameOrPhone } from './trip-words.ts';

/** The bookings of a trip, each with its key and link on the trip's pages, as far as they know it yet. */
export function bookingsWithKeys({ passengers }: Pick<Trip, 'passengers'>, pages: TripPages) {
  const known = keyedByBooking(pages, passengers).passengers.filter(({ isGone }) => !isGone);
  return passengers.flatMap((booking) => {
    const found = known.find((each) => bookingOf(each) === booking.id);
    return found ? [{ ...booking, key: found.key, seat: found.seat }] : [];
  });
}

/** What the dispatcher calls each booking of a trip, by its id. */
export function namesOfBookings({ from, to, passengers }: Pick<Trip, 'from' | 'to' | 'passengers'>) {
  const labels = namesApart(
    passengers.map((booking) => ({
      name: nameOrPhone(booking),
      details: [
        [booking.pickUp || from, booking.pickUpPlace].filter(Boolean).join(', '),
        [booking.dropOff || to, booking.dropOffPlace].filter(Boolean).join(', '),
        ...Object.values(textsOf(booking)),
      ],
    })),
  );
  return new Map(passengers.map(({ id }, index) => [id, labels[index] ?? '']));
}

/** The booking of a passenger whom the pages name; undefined where the trip has that person no more. */
export function bookingOfKey(trip: Pick<Trip, 'passengers'>, pages: TripPages, key: string) {
  const known = pages.passengers.find((each) => each.key === key);
  const id = bookingsWithKeys(trip, pages).find((each) => each.key === key)?.id;
  return trip.passengers.find((each) => each.id === id && known && isSamePerson(known, each));
}

/** Whether nothing that counts says of a booking that its passenger does not come. */
export function isComing(trip: Pick<Trip, 'passengers'>, { id }: Booking, pages: TripPages): boolean {
  const { key = '' } = bookingsWithKeys(trip, pages).find((each) => each.id === id) ?? {};
  return !toldOf(pages, key).some(({ says }) => says === 'not-coming');
}

/** A passenger's messages that still count. */
export function toldOf({ told, marks }: TripPages, key: string): RecordedTold[] {
  return (told[key] ?? []).filter((each) => matters(each, rideOf(marks, key)));
}
