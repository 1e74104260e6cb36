import type { StorageEntry } from './registry.ts';
import { keysIn, storedText } from './stored.ts';

/** Null for no value, and an unreadable one. @param parse returns null, or throws, for another shape */
export function storedJson<Value>(entry: StorageEntry, parse: (json: unknown) => Value | null, id?: string) {
  const { read, save, clear } = storedText(entry, id);
  return {
    read(): Value | null {
      try {
        return parse(JSON.parse(read() || 'null'));
      } catch {
        return null;
      }
    },
    save: (value: Value | null) => save(value === null ? '' : JSON.stringify(value)),
    clear,
    /** Clears a value that has been dealt with, unless a newer one has replaced it. */
    clearUnlessNewer(value: Value) {
      if (read() === JSON.stringify(value)) clear();
    },
  };
}

/** The ids of a family's values, or their ends after a prefix. */
export function storedIds({ area, key }: StorageEntry, prefix = ''): string[] {
  const start = `${key}.${prefix}`;
  return keysIn(area).flatMap((each) => (each.startsWith(start) ? [each.slice(start.length)] : []));
}
