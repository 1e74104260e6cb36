import { setTimeout as pause } from 'node:timers/promises';

/** When pieces of work began and the last that succeeded was done, and why others were not. */
export interface Paced {
  started: number;
  ended: number;
  refusals: string[];
}

/** Milliseconds without anything new, after which what has not come will not come. */
const SETTLE_TIMEOUT_MS = 10_000;

/**
 * Begins each piece of work at its time, whether those before it are done or not.
 *
 * @param between milliseconds from one to the next
 */
export async function paced(
  count: number,
  between: number,
  work: (index: number) => Promise<unknown>,
): Promise<Paced> {
  const started = performance.now();
  const all: Paced = { started, ended: started, refusals: [] };
  const working: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    const early = started + index * between - performance.now();
    if (early > 0) await pause(early);
    working.push(
      work(index).then(
        () => {
          all.ended = performance.now();
        },
        (error: Error) => {
          const { code = '' } = Object(error.cause) as { code?: string };
          all.refusals.push(`${error.message} ${code}`.trim());
        },
      ),
    );
  }
  await Promise.all(working);
  return all;
}

/** Waits until everything is there, or nothing more comes. */
export async function settle(count: () => number, isWhole: () => boolean): Promise<void> {
  let before = -1;
  for (
    let since = performance.now();
    !isWhole() && performance.now() - since < SETTLE_TIMEOUT_MS;
    await pause(50)
  ) {
    if (count() !== before) since = performance.now();
    before = count();
  }
}

export function perSecond(count: number, from: number, to: number): number {
  return count / ((to - from) / 1000);
}

/** Prints each reason once, with its number. */
export function printRefusals(refusals: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const why of refusals) counts.set(why, (counts.get(why) ?? 0) + 1);
  for (const [why, count] of counts) console.log(`${count} × ${why}`);
}
