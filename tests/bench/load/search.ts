import type { Owner } from './owners.ts';
import { measurePlaces, type PlacesFigures } from './places.ts';

/** A place is live while hardly anybody gets it later than this. */
const LIVE_DELAY_MS = 1000;
/** Steps of the search: each halves the range that the answer is in. */
const STEPS = 4;

/** Whether everything came, and in time. */
export function isLive({ errors, missed, 'p99, ms': p99 = Number.NaN }: PlacesFigures): boolean {
  return errors === 0 && missed === 0 && p99 < LIVE_DELAY_MS;
}

/**
 * Looks for the most drivers, to some accuracy, whose places are still live.
 *
 * @param owners so many that theirs are not
 * @param known figures of fewer whose places are, if there are any
 */
export async function highestLive(
  owners: readonly Owner[],
  known: PlacesFigures | null,
): Promise<PlacesFigures | null> {
  let best = known;
  await bisect(known?.drivers ?? 0, owners.length, STEPS, async (drivers) => {
    const figures = await measurePlaces(owners.slice(0, drivers), 1);
    const live = isLive(figures);
    if (live) best = figures;
    return live;
  });
  return best;
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
