import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** What the commands write: logs, builds, results, the data of `npm start`. Not in git. */
export const SCRATCH = join(ROOT, '.local');

/** Logs of functions that tests start beside a suite's own. */
export function functionsLogs(suite: string): string {
  return join(SCRATCH, suite, 'functions');
}

export function dependency(...path: string[]): string {
  return join(ROOT, 'node_modules', ...path);
}
