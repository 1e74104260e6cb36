import type { StorageEntry } from './registry.ts';
import { keysIn, type Stored, storedText } from './stored.ts';

export interface StoredJson<Value> extends Stored<Value | null> {
  /** Clears a value that has been dealt with, unless a newer one has taken its place meanwhile. */
  clearUnlessNewer: (value: Value) => void;
}

/**
 * A value as JSON; null for none, and for what cannot be read.
 * @param parse null for what is of another shape; what it throws means the same
 */
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

/** The ids of what is stored of a family, or their ends where they begin with a prefix. */
export function storedIds({ area, key }: StorageEntry, prefix = ''): string[] {
  const start = `${key}.${prefix}`;
  return keysIn(area).flatMap((each) => (each.startsWith(start) ? [each.slice(start.length)] : []));
}
