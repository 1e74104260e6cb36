import { join } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '..', '..');

/** What the commands write: logs, builds, results, the data of `npm start`. Not in git. */
export const SCRATCH = join(ROOT, '.local');

/** The folder for the logs of functions that tests start beside a suite's own. */
export function functionsLogs(suite: string): string {
  return join(SCRATCH, suite, 'functions');
}

/** A program that came with the dependencies, by its JavaScript file. */
export function dependency(...path: string[]): string {
  return join(ROOT, 'node_modules', ...path);
}
