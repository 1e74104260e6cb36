/** What came of work that was done many times. */
export interface Done {
  /** Of each piece that succeeded. */
  milliseconds: number[];
  errors: number;
  perSecond: number;
}

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
): Promise<Done> {
  const milliseconds: number[] = [];
  let errors = 0;
  const started = performance.now();
  const oneAfterAnother = async (_: unknown, place: number) => {
    for (let done = 0; !isEnough(place, done); done += 1) {
      const before = performance.now();
      try {
        await work(place);
        milliseconds.push(performance.now() - before);
      } catch {
        errors += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: places }, oneAfterAnother));
  const perSecond = milliseconds.length / ((performance.now() - started) / 1000);
  return { milliseconds, errors, perSecond };
}

/** Enough after a time. */
export function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() >= end;
}
