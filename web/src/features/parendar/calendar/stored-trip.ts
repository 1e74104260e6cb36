import type * as contract from '@par-club/functions/contract/parendar';
import type { Trip, TripInput } from '@par-club/functions/contract/parendar';

// The contract's values would bring its schemas along; its types see to it that this is the same.
const MINUTES: typeof contract.TRIP_MINUTES = 60;

/** What of a trip is filled in, and what follows from that. */
export type FilledIn = Pick<
  Trip,
  'summary' | 'driverName' | 'from' | 'to' | 'notes' | 'passengers' | 'seats' | 'start' | 'end'
>;

/**
 * What a trip holds of what was filled in, as the calendar functions store it.
 * @param seen the trip that is changed, which keeps the length that somebody may have given it in Google's own calendar
 */
export function storedTrip(
  input: TripInput,
  now: Date,
  seen?: Pick<Trip, 'start' | 'end' | 'isAllDay'> | null,
): FilledIn {
  const { driverName, from, to, notes, passengers, seats } = input;
  const start = input.start === null ? now : new Date(input.start);
  return {
    summary: `${from} - ${to} | ${driverName}`,
    driverName,
    from,
    to,
    notes,
    passengers: passengers.filter(({ name, phone }) => name.trim() !== '' || phone.trim() !== ''),
    seats,
    start: start.toISOString(),
    end: new Date(start.getTime() + lengthOf(seen)).toISOString(),
  };
}

/** In milliseconds. */
function lengthOf(seen?: Pick<Trip, 'start' | 'end' | 'isAllDay'> | null): number {
  const length =
    seen?.start && seen.end && !seen.isAllDay ? Date.parse(seen.end) - Date.parse(seen.start) : 0;
  return length > 0 ? length : MINUTES * 60_000;
}

/** A trip that was made here just now. */
export function newTrip(id: string, etag: string, filledIn: FilledIn): Trip {
  return {
    ...filledIn,
    id,
    etag,
    origin: 'product',
    isAllDay: false,
    status: 'confirmed',
    link: '',
    creator: '',
  };
}
