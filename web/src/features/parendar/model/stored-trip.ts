import type { Booking, Passenger, Trip, TripInput } from '@par-club/functions/contract/parendar';
import { TRIP_MINUTES } from '@par-club/functions/contract/parendar.values';
import { contentOf } from '@par-club/functions/shared/booking-fields';

/** The saved form of a trip. @param seen the changed trip, which keeps its length */
export function storedTrip<Some extends Passenger>(
  input: Omit<TripInput, 'passengers'> & { passengers: readonly Some[] },
  now: Date,
  seen?: Pick<Trip, 'start' | 'end' | 'isAllDay'> | null,
) {
  const start = input.start === null ? now : new Date(input.start);
  const length =
    seen?.start && seen.end && !seen.isAllDay ? Date.parse(seen.end) - Date.parse(seen.start) : 0;
  const end = start.getTime() + (length > 0 ? length : TRIP_MINUTES * 60_000);
  return {
    ...input,
    summary: `${input.from} - ${input.to} | ${input.driverName}`,
    passengers: input.passengers.filter(isSomebody),
    start: start.toISOString(),
    end: input.end ?? new Date(end).toISOString(),
  };
}

/** Whether a passenger has a name or a phone. */
function isSomebody({ name, phone }: Passenger): boolean {
  return name.trim() !== '' || phone.trim() !== '';
}

/** A trip that was made here just now. */
export function newTrip(id: string, etag: string, filledIn: ReturnType<typeof storedTrip<Booking>>): Trip {
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

/** Whether a trip already has the values of the form. An input without a start, which means now, fits any start. */
export function matches(trip: Trip, input: TripInput): boolean {
  const { from, to, start, end = null, stops = [], passengers, ...asTyped } = input;
  const fields = Object.keys(asTyped) as (keyof typeof asTyped)[];
  return (
    fields.every((field) => trip[field] === asTyped[field]) &&
    withSingleSpaces(trip.from) === withSingleSpaces(from) &&
    withSingleSpaces(trip.to) === withSingleSpaces(to) &&
    (start === null || Date.parse(trip.start ?? '') === Date.parse(start)) &&
    (end === null || Date.parse(trip.end ?? '') === Date.parse(end)) &&
    JSON.stringify(trip.stops ?? []) === JSON.stringify(stops) &&
    textOf(trip.passengers) === textOf(passengers)
  );
}

/** A place is stored with single spaces, and with a dash for a hyphen that stands alone. */
function withSingleSpaces(place: string): string {
  return place.replace(/[\s–-]+/gu, ' ').trim();
}

function textOf(passengers: readonly Passenger[]): string {
  return JSON.stringify(passengers.filter(isSomebody).map(contentOf));
}
