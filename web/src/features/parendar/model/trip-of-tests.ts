import type { Trip, TripInput } from '@par-club/functions/contract/parendar';
import { withIds } from '@par-club/functions/shared/booking';
import { newTrip, storedTrip } from './stored-trip.ts';

/** A trip that was made here; each booking has an id. */
export function madeTrip(id: string, input: TripInput, now = new Date(0)): Trip {
  return newTrip(id, '"1"', storedTrip({ ...input, passengers: withIds(input.passengers) }, now));
}
