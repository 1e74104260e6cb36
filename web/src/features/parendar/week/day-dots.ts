import type { Trip } from '@par-club/functions/contract/parendar';
import { statusOf, type TripStatus } from '../trip/trip-status.ts';

/** Dots that fit under a day; of more trips a number says how many there are besides. */
const MOST = 3;

/** What a day of the week strip shows of its trips, in their order. */
export function dotsOf(
  trips: readonly Pick<Trip, 'origin' | 'start' | 'end'>[],
  now: number,
): { dots: TripStatus[]; more: number } {
  const dots = trips.map((trip) => statusOf(trip, now));
  return { dots: dots.slice(0, MOST), more: Math.max(0, dots.length - MOST) };
}
