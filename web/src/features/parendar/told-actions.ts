import type { Trip } from '@par-club/functions/contract/parendar';
import type { TripPages } from '@par-club/functions/contract/trips';
import type { Target } from './calendar/save-trip.ts';
import { bookingOfKey } from './model/trip-bookings.ts';
import type { PassengerActions } from './trip/use-passenger-actions.ts';

interface Board {
  target: Target;
  trips: readonly Trip[];
  show: (trip: Trip) => void;
  passengers: PassengerActions;
  isWritable: boolean;
}

/** What one press does where a passenger has told something. Both reject where the trip cannot be read. */
export function toldActions({ target: { service, calendar }, trips, show, passengers, isWritable }: Board) {
  const tripOf = async (tripId: string) =>
    trips.find(({ id }) => id === tripId) ?? service.getTrip(calendar.id, tripId);
  const free = async (pages: TripPages, key: string) => {
    const trip = await tripOf(pages.tripId);
    const booking = bookingOfKey(trip, pages, key);
    // Where somebody else has changed it, the dispatcher sees what there is now.
    await (booking ? passengers.strike(trip, booking) : show(trip));
  };
  return {
    onOpen: async (tripId: string) => show(await tripOf(tripId)),
    onFree: isWritable ? free : null,
  };
}
