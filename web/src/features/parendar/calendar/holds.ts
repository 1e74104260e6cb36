import type { Trip, TripInput } from '@par-club/functions/contract/parendar';

/** Whether a trip already is what was filled in. Without a start of its own any will do: it was a moment ago. */
export function holds(trip: Trip, input: TripInput): boolean {
  const fields = ['driverName', 'notes', 'seats'] as const;
  const places = ['from', 'to'] as const;
  return (
    fields.every((field) => trip[field] === input[field]) &&
    places.every((place) => squeezed(trip[place]) === squeezed(input[place])) &&
    (input.start === null || Date.parse(trip.start ?? '') === Date.parse(input.start)) &&
    textOf(trip.passengers) === textOf(input.passengers)
  );
}

/** A place is stored with single spaces, and with a dash for a hyphen that stands alone. */
function squeezed(place: string): string {
  return place.replace(/[\s–-]+/gu, ' ').trim();
}

function textOf(passengers: TripInput['passengers']): string {
  const filled = passengers.filter(({ name, phone }) => name.trim() !== '' || phone.trim() !== '');
  return JSON.stringify(filled.map(({ name, phone }) => [name, phone]));
}
