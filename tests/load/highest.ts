import type { Owner } from './owners.ts';
import { measurePlaces, type PlacesFigures } from './places.ts';
import { bisect, isLive } from './search.ts';

/** Steps of the search: each halves the stretch that the answer is in. */
const STEPS = 4;
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
