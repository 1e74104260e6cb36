import type { Trip } from '@par-club/functions/contract/parendar';

/** How far a trip is; 'unknown' for an event of others, which may be none, and where its times cannot be read. */
export type TripStatus = 'scheduled' | 'in-progress' | 'completed' | 'unknown';

/** The colour that each is told by. */
export const STATUS_COLORS = {
  scheduled: 'blue',
  'in-progress': 'yellow',
  completed: 'green',
  unknown: 'gray',
} as const satisfies Record<TripStatus, string>;

/** 'scheduled' also without a start; 'in-progress' includes both ends. @param now in milliseconds since 1970 */
export function statusOf(
  { origin, start, end }: Pick<Trip, 'origin' | 'start' | 'end'>,
  now: number,
): TripStatus {
  if (origin === 'other') return 'unknown';
  if (start === null || end === null) return 'scheduled';
  const [from, to] = [Date.parse(start), Date.parse(end)];
  if (Number.isNaN(from) || Number.isNaN(to)) return 'unknown';
  if (now < from) return 'scheduled';
  return now <= to ? 'in-progress' : 'completed';
}

/** Dots that fit under a day; of more trips a number says how many there are besides. */
const MOST = 3;

/** The dots of a day in the week strip, in the order of its trips. */
export function dotsOf(
  trips: readonly Pick<Trip, 'origin' | 'start' | 'end'>[],
  now: number,
): { dots: TripStatus[]; more: number } {
  const dots = trips.map((trip) => statusOf(trip, now));
  return { dots: dots.slice(0, MOST), more: Math.max(0, dots.length - MOST) };
}
