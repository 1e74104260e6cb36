import type { Trip } from '@par-club/functions/contract/parendar';

/** What two trips are compared by. */
export type Occupied = Pick<Trip, 'driverName' | 'start' | 'end' | 'isAllDay'> & { id: string | null };

/**
 * The other trips that a driver would have to drive at the same time. One that begins as another ends is no overlap.
 * @param trip one that is not saved yet has a null id
 */
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

/** All overlaps among trips, by the id of each trip that has any. */
export function overlapsAmong(trips: readonly Trip[]): ReadonlyMap<string, Trip[]> {
  // Hundreds of trips are compared with those of their own driver alone.
  const byDriver = new Map<string, Trip[]>();
  for (const trip of trips) {
    const driver = sameName(trip.driverName);
    byDriver.set(driver, [...(byDriver.get(driver) ?? []), trip]);
  }
  const all = [...byDriver.values()].flatMap((ofDriver) =>
    ofDriver.map((trip) => [trip.id, overlapsOf(trip, ofDriver)] as const),
  );
  return new Map(all.filter(([, others]) => others.length > 0));
}

/** A name as it is compared: people write it in capitals, and with spaces too many. */
export function sameName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('uk');
}

/** A day off in the calendar is no drive. */
function takesTime({ start, end, isAllDay }: Pick<Trip, 'start' | 'end' | 'isAllDay'>): boolean {
  return start !== null && end !== null && !isAllDay;
}

export interface Seats {
  /** Each passenger takes one. */
  taken: number;
  /** Null where nobody said how many there are; never below zero. */
  free: number | null;
  /** Whether there are more passengers than seats. */
  isOverfull: boolean;
}

export function seatsOf({ passengers, seats }: Pick<Trip, 'passengers' | 'seats'>): Seats {
  const taken = passengers.length;
  if (seats === null) return { taken, free: null, isOverfull: false };
  return { taken, free: Math.max(0, seats - taken), isOverfull: taken > seats };
}
