import type { GeoPoint } from '@par-club/functions/contract/trips';
import { metresBetween } from '#location/distance.ts';

/** When a van will be somewhere, and what that is computed from. */
export interface Arrival {
  /** Metres as the crow flies, from one of the trip's places to the next. */
  metres: number;
  /** Earliest and latest, in milliseconds since 1970. */
  from: number;
  until: number;
  /** Metres per second in the last minutes; null where a usual speed is reckoned with: nobody knows, or the van stands. */
  pace: number | null;
  /** Halts before it. */
  halts: number;
}

interface Van {
  latitude: number;
  longitude: number;
  /** When it was there, in milliseconds since 1970. */
  sharedAt: number;
  /** Metres per second in the last minutes; null where nobody knows. */
  pace: number | null;
}

const KM = 1000;
const MINUTE_MS = 60_000;
/** How much longer a road is than the straight line: a motorway, and a road over hills. */
const DETOUR = { least: 1.1, most: 1.4 };
/** How long a van stands where somebody gets on or off. */
const HALT_MS = { least: MINUTE_MS, most: 12 * MINUTE_MS };
/** Metres per second of vans within a town, and between towns. */
const USUAL = { near: 11, far: 21 };
/** Metres from which on the way is one between towns. */
const FAR = 40 * KM;
/**
 * Metres per second below which a van stands, at a border or a petrol station, which says little of its later pace.
 */
const STANDING = 2.5;
/** How much faster and slower than reckoned a van goes in the end. */
const SPREAD = { faster: 1.35, slower: 0.8 };
/** What a van that stands may go on standing. */
const STAND_MS = 15 * MINUTE_MS;
/** Minutes are told where they mean something. */
const STEP_MS = 5 * MINUTE_MS;
/** A van that is this near, in metres, is there. */
export const NEAR = 700;
/** Metres from a place at which a van that goes on has left it, and does not stand somewhere in the town. */
const LEFT = 5 * KM;

/**
 * When a van comes to a place: by straight lines over the places before, its pace and the halts. Null for an unknown
 * place.
 * @param towns up to that place, in order
 * @param startsAt milliseconds since 1970; null once it has left
 */
export function arrivalOf(
  van: Van,
  towns: readonly (GeoPoint | null)[],
  startsAt: number | null,
): Arrival | null {
  const target = towns.at(-1);
  if (!target) return null;
  const next = nextOf(van, towns, startsAt === null);
  const ahead = towns.slice(next).filter((town) => town !== null);
  const legs = ahead.map((town, index) => metresBetween(ahead[index - 1] ?? van, town));
  const metres = legs.reduce((sum, leg) => sum + leg, 0);
  const halts = towns.length - 1 - next;
  const speed = speedOf(van.pace, metres);
  const isStanding = van.pace !== null && van.pace < STANDING;
  // Before the start the van waits at the first place, for whoever gets on later.
  const waitsUntil = towns.length > 1 ? (startsAt ?? 0) : 0;
  const approach = waitsUntil > 0 && towns[0] ? (legs[0] ?? 0) : 0;
  const comesAt = (stretch: number, haltMs: number, standMs: number) => {
    const msOf = (straight: number) => (straight / speed) * 1000 * stretch;
    const leavesAt = Math.max(waitsUntil, van.sharedAt + standMs + msOf(approach));
    return leavesAt + msOf(metres - approach) + halts * haltMs;
  };
  const from = comesAt(DETOUR.least / SPREAD.faster, HALT_MS.least, 0);
  const until = comesAt(DETOUR.most / SPREAD.slower, HALT_MS.most, isStanding ? STAND_MS : 0);
  const step = until - from < 2 * STEP_MS ? MINUTE_MS : STEP_MS;
  return {
    metres,
    from: Math.floor(from / step) * step,
    until: Math.ceil(until / step) * step,
    pace: isStanding ? null : van.pace,
    halts,
  };
}

/**
 * When the van leaves the first place; null once that is past, or due.
 * @param planned the start with the delay, in milliseconds since 1970, as `now`
 * @param van where it is, and whether the trip is marked as under way
 * @param towns all of the trip's places, in order
 */
export function startAhead(
  planned: number,
  now: number,
  van: GeoPoint & { isUnderWay: boolean },
  towns: readonly (GeoPoint | null)[],
): number | null {
  const hasLeft = now >= planned || (van.isUnderWay && hasPassed(van, towns, 0));
  return hasLeft ? null : planned;
}

/** Whether the van has passed one of the trip's places. @param towns all of them, in the order of the way */
export function hasPassed(van: GeoPoint, towns: readonly (GeoPoint | null)[], target: number): boolean {
  const town = towns[target];
  return !!town && nextOf(van, towns, true) > target && metresBetween(van, town) > LEFT;
}

/** Metres per second by which the rest of a way is reckoned: what is near goes on as it goes now, what is far as usual. */
function speedOf(pace: number | null, metres: number): number {
  const share = Math.min(1, metres / FAR);
  const usual = USUAL.near + (USUAL.far - USUAL.near) * share;
  if (pace === null || pace < STANDING) return usual;
  const trust = 0.6 - 0.25 * share;
  return trust * pace + (1 - trust) * usual;
}

/** The index of the place that the van comes to next: that of the leg that it is on, by how little of a detour it makes. */
function nextOf(van: GeoPoint, towns: readonly (GeoPoint | null)[], hasStarted: boolean): number {
  const known = towns.flatMap((town, index) => (town ? [{ town, index }] : []));
  const [first] = known;
  if (!hasStarted || !first || known.length === 1) return 0;
  const legs = known.slice(1).map(({ town }, before) => {
    const { town: from, index } = known[before] ?? first;
    return {
      // A place between the two that nobody knows may still be ahead.
      index: index + 1,
      detour: metresBetween(from, van) + metresBetween(van, town) - metresBetween(from, town),
    };
  });
  return legs.reduce((best, leg) => (leg.detour < best.detour ? leg : best)).index;
}
