import { readLocal, writeLocal } from './local.ts';

const KEY = 'parclub.last_tool';

/** @param path of the tool's first page */
export function rememberTool(path: string): void {
  writeLocal(KEY, path);
}

/** The first page of the tool that was used last; null where that is not known. */
export function lastTool(): string | null {
  return readLocal(KEY);
}
