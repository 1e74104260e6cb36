import type { Passenger, Trip } from '@par-club/functions/contract/parendar';
import * as way from '@par-club/functions/shared/trip-halts';
import { wallTimeOf } from '../model/zoned-time.ts';

/** A passenger by the number under which the driver's list has them. */
export type Numbered = way.Numbered<Passenger>;

/** A place of a trip, in the order of the way. */
export interface Halt extends way.Halt<Passenger> {
  /** 'HH:MM' by the clocks of the calendar; '' where nobody said. */
  time: string;
}

/** Where a trip halts, and who gets on and off there, with the times of the calendar's clocks. */
export function haltsOf(trip: Trip, timeZone: string): Halt[] {
  return way.haltsOf(trip, trip.passengers).map((halt) => ({
    ...halt,
    time: trip.isAllDay || halt.at === null ? '' : wallTimeOf(new Date(halt.at), timeZone).time,
  }));
}

/** Where somebody gets on, and when: their own words for the place, where it is none of the trip's. */
export function pickUpOf(
  halts: readonly Halt[],
  { number, passenger }: Numbered,
): { place: string; time: string } {
  const halt = halts.find(({ on }) => on.some((each) => each.number === number));
  const { place = '', time = '' } = halt ?? {};
  const own = way.ownPlace(place, passenger.pickUp);
  return { place: own === '' ? place : `${place}, ${own}`, time };
}
