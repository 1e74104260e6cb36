import type { Calendar, Trip, TripInput } from '@par-club/functions/contract/parendar';
import { TRIP_MINUTES } from '@par-club/functions/contract/parendar.values';

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
  return length > 0 ? length : TRIP_MINUTES * 60_000;
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

/** Whether a trip already is what was filled in. Without a start of its own any will do: it was a moment ago. */
export function matches(trip: Trip, input: TripInput): boolean {
  const fields = ['driverName', 'notes', 'seats'] as const;
  const places = ['from', 'to'] as const;
  return (
    fields.every((field) => trip[field] === input[field]) &&
    places.every((place) => withSingleSpaces(trip[place]) === withSingleSpaces(input[place])) &&
    (input.start === null || Date.parse(trip.start ?? '') === Date.parse(input.start)) &&
    textOf(trip.passengers) === textOf(input.passengers)
  );
}

/** A place is stored with single spaces, and with a dash for a hyphen that stands alone. */
function withSingleSpaces(place: string): string {
  return place.replace(/[\s–-]+/gu, ' ').trim();
}

function textOf(passengers: TripInput['passengers']): string {
  const filled = passengers.filter(({ name, phone }) => name.trim() !== '' || phone.trim() !== '');
  return JSON.stringify(filled.map(({ name, phone }) => [name, phone]));
}

/** The primary one first, then by name as Ukrainians sort. */
export function orderCalendars(calendars: readonly Calendar[]): Calendar[] {
  const { compare } = new Intl.Collator('uk', { numeric: true });
  return [...calendars].sort(
    (one, other) => Number(other.isPrimary) - Number(one.isPrimary) || compare(one.name, other.name),
  );
}

/** By start; what has none comes first, where it is seen. */
export function orderTrips(trips: readonly Trip[]): Trip[] {
  // Moments in UTC sort as texts.
  return [...trips].sort((one, other) => compareTexts(one.start ?? '', other.start ?? ''));
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const ALPHABET = '0123456789abcdefghijklmnopqrstuv';
const LENGTH = 26;

/** An id for a new trip, in base32hex as Google wants it: 130 random bits, so that nobody has it yet. */
export function newTripId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
