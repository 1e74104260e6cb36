import type { Calendar, Trip, TripInput } from '@par-club/functions/contract/parendar';
import { CallError } from '#firebase/call-error.ts';
import type { CalendarService } from './calendar-service.ts';

/** Where trips are written to. */
export interface Place {
  service: CalendarService;
  calendar: Pick<Calendar, 'id'>;
}

/**
 * Makes a trip, once for each id. Where an earlier try did arrive and only its answer was lost, what was typed since
 * is not in the trip yet: then it is put there.
 * @param tripId made once for each form
 */
export async function addTrip({ service, calendar }: Place, input: TripInput, tripId: string): Promise<Trip> {
  const trip = await service.createTrip(calendar.id, input, tripId).catch((error: unknown) => {
    const isThere = error instanceof CallError && error.failure.reason === 'changed-elsewhere';
    if (!isThere) throw error;
    return service.getTrip(calendar.id, tripId);
  });
  return holds(trip, input) ? trip : service.updateTrip(calendar.id, trip, input);
}

function holds(trip: Trip, input: TripInput): boolean {
  const fields = ['driverName', 'from', 'to', 'notes', 'seats'] as const;
  return (
    fields.every((field) => trip[field] === input[field]) &&
    (input.start === null || Date.parse(trip.start ?? '') === Date.parse(input.start)) &&
    textOf(trip.passengers) === textOf(input.passengers)
  );
}

function textOf(passengers: TripInput['passengers']): string {
  return JSON.stringify(passengers.map(({ name, phone }) => [name, phone]));
}
