// Property tests try the same cases each time, so that a failure is of the change that is tested. Other cases: SEED=2.
import process from 'node:process';
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

/** How many random cases are tried: in `npm test`, and in `npm run test:long`. */
export function runs(some: number, many: number): number {
  return process.env.LONG === '1' ? many : some;
}
