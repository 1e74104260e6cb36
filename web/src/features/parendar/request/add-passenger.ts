import type { Passenger, Trip } from '@par-club/functions/contract/parendar';
import { hasReason } from '../calendar/has-reason.ts';
import type { Place } from '../form/add-trip.ts';
import { seatsOf } from '../form/seats.ts';
import { withPassenger } from '../form/trip-draft.ts';

/**
 * Adds a passenger to a trip. Where somebody has changed the trip since it was seen, it is read again and the passenger
 * is added to what it is now, as long as it is still the trip that was chosen.
 * @throws CallError with 'changed-elsewhere' where it goes elsewhere now, at another time, or has no seat left
 */
export async function addPassenger(place: Place, seen: Trip, passenger: Passenger): Promise<Trip> {
  const { service, calendar } = place;
  try {
    return await service.updateTrip(calendar.id, seen, withPassenger(seen, passenger));
  } catch (error) {
    if (!hasReason(error, 'changed-elsewhere')) throw error;
    const current = await service.getTrip(calendar.id, seen.id);
    // The change was this passenger, and only the answer to it was lost.
    if (timesIn(current, passenger) > timesIn(seen, passenger)) return current;
    if (!isSameChoice(seen, current)) throw error;
    return service.updateTrip(calendar.id, current, withPassenger(current, passenger));
  }
}

function timesIn({ passengers }: Trip, { name, phone }: Passenger): number {
  return passengers.filter((each) => each.name === name && each.phone === phone).length;
}

function isSameChoice(seen: Trip, current: Trip): boolean {
  const fields = ['from', 'to', 'start'] as const;
  const filledUp = seatsOf(current).free === 0 && seatsOf(seen).free !== 0;
  return fields.every((field) => seen[field] === current[field]) && !filledUp;
}
