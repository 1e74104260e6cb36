import type { Passenger, Trip } from '@par-club/functions/contract/parendar';
import { sameName } from '@par-club/functions/shared/same-name';
import { isSamePlace } from '@par-club/functions/shared/same-place';
import { countsOf } from '@par-club/functions/shared/seats-taken';
import { grouped } from './grouped.ts';

type Way = Pick<Trip, 'from' | 'to'> & { stops?: readonly { place: string }[] | undefined };

/** Where a trip stops, in the order of its way. */
export function placesOf({ from, to, stops = [] }: Way): string[] {
  return [from, ...stops.map(({ place }) => place), to];
}

/**
 * The bookings whose way the trip does not go: against it, or from or to a place that the trip has no more. A place that
 * it never had is nowhere on the way.
 * @param before the trip until now
 */
export function strayIn<Some extends Passenger>(
  trip: Way & { passengers: readonly Some[] },
  before: Way | null = null,
): Some[] {
  const [places, former] = [placesOf(trip), before ? placesOf(before) : []];
  return trip.passengers.filter(({ pickUp = '', dropOff = '' }) => {
    const isOf = (said: string) => (place: string) => isSamePlace(place, said);
    const on = pickUp ? places.findIndex(isOf(pickUp)) : 0;
    const off = dropOff ? places.findLastIndex(isOf(dropOff)) : places.length - 1;
    const isLost = (at: number, said: string) => at === -1 && former.some(isOf(said));
    return isLost(on, pickUp) || isLost(off, dropOff) || (off !== -1 && on >= off);
  });
}

/** What two trips are compared by. */
type Occupied = Pick<Trip, 'driverName' | 'start' | 'end' | 'isAllDay'> & { id: string | null };

/** Trips of the same driver at the same time; touching ends do not overlap. @param trip unsaved with a null id */
export function overlapsOf(trip: Occupied, trips: readonly Trip[]): Trip[] {
  const driver = sameName(trip.driverName);
  if (driver === '' || !takesTime(trip)) return [];
  return trips.filter(
    (other) =>
      other.id !== trip.id &&
      sameName(other.driverName) === driver &&
      takesTime(other) &&
      // Moments in UTC sort as texts.
      (other.start ?? '') < (trip.end ?? '') &&
      (trip.start ?? '') < (other.end ?? ''),
  );
}

/** Whether a trip began before another one starts, and goes on then. */
export function isStillOnTheWay(
  earlier: Pick<Trip, 'start' | 'end'>,
  { start }: Pick<Trip, 'start'>,
): boolean {
  return start !== null && (earlier.start ?? start) < start && (earlier.end ?? '') > start;
}

/** All overlaps among trips, by the id of each trip that has any. */
export function overlapsAmong(trips: readonly Trip[]): ReadonlyMap<string, Trip[]> {
  // Hundreds of trips are compared with those of their own driver alone.
  const byDriver = grouped(trips, ({ driverName }) => sameName(driverName));
  const all = [...byDriver.values()].flatMap((ofDriver) =>
    ofDriver.map((trip) => [trip.id, overlapsOf(trip, ofDriver)] as const),
  );
  return new Map(all.filter(([, others]) => others.length > 0));
}

/** A day off in the calendar is no drive. */
function takesTime({ start, end, isAllDay }: Pick<Trip, 'start' | 'end' | 'isAllDay'>): boolean {
  return start !== null && end !== null && !isAllDay;
}

/** The seats that the bookings take. None are free below zero; null where nobody said how many there are. */
export function seatsOf({ passengers, seats }: Pick<Trip, 'seats'> & { passengers: readonly Passenger[] }) {
  const { taken } = countsOf(passengers);
  return {
    taken,
    free: seats === null ? null : Math.max(0, seats - taken),
    isOverfull: seats !== null && taken > seats,
  };
}
