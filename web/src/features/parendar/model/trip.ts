import type { Calendar, Trip } from '@par-club/functions/contract/parendar';

/** Whether an event is a trip: it was made here, or its lines can be read. Any other is an event of the calendar's alone. */
export function isTrip({ origin }: Pick<Trip, 'origin'>): boolean {
  return origin !== 'other';
}

/** The primary one first, then by name as Ukrainians sort. */
export function orderCalendars(calendars: readonly Calendar[]): Calendar[] {
  const { compare } = new Intl.Collator('uk', { numeric: true });
  return [...calendars].sort(
    (one, other) => Number(other.isPrimary) - Number(one.isPrimary) || compare(one.name, other.name),
  );
}

/** By start; what has none comes first, where it is seen. Trips of one time keep one order, whatever changes in them. */
export function orderTrips(trips: readonly Trip[]): Trip[] {
  const startOf = ({ start }: Trip) => (start === null ? 0 : Date.parse(start));
  return [...trips].sort(
    (one, other) => startOf(one) - startOf(other) || Number(one.id > other.id) - Number(one.id < other.id),
  );
}

/** An id for a new trip, in base32hex as Google wants it: 130 random bits, so that nobody has it yet. */
export function newTripId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(26));
  return Array.from(bytes, (byte) => (byte % 32).toString(32)).join('');
}
