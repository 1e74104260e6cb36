import { PLACE_DURATION_MS } from '@par-club/functions/contract/parloc.values';
import { serverNow } from '#clock/server-clock.ts';

/** The fields of a stored document. */
type Fields = Readonly<Record<string, unknown>>;

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

export interface SharedPlace {
  /** Degrees north and east. */
  latitude: number;
  longitude: number;
  /** Radius in metres within which the car is, most likely. */
  accuracy: number;
  /** Degrees clockwise from north, and metres per second, where the driver's device could tell. */
  heading: number | null;
  speed: number | null;
  /** When the car was there, in milliseconds since 1970. */
  sharedAt: number;
  /** When it ends for clients, in milliseconds since 1970. */
  endsAt: number;
  /** The stored link of a map with a mark on the place. */
  mapUrl: string;
  /** While the driver keeps sharing; `until` in milliseconds since 1970, null until it is stopped. */
  live: { state: 'on' | 'paused'; until: number | null } | null;
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

function placeOf({ url, lastSharedTime, position, live, endsAt }: Fields, now: number): SharedPlace | null {
  const sharedAt = pastOf(lastSharedTime, now);
  const { latitude, longitude, accuracy, heading, speed } = mapOf(position);
  if (sharedAt === null || !isNumber(latitude) || !isNumber(longitude) || !isNumber(accuracy)) return null;
  // The link is opened by a press, so it must be what it says it is.
  const mapUrl = typeof url === 'string' && url.startsWith('https://maps.google.com/maps?') ? url : null;
  if (mapUrl === null) return null;
  return {
    latitude,
    longitude,
    accuracy,
    heading: isNumber(heading) ? heading : null,
    speed: isNumber(speed) ? speed : null,
    sharedAt,
    endsAt: endOf(endsAt, sharedAt),
    mapUrl,
    live: liveOf(live),
  };
}

/** An item from version 0.1 names no end: a day after the share is the latest there is. */
function endOf(endsAt: unknown, sharedAt: number): number {
  const { seconds } = mapOf(endsAt);
  return isNumber(seconds) ? seconds * 1000 : sharedAt + PLACE_DURATION_MS;
}

function liveOf(live: unknown): SharedPlace['live'] {
  const { state, until } = mapOf(live);
  return state === 'on' || state === 'paused' ? { state, until: momentOf(until) } : null;
}

function momentOf(text: unknown): number | null {
  const moment = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

function pastOf(text: unknown, now: number): number | null {
  const moment = momentOf(text);
  return moment === null ? null : Math.min(moment, now);
}

function mapOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
