import { join } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '..');

/** What the commands write: logs, builds, results, the data of `npm start`. Not in git. */
export const SCRATCH = join(ROOT, '.local');

/** A program that came with the dependencies, by its JavaScript file. */
export function dependency(...path: string[]): string {
  return join(ROOT, 'node_modules', ...path);
}
