import type { Trip, TripInput } from '@par-club/functions/contract/parendar';
import { CallError } from '#firebase/call-error.ts';
import { hasReason } from '../calendar/has-reason.ts';
import type { Place } from '../form/add-trip.ts';

/** Somebody else was first: `theirs` is what the trip is now. */
export class ChangedElsewhere extends CallError {
  readonly theirs: Trip;

  constructor(theirs: Trip) {
    super({ reason: 'changed-elsewhere' });
    this.theirs = theirs;
  }
}

/**
 * Writes what was filled in over a trip that is still as it was seen.
 * @throws ChangedElsewhere
 */
export async function changeTrip({ service, calendar }: Place, seen: Trip, input: TripInput): Promise<Trip> {
  try {
    return await service.updateTrip(calendar.id, seen, input);
  } catch (error) {
    if (!hasReason(error, 'changed-elsewhere')) throw error;
    throw new ChangedElsewhere(await service.getTrip(calendar.id, seen.id));
  }
}
