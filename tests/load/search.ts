import type { PlacesFigures } from './places.ts';

/** A place is live while hardly anybody gets it later than this, in milliseconds. */
const LIVE = 1000;

/** Whether everything came, and in time. */
export function isLive({ errors, missed, 'p99, ms': p99 = Number.NaN }: PlacesFigures): boolean {
  return errors === 0 && missed === 0 && p99 < LIVE;
}

/**
 * Looks for where what is good ends, between a number that is good and one that is not.
 *
 * @returns the highest number that was found good
 */
export async function bisect(
  good: number,
  bad: number,
  steps: number,
  isGood: (number: number) => Promise<boolean>,
): Promise<number> {
  const middle = Math.round((good + bad) / 2);
  if (steps === 0 || middle === good || middle === bad) return good;
  return (await isGood(middle))
    ? bisect(middle, bad, steps - 1, isGood)
    : bisect(good, middle, steps - 1, isGood);
}
