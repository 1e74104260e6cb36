import { metresBetween } from './distance.ts';

/** The longest and the shortest time of a pace, in milliseconds. */
const WINDOW_MS = 10 * 60_000;
const LEAST_MS = 2 * 60_000;
/** Between two counted places: an unsure device wanders, and each step would add to the way. */
const STEP_MS = 30_000;

interface Seen {
  /** Degrees north and east. */
  latitude: number;
  longitude: number;
  /** In milliseconds, by any steady clock. */
  at: number;
}

/** A device's speed over the last ten minutes, stops included. */
export function createPace() {
  let seen: Seen[] = [];
  return {
    add(next: Seen): void {
      const last = seen.at(-1);
      if (last && next.at - last.at < STEP_MS) return;
      seen = [...seen, next].filter(({ at }) => next.at - at <= WINDOW_MS);
    },
    /** Metres per second; undefined while too little is known. */
    value(): number | undefined {
      const [first, ...others] = seen;
      const last = others.at(-1);
      if (!first || !last || last.at - first.at < LEAST_MS) return undefined;
      const metres = others.reduce((sum, to, index) => sum + metresBetween(seen[index] ?? to, to), 0);
      return metres / ((last.at - first.at) / 1000);
    },
  };
}
