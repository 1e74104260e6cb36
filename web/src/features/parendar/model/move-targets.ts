import type { Passenger, Trip } from '@par-club/functions/contract/parendar';
import { isSamePlace } from '@par-club/functions/shared/same-place';
import { seatsOf } from './conflicts.ts';
import { dayOfTrip } from './trip-words.ts';

/** A trip to which a passenger could be moved. */
export interface MoveTarget {
  trip: Trip;
  isSameDay: boolean;
  /** Whether it passes the passenger's places, in their order. */
  isOnTheWay: boolean;
  hasSeats: boolean;
}

/**
 * The trips to which a passenger could be moved, those that fit best first: of the same day, on the way, with seats
 * enough, then the nearest in time. Trips that are over are left out, and those of other ways on other days.
 * @param now in milliseconds since 1970
 */
export function moveTargets(
  from: Trip,
  passenger: Passenger,
  trips: readonly Trip[],
  timeZone: string,
  now: number,
): MoveTarget[] {
  const day = dayOfTrip(from, timeZone);
  const pickUp = passenger.pickUp || from.from;
  const dropOff = passenger.dropOff || from.to;
  const startsAt = (trip: Trip) => Date.parse(trip.start ?? '');
  const distance = ({ trip }: MoveTarget) => Math.abs(startsAt(trip) - startsAt(from));
  const rank = (each: MoveTarget) =>
    [each.isSameDay && each.isOnTheWay, each.isOnTheWay, each.hasSeats]
      .map((fits) => (fits ? '0' : '1'))
      .join('');
  const known = new Map(trips.map((trip) => [trip.id, trip]));
  return [...known.values()]
    .filter(({ id, origin, isAllDay }) => id !== from.id && origin === 'product' && !isAllDay)
    .filter(({ start, end }) => start !== null && Date.parse(end ?? start) > now)
    .map((trip) => {
      const { free } = seatsOf(trip);
      return {
        trip,
        isSameDay: dayOfTrip(trip, timeZone) === day,
        isOnTheWay: passes(trip, pickUp, dropOff),
        hasSeats: free === null || free >= (passenger.seats ?? 1),
      };
    })
    .filter(({ isSameDay, isOnTheWay }) => isSameDay || isOnTheWay)
    .sort(
      (one, other) =>
        rank(one).localeCompare(rank(other)) ||
        distance(one) - distance(other) ||
        Number(one.trip.id > other.trip.id) - Number(one.trip.id < other.trip.id),
    );
}

function passes({ from, stops = [], to }: Trip, pickUp: string, dropOff: string): boolean {
  const places = [from, ...stops.map(({ place }) => place), to];
  const on = places.findIndex((place) => isSamePlace(place, pickUp));
  return on !== -1 && places.some((place, index) => index > on && isSamePlace(place, dropOff));
}
