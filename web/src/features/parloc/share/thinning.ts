import type { Position } from '@par-club/functions/contract/parloc';
import type { Place } from '../parloc.data.ts';

/**
 * Milliseconds after which a place goes out even if the car stands, so that the shown age stays honest: the first look
 * after that sends it.
 */
const AT_LEAST_EVERY = 45_000;
/** Milliseconds between two looks at a device that tells nothing by itself. */
export const LOOK_EVERY = 30_000;
/** Metres: less is standing still. */
const MOVED = 20;

const EARTH_RADIUS = 6_371_000;

/** Whether a place is worth a write after the last one that was sent. */
export function isWorthSending(last: Place | null, next: Place): boolean {
  if (!last) return true;
  const passed = next.takenAt.getTime() - last.takenAt.getTime();
  return passed >= AT_LEAST_EVERY || hasMoved(last, next);
}

/** Whether the car has moved. A device that is unsure of its place wanders while it stands. */
function hasMoved(last: Place, next: Place): boolean {
  return metresBetween(last.position, next.position) >= Math.max(MOVED, next.position.accuracy / 2);
}

/** Great-circle distance (haversine). */
export function metresBetween(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = radians(b.latitude - a.latitude);
  const east = radians(b.longitude - a.longitude);
  const haversine =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(haversine));
}
