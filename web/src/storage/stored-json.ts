import type { StorageEntry } from './registry.ts';
import { keysIn, storedText } from './stored.ts';

/** Null for no value, and an unreadable one. @param parse returns null, or throws, for another shape */
export function storedJson<Value>(entry: StorageEntry, parse: (json: unknown) => Value | null, id?: string) {
  const { read, save, ...others } = storedText(entry, id);
  /** Whether there is a newer value than this one that was read. */
  const isReplaced = (value: Value) => read() !== '' && read() !== JSON.stringify(value);
  return {
    read(): Value | null {
      try {
        return parse(JSON.parse(read() || 'null'));
      } catch {
        return null;
      }
    },
    save: (value: Value | null) => save(value === null ? '' : JSON.stringify(value)),
    ...others,
    isReplaced,
    /** Clears a value that has been dealt with. */
    clearUnlessNewer(value: Value) {
      if (!isReplaced(value)) others.clear();
    },
  };
}

/** The ids of a family's values, or their ends after a prefix. */
export function storedIds({ area, key }: StorageEntry, prefix = ''): string[] {
  const start = `${key}.${prefix}`;
  return keysIn(area).flatMap((each) => (each.startsWith(start) ? [each.slice(start.length)] : []));
}
