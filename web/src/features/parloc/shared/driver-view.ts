import { serverNow } from '#clock/server-clock.ts';
import { type Fields, pastOf, placeOf, type SharedPlace } from '#location/shared-place.ts';

/** A driver as a client may see one: nothing else of the item ever reaches the page. */
export interface DriverView {
  name: string;
  carName: string;
  /** In the stored form, with a plus. */
  phone: string;
  /** Null when none was shared yet, or the driver stopped. */
  place: SharedPlace | null;
  /** Whether the driver has proven by a code to have the phone. */
  isProven: boolean;
  /** When the driver stopped sharing, in milliseconds since 1970. */
  stoppedAt: number | null;
}

/**
 * A driver from a stored item that has just come, null for anything else. A device that could not compare its clock
 * may date a place to the future: that was shared now at the latest, and grows older from now on. The rules let nothing
 * else be stored; this check is light because the contract's own would weigh as much as the rest of the page.
 */
export function driverViewOf(
  { name, carName, phone, isProven, stoppedAt, ...place }: Fields,
  now = serverNow(),
): DriverView | null {
  if (typeof name !== 'string' || typeof carName !== 'string' || typeof phone !== 'string') return null;
  return {
    name,
    carName,
    phone,
    isProven: isProven === true,
    place: placeOf(place, now),
    stoppedAt: pastOf(stoppedAt, now),
  };
}
