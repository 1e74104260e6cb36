import type { Booking, Trip } from '@par-club/functions/contract/parendar';
import { newBookingId } from '@par-club/functions/shared/booking';
import { saysTheSame } from '@par-club/functions/shared/booking-fields';
import { CallError } from '#failures/call-error.ts';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { withoutBooking } from '../model/bookings.ts';
import { CalendarRuleError } from '../model/calendar-errors.ts';
import { inputOfTrip } from '../model/trip-draft.ts';
import { nameOrPhone } from '../model/trip-words.ts';
import { addPassenger, changeCurrent, type Target } from './save-trip.ts';

/** A passenger is in the trip to which they were moved, and still in the one that they were to leave. */
export class HalfMoved extends CalendarRuleError {
  /** The trip to leave, as it is now. */
  readonly from: Trip;
  /** The trip that has taken the passenger, as it is now. */
  readonly to: Trip;
  /** The booking that is left in `from`. */
  readonly passenger: Booking;

  constructor(from: Trip, to: Trip, passenger: Booking, cause: unknown) {
    const failure = cause instanceof CallError ? cause.failure : undefined;
    super('half-moved', isolateBidi(nameOrPhone(passenger)), { cause }, failure);
    this.name = 'HalfMoved';
    this.from = from;
    this.to = to;
    this.passenger = passenger;
  }
}

/**
 * Moves a passenger to another trip: first into that one, so that nobody is ever in none.
 * @param from the trip that the passenger leaves, as it was seen
 * @param to as it was seen; a second try with the same one doubles nobody
 * @param passenger one of the bookings of `from`
 * @param booking what the passenger has in `to`
 * @param index the place in `to` to which the passenger is put back, whatever has changed there
 * @returns both trips as they are now, and the booking that `to` has taken; null where the passenger was in it already, as in
 * the copy of an event
 * @throws HalfMoved where only the first half was done; `removePassenger` does the other one
 * @throws CalendarRuleError 'booking-gone' where somebody has struck the passenger out of `from`, and nobody is moved
 * @throws CallError with 'changed-elsewhere' where the booking is another by now, or `to` goes elsewhere, at another time,
 * or has no seat left
 */
export async function movePassenger(
  target: Target,
  from: Trip,
  to: Trip,
  passenger: Booking,
  booking: Booking,
  index?: number,
): Promise<{ from: Trip; to: Trip; taken: Booking | null }> {
  const read = ({ id }: Trip) => target.service.getTrip(target.calendar.id, id);
  const current = await read(from);
  if (!isIn(current, passenger)) {
    const after = await read(to);
    // An earlier try did arrive, and only its answer was lost.
    if (bookingIn(after, booking)) return { from: current, to: after, taken: booking };
    throw new CalendarRuleError('booking-gone', isolateBidi(nameOrPhone(passenger)));
  }
  const there = bookingIn(to, booking);
  const isThere = there?.name === booking.name && there.phone === booking.phone;
  const taken = there ? { ...booking, id: newBookingId() } : booking;
  const after = isThere ? to : await addPassenger(target, to, taken, index);
  try {
    const left = await removePassenger(target, current, passenger);
    return { from: left, to: after, taken: isThere ? null : taken };
  } catch (error) {
    throw new HalfMoved(current, after, passenger, error);
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
  return changeCurrent(target, seen, (trip, isAsSeen) => {
    if (isIn(trip, passenger)) {
      return { ...inputOfTrip(trip), passengers: withoutBooking(trip.passengers, passenger) };
    }
    // Struck out by somebody else, or by a try whose answer was lost.
    if (!isAsSeen) return null;
    throw new CallError({ reason: 'changed-elsewhere' });
  });
}

/**
 * Gives a passenger another booking. Everything else in the trip stays as it is now.
 * @param passenger one of the bookings of `seen`
 * @returns the trip as it is now
 * @throws CallError with 'changed-elsewhere' where the trip has that booking no more, or it is another by now
 */
export function changePassenger(
  target: Target,
  seen: Trip,
  passenger: Booking,
  booking: Booking,
): Promise<Trip> {
  return changeCurrent(target, seen, (trip) => {
    if (!isIn(trip, passenger)) throw new CallError({ reason: 'changed-elsewhere' });
    const passengers = trip.passengers.map((each) => (each.id === passenger.id ? booking : each));
    return { ...inputOfTrip(trip), passengers };
  });
}

function bookingIn({ passengers }: Trip, { id }: Booking): Booking | undefined {
  return passengers.find((each) => each.id === id);
}

/** Whether a trip has a booking. @throws CallError with 'changed-elsewhere' where it says something else by now */
function isIn(trip: Trip, booking: Booking): boolean {
  const found = bookingIn(trip, booking);
  if (found && !saysTheSame(found, booking)) throw new CallError({ reason: 'changed-elsewhere' });
  return found !== undefined;
}
