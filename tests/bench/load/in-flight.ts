import { noTimes, type Timed, time } from '../in-turns.ts';

/**
 * Does a piece of work again and again, so many at the same time.
 *
 * @param work gets the number of the place in which it is done
 * @param isEnough is asked before each piece; tells when to begin no more
 */
export async function inFlight(
  places: number,
  work: (place: number) => Promise<unknown>,
  isEnough: (place: number, done: number) => boolean,
): Promise<Timed & { perSecond: number }> {
  const timed = noTimes();
  const started = performance.now();
  const oneAfterAnother = async (_: unknown, place: number) => {
    for (let done = 0; !isEnough(place, done); done += 1) await time(timed, () => work(place));
  };
  await Promise.all(Array.from({ length: places }, oneAfterAnother));
  const perSecond = timed.milliseconds.length / ((performance.now() - started) / 1000);
  return { ...timed, perSecond };
}

/** Enough after a time. */
export function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() >= end;
}
