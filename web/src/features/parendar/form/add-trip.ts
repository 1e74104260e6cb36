import type { Calendar, Trip, TripInput } from '@par-club/functions/contract/parendar';
import type { CalendarService } from '../calendar/calendar-service.ts';
import { hasReason } from '../calendar/has-reason.ts';
import { holds } from '../calendar/holds.ts';
import { newTripId } from '../calendar/trip-id.ts';
import { ChangedElsewhere, changeTrip } from '../trip/change-trip.ts';

/** Where trips are written to. */
export interface Place {
  service: CalendarService;
  calendar: Pick<Calendar, 'id'>;
}

/** A new trip on its way: under which id, and what was sent under it so far, whose answers may be lost. */
export interface Attempt {
  tripId: string;
  sent: readonly TripInput[];
}

export function newAttempt(): Attempt {
  return { tripId: newTripId(), sent: [] };
}

/**
 * Makes a trip, once for each attempt. Where an earlier try did arrive and only its answer was lost, the trip becomes
 * what was typed since. Nothing but what was sent under its id is written over.
 * @param keep called with the attempt as it is before each try, for the next one
 * @throws ChangedElsewhere where the trip did arrive, and somebody has changed it since
 */
export async function addTrip(
  place: Place,
  input: TripInput,
  { tripId, sent }: Attempt,
  keep: (attempt: Attempt) => void,
): Promise<Trip> {
  const { service, calendar } = place;
  const send = (id: string, before: readonly TripInput[]) => {
    keep({ tripId: id, sent: [...before, input] });
    return service.createTrip(calendar.id, input, id);
  };
  try {
    return await send(tripId, sent);
  } catch (error) {
    if (!hasReason(error, 'changed-elsewhere')) throw error;
    // A tab that was copied has the id of the other one, which was first.
    const there = sent.length === 0 ? null : await tripOrNull(() => service.getTrip(calendar.id, tripId));
    // Google never gives the id of a deleted trip away again.
    if (!there) return send(newTripId(), []);
    if (!sent.some((each) => holds(there, each))) throw new ChangedElsewhere(there);
    return changeTrip(place, there, input);
  }
}

/** Null for a trip that is gone. */
async function tripOrNull(read: () => Promise<Trip>): Promise<Trip | null> {
  try {
    return await read();
  } catch (error) {
    if (hasReason(error, 'not-found')) return null;
    throw error;
  }
}
