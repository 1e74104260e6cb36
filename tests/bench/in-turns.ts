/** Times of pieces of work that succeeded, in milliseconds, and how many failed. */
export interface Timed {
  milliseconds: number[];
  errors: number;
}

/** Rounds that are measured, and those before them. */
export const ROUNDS = 60;
const WARM_UP = 5;

/** Does the same by the product and past it, in turns. */
export async function inTurns(
  ours: () => Promise<unknown>,
  direct: () => Promise<unknown>,
): Promise<{ ours: Timed; direct: Timed }> {
  for (let round = 0; round < WARM_UP; round += 1) {
    await ours();
    await direct();
  }
  const times = { ours: noTimes(), direct: noTimes() };
  for (let round = 0; round < ROUNDS; round += 1) {
    await time(times.ours, ours);
    await time(times.direct, direct);
  }
  return times;
}

/** Does a piece of work, and adds its time or its failure. */
export async function time(into: Timed, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  try {
    await work();
    into.milliseconds.push(performance.now() - started);
  } catch {
    into.errors += 1;
  }
}

export function noTimes(): Timed {
  return { milliseconds: [], errors: 0 };
}
