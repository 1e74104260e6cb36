import type { Passenger, Trip } from '@par-club/functions/contract/parendar';
import { sameName } from '../model/conflicts.ts';
import { stopTime } from '../model/trip-words.ts';

/** A passenger by the number under which the driver's list has them. */
export interface Numbered {
  number: number;
  passenger: Passenger;
}

/** A place of a trip, in the order of the way. */
export interface Halt {
  place: string;
  /** 'HH:MM' by the clocks of the calendar; '' where nobody said. */
  time: string;
  on: Numbered[];
  off: Numbered[];
}

/**
 * Where a trip halts, and who gets on and off there. Who gets on at no place of the trip, as at an address, does so where
 * it begins, and gets off where it ends.
 */
export function haltsOf(trip: Trip, timeZone: string): Halt[] {
  const { from, to, end, start, passengers, stops = [] } = trip;
  const halt = (place: string, time: string): Halt => ({ place, time, on: [], off: [] });
  const length = start !== null && end !== null ? (Date.parse(end) - Date.parse(start)) / 60_000 : null;
  const timeAt = (minutes: number | null) => (trip.isAllDay ? '' : stopTime(trip, minutes, timeZone));
  const first = halt(from, timeAt(0));
  const last = halt(to, timeAt(length));
  const all = [first, ...stops.map(({ place, minutes }) => halt(place, timeAt(minutes))), last];
  for (const [index, passenger] of passengers.entries()) {
    const each = { number: index + 1, passenger };
    (placed(all.slice(0, -1), passenger.pickUp) ?? first).on.push(each);
    (placed(all.slice(1), passenger.dropOff) ?? last).off.push(each);
  }
  return all;
}

/** Where somebody gets on, and when: their own words for the place, where it is none of the trip's. */
export function pickUpOf(
  halts: readonly Halt[],
  { number, passenger }: Numbered,
): { place: string; time: string } {
  const halt = halts.find(({ on }) => on.some((each) => each.number === number));
  const { place = '', time = '' } = halt ?? {};
  const own = ownPlace(place, passenger.pickUp);
  return { place: own === '' ? place : `${place}, ${own}`, time };
}

/** What a passenger says of a place besides its name; '' for nothing. */
export function ownPlace(place: string, said: string | undefined): string {
  return said === undefined || sameName(said) === sameName(place) ? '' : said.trim();
}

function placed(halts: readonly Halt[], said: string | undefined): Halt | undefined {
  return said ? halts.find(({ place }) => sameName(place) === sameName(said)) : undefined;
}
