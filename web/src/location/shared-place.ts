export type Fields = Readonly<Record<string, unknown>>;

/** Live sharing counts as silent after it: the driver's page sends a place each 30 s at least. */
export const SILENT_AFTER_MS = 75_000;

export interface SharedPlace {
  /** Degrees north and east. */
  latitude: number;
  longitude: number;
  /** Radius in metres of the car's most likely area. */
  accuracy: number;
  /** Degrees clockwise from north, and metres per second, where the driver's device could tell. */
  heading: number | null;
  speed: number | null;
  /** In milliseconds since 1970. */
  sharedAt: number;
  /** The end for clients, in milliseconds since 1970. */
  endsAt: number;
  /** The stored link of a map with a mark on the place. */
  mapUrl: string;
  /** While the driver keeps sharing; `until` in milliseconds since 1970, null until it is stopped. */
  live: { state: 'on' | 'paused'; until: number | null } | null;
}

/** Null for a document without a valid place. @param now in milliseconds since 1970 */
export function placeOf(
  { url, lastSharedTime, position, live, endsAt }: Fields,
  now: number,
): SharedPlace | null {
  const sharedAt = pastOf(lastSharedTime, now);
  const { latitude, longitude, accuracy, heading, speed } = mapOf(position);
  const { seconds } = mapOf(endsAt);
  if (sharedAt === null || !isNumber(latitude) || !isNumber(longitude) || !isNumber(accuracy)) return null;
  // A press opens the link, so it must be a map's.
  const mapUrl = typeof url === 'string' && url.startsWith('https://maps.google.com/maps?') ? url : null;
  if (mapUrl === null || !isNumber(seconds)) return null;
  return {
    latitude,
    longitude,
    accuracy,
    heading: isNumber(heading) ? heading : null,
    speed: isNumber(speed) ? speed : null,
    sharedAt,
    endsAt: seconds * 1000,
    mapUrl,
    live: liveOf(live),
  };
}

function liveOf(live: unknown): SharedPlace['live'] {
  const { state, until } = mapOf(live);
  return state === 'on' || state === 'paused' ? { state, until: momentOf(until) } : null;
}

function momentOf(text: unknown): number | null {
  const moment = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

/** A stored moment in milliseconds since 1970, now at the latest; null for none. */
export function pastOf(text: unknown, now: number): number | null {
  const moment = momentOf(text);
  return moment === null ? null : Math.min(moment, now);
}

function mapOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
