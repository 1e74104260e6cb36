import type { Booking, Calendar, Trip, TripInput } from '@par-club/functions/contract/parendar';
import { CallError } from '#failures/call-error.ts';
import { hasReason } from '../model/calendar-errors.ts';
import type { CalendarService, SaveOptions } from '../model/calendar-service.ts';
import { seatsOf } from '../model/conflicts.ts';
import { matches } from '../model/stored-trip.ts';
import { newTripId } from '../model/trip.ts';
import { withPassenger } from '../model/trip-draft.ts';

export interface Target {
  service: CalendarService;
  calendar: Pick<Calendar, 'id'>;
}

/** A new trip that is being sent: its id, and the inputs sent under it so far, whose answers may be lost. */
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
 * @param save called with the attempt as it is before each try, for the next one
 * @throws ChangedElsewhere where the trip did arrive, and somebody has changed it since
 */
export async function addTrip(
  target: Target,
  input: TripInput,
  { tripId, sent }: Attempt,
  save: (attempt: Attempt) => void,
): Promise<Trip> {
  const { service, calendar } = target;
  const send = (id: string, before: readonly TripInput[]) => {
    save({ tripId: id, sent: [...before, input] });
    return service.createTrip(calendar.id, input, id);
  };
  try {
    return await send(tripId, sent);
  } catch (error) {
    if (!hasReason(error, 'changed-elsewhere')) throw error;
    // A copied tab has the id of the other tab, which sent first.
    const there = sent.length === 0 ? null : await service.getTrip(calendar.id, tripId).catch(nullIfGone);
    // Google never gives the id of a deleted trip away again.
    if (!there) return send(newTripId(), []);
    if (!sent.some((each) => matches(there, each))) throw new ChangedElsewhere(there);
    return changeTrip(target, there, input);
  }
}

function nullIfGone(error: unknown): null {
  if (hasReason(error, 'not-found')) return null;
  throw error;
}

/** Somebody else was first: `theirs` is what the trip is now. */
export class ChangedElsewhere extends CallError {
  readonly theirs: Trip;

  constructor(theirs: Trip) {
    super({ reason: 'changed-elsewhere' });
    this.theirs = theirs;
  }
}

/** Writes what was filled in over a trip that is still as it was seen. @throws ChangedElsewhere */
export function changeTrip(
  target: Target,
  seen: Trip,
  input: TripInput,
  options?: SaveOptions,
): Promise<Trip> {
  return asSeen(target, seen, target.service.updateTrip(target.calendar.id, seen, input, options));
}

/** @throws ChangedElsewhere */
export function deleteTrip(target: Target, seen: Trip): Promise<void> {
  return asSeen(target, seen, target.service.deleteTrip(target.calendar.id, seen));
}

async function asSeen<Answer>(target: Target, seen: Trip, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!hasReason(error, 'changed-elsewhere')) throw error;
    throw new ChangedElsewhere(await target.service.getTrip(target.calendar.id, seen.id));
  }
}

/**
 * Adds a passenger to a trip. Where somebody has changed the trip since it was seen, it is read again and the passenger
 * is added to what it is now, as long as it is still the trip that was chosen.
 * @param index the place in the trip to which the passenger is put back, whatever has changed there
 * @throws CallError with 'changed-elsewhere' where it goes elsewhere now, at another time, or has no seat left
 */
export function addPassenger(target: Target, seen: Trip, passenger: Booking, index?: number): Promise<Trip> {
  return changeCurrent(target, seen, (trip) => {
    // An earlier try did arrive, and only its answer was lost.
    if (trip.passengers.some(({ id }) => id === passenger.id)) return null;
    if (index === undefined && !isSameChoice(seen, trip)) {
      throw new CallError({ reason: 'changed-elsewhere' });
    }
    return withPassenger(trip, passenger, index);
  });
}

/** Changes a trip as it was seen or, where it is another by now, as it is now. @param change null to leave it */
export async function changeCurrent(
  target: Target,
  seen: Trip,
  change: (trip: Trip, isAsSeen: boolean) => TripInput | null,
): Promise<Trip> {
  const input = change(seen, true);
  if (!input) return seen;
  try {
    return await changeTrip(target, seen, input);
  } catch (error) {
    if (!(error instanceof ChangedElsewhere)) throw error;
    const again = change(error.theirs, false);
    return again ? changeTrip(target, error.theirs, again) : error.theirs;
  }
}
function isSameChoice(seen: Trip, current: Trip): boolean {
  const fields = ['from', 'to', 'start'] as const;
  const filledUp = seatsOf(current).free === 0 && seatsOf(seen).free !== 0;
  return fields.every((field) => seen[field] === current[field]) && !filledUp;
}
