/** The fields of a stored document. */
export type Fields = Readonly<Record<string, unknown>>;

/** Age in milliseconds from which live sharing counts as silent: the driver's page sends a place each 30 s at least. */
export const SILENT_AFTER_MS = 75_000;

/** A place that a driver shows, as a page has it. */
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

/** A place from a stored document that has just come; null for none, and for what makes no sense. @param now in milliseconds since 1970 */
export function placeOf(
  { url, lastSharedTime, position, live, endsAt }: Fields,
  now: number,
): SharedPlace | null {
  const sharedAt = pastOf(lastSharedTime, now);
  const { latitude, longitude, accuracy, heading, speed } = mapOf(position);
  const { seconds } = mapOf(endsAt);
  if (sharedAt === null || !isNumber(latitude) || !isNumber(longitude) || !isNumber(accuracy)) return null;
  // The link is opened by a press, so it must be what it says it is.
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
