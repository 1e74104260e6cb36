import type { Passenger, Trip } from '@par-club/functions/contract/parendar';
import { placesTold } from '@par-club/functions/shared/booking-fields';
import * as way from '@par-club/functions/shared/trip-halts';
import { dayOfTrip } from '../model/trip-words.ts';
import type { Day } from '../model/week.ts';
import { type WallTime, wallTimeOf } from '../model/zoned-time.ts';

/** A passenger by the number under which the driver's list has them. */
export type Numbered = way.Numbered<Passenger>;

/** A place of a trip, in the order of the way. */
export interface Halt extends way.Halt<Passenger> {
  /** By the clocks of the calendar; null where nobody said. */
  when: WallTime | null;
}

/** Where a trip halts, and who gets on and off there, with the times of the calendar's clocks. */
export function haltsOf(trip: Trip, timeZone: string): Halt[] {
  return way.haltsOf(trip, trip.passengers.map(placesTold)).map((halt) => ({
    ...halt,
    when: trip.isAllDay || halt.at === null ? null : wallTimeOf(new Date(halt.at), timeZone),
  }));
}

/** Where somebody gets on, and when: their own words for the place, where it is none of the trip's. */
export function pickUpOf(halts: readonly Halt[], number: number): { place: string; when: WallTime | null } {
  for (const { place, when, on } of halts) {
    const booking = on.find((each) => each.number === number);
    if (!booking) continue;
    const own = way.ownPlace(place, booking.passenger.pickUp);
    return { place: own === '' ? place : `${place}, ${own}`, when };
  }
  return { place: '', when: null };
}

/** The one day of a trip, from its start to its end; null where it takes several, or nobody knows. */
export function onlyDayOf({ start, end }: Pick<Trip, 'start' | 'end'>, timeZone: string): Day | null {
  const day = dayOfTrip({ start }, timeZone);
  // A whole day ends where the next one begins.
  const last = end === null ? null : wallTimeOf(new Date(Date.parse(end) - 1), timeZone).day;
  return day === last ? day : null;
}
