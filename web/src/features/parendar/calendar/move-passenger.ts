import type { Booking, Trip } from '@par-club/functions/contract/parendar';
import { newBookingId } from '@par-club/functions/shared/booking';
import { saysTheSame } from '@par-club/functions/shared/booking-fields';
import { CallError } from '#failures/call-error.ts';
import { withoutBooking } from '../model/bookings.ts';
import { bookingIn } from '../model/fitting-trips.ts';
import { inputOfTrip } from '../model/trip-draft.ts';
import { addPassenger, changeCurrent, type Target } from './save-trip.ts';

/** A passenger is in the trip to which they were moved, and still in the one that they were to leave. */
export class HalfMoved extends CallError {
  /** The trip that has taken the passenger, as it is now. */
  readonly to: Trip;

  constructor(to: Trip, cause: unknown) {
    super(cause instanceof CallError ? cause.failure : { reason: 'internal' }, { cause });
    this.name = 'HalfMoved';
    this.to = to;
  }
}

/**
 * Moves a passenger to another trip: first into that one, so that nobody is ever in none.
 * @param from the trip that the passenger leaves, as it was seen
 * @param to as it was seen; a second try with the same one doubles nobody
 * @param passenger one of the bookings of `from`
 * @param booking what the passenger has in `to`; by default the same ends of the ride
 * @returns both trips as they are now, and the booking that `to` has taken; null where the passenger was in it already, as in
 * the copy of an event
 * @throws HalfMoved where only the first half was done; `removePassenger` does the other one
 * @throws CallError with 'changed-elsewhere' where `to` goes elsewhere now, at another time, or has no seat left
 */
export async function movePassenger(
  target: Target,
  from: Trip,
  to: Trip,
  passenger: Booking,
  booking = bookingIn(to, from, passenger),
): Promise<{ from: Trip; to: Trip; taken: Booking | null }> {
  const there = to.passengers.find(({ id }) => id === booking.id);
  const isThere = there?.name === booking.name && there.phone === booking.phone;
  const taken = there ? { ...booking, id: newBookingId() } : booking;
  const after = isThere ? to : await addPassenger(target, to, taken);
  try {
    const left = await removePassenger(target, from, passenger);
    return { from: left, to: after, taken: isThere ? null : taken };
  } catch (error) {
    throw new HalfMoved(after, error);
  }
}

/**
 * Strikes one passenger out. Where somebody has changed the trip since it was seen, it is read again; everybody else
 * stays as they are now.
 * @param passenger one of the bookings of `seen`
 * @returns the trip as it is now
 * @throws CallError with 'changed-elsewhere' where somebody has changed the booking itself
 */
export function removePassenger(target: Target, seen: Trip, passenger: Booking): Promise<Trip> {
  const without = (trip: Trip) => ({
    ...inputOfTrip(trip),
    passengers: withoutBooking(trip.passengers, passenger),
  });
  return changeCurrent(target, seen, (trip, isAsSeen) => {
    const booking = trip.passengers.find(({ id }) => id === passenger.id);
    // Struck out by somebody else, or by a try whose answer was lost.
    if (!booking && !isAsSeen) return null;
    if (booking && saysTheSame(booking, passenger)) return without(trip);
    throw new CallError({ reason: 'changed-elsewhere' });
  });
}

/** @param index the place of the passenger before they were struck out of `seen` */
export function putBackPassenger(
  target: Target,
  seen: Trip,
  passenger: Booking,
  index: number,
): Promise<Trip> {
  return changeCurrent(target, seen, (trip) => {
    const { passengers } = trip;
    // An earlier try did arrive, and only its answer was lost.
    if (passengers.some(({ id }) => id === passenger.id)) return null;
    return {
      ...inputOfTrip(trip),
      passengers: [...passengers.slice(0, index), passenger, ...passengers.slice(index)],
    };
  });
}
