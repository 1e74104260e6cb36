import type { Trip } from '@par-club/functions/contract/parendar';
import type { TripPages } from '@par-club/functions/contract/trips';

/** The bookings of a trip, each with the name that its pages have for it, as far as they know it yet. */
export function bookingsWithKeys(
  trip: Pick<Trip, 'passengers'>,
  { passengers }: Pick<TripPages, 'passengers'>,
) {
  const left = passengers.filter(({ isGone }) => !isGone);
  return trip.passengers.flatMap((passenger) => {
    const at = left.findIndex(({ name, phone }) => name === passenger.name && phone === passenger.phone);
    const [known] = at === -1 ? [] : left.splice(at, 1);
    return known ? [{ ...passenger, key: known.key, seat: known.seat }] : [];
  });
}
