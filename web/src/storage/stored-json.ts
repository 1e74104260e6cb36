import type { StorageEntry } from './registry.ts';
import { keysIn, type Stored, storedText } from './stored.ts';

export interface StoredJson<Value> extends Stored<Value | null> {
  /** Clears a value that has been dealt with, unless a newer one has replaced it. */
  clearUnlessNewer: (value: Value) => void;
}

/** Null for no value, and an unreadable one. @param parse returns null, or throws, for another shape */
export function storedJson<Value>(
  entry: StorageEntry,
  parse: (json: unknown) => Value | null,
  id?: string,
): StoredJson<Value> {
  const { read, save, clear } = storedText(entry, id);
  return {
    read() {
      try {
        return parse(JSON.parse(read() || 'null'));
      } catch {
        return null;
      }
    },
    save: (value) => save(value === null ? '' : JSON.stringify(value)),
    clear,
    clearUnlessNewer(value) {
      if (read() === JSON.stringify(value)) clear();
    },
  };
}

/** The ids of a family's values, or their ends after a prefix. */
export function storedIds({ area, key }: StorageEntry, prefix = ''): string[] {
  const start = `${key}.${prefix}`;
  return keysIn(area).flatMap((each) => (each.startsWith(start) ? [each.slice(start.length)] : []));
}
