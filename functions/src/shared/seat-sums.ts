import type { Marks, RideState } from '../contract/marks.ts';
import { seatsTaken } from './seats-taken.ts';
import { rideOf } from './trip-marks.ts';

/** Seats of a trip by where their passengers are: carried are those in the van and those who were dropped off. */
export function seatSums(
  passengers: readonly (Parameters<typeof seatsTaken>[0] & { key: string })[],
  marks: Marks,
) {
  const seatsIn = (...states: RideState[]) =>
    passengers
      .filter(({ key }) => states.includes(rideOf(marks, key)))
      .reduce((sum, booking) => sum + seatsTaken(booking), 0);
  return { carried: seatsIn('aboard', 'off'), absent: seatsIn('absent'), waiting: seatsIn('waiting') };
}
