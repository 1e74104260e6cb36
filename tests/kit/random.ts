// Property tests try the same cases each time, so that a failure is of the change that is tested. Other cases: SEED=2.
import process from 'node:process';
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
