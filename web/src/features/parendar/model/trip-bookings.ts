import type { Trip } from '@par-club/functions/contract/parendar';
import type { TripPages } from '@par-club/functions/contract/trips';
import { bookingOf } from '@par-club/functions/shared/booking';
import { keyedByBooking } from '@par-club/functions/shared/former-keys';

/** The bookings of a trip, each with its key and link on the trip's pages, as far as they know it yet. */
export function bookingsWithKeys({ passengers }: Pick<Trip, 'passengers'>, pages: TripPages) {
  const known = keyedByBooking(pages, passengers).passengers.filter(({ isGone }) => !isGone);
  return passengers.flatMap((booking) => {
    const found = known.find((each) => bookingOf(each) === booking.id);
    return found ? [{ ...booking, key: found.key, seat: found.seat }] : [];
  });
}
