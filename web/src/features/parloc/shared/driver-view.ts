import { serverNow } from '#clock/server-clock.ts';
import { type Fields, pastOf, placeOf, type SharedPlace } from '#location/shared-place.ts';

/** A driver for clients: the rest of the item never reaches the page. */
export interface DriverView {
  name: string;
  carName: string;
  /** In the stored form, with a plus. */
  phone: string;
  /** Null before the first share and after a stop. */
  place: SharedPlace | null;
  isProven: boolean;
  /** In milliseconds since 1970. */
  stoppedAt: number | null;
}

/**
 * A driver from a stored item, null for anything else. A device without the server's time may date a place to the
 * future: it counts as shared now. The check is light, because the rules store nothing else, and the contract's schema
 * would weigh as much as the rest of the page.
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
