import type { StorageEntry } from './registry.ts';

type Area = StorageEntry['area'];

/** One value. With a blocked or full storage it lasts as long as the page. */
export interface Stored<Value> {
  read: () => Value;
  /** @returns whether the browser has stored it */
  save: (value: Value) => boolean;
  clear: () => void;
}

const unsaved: Record<Area, Map<string, string>> = { local: new Map(), session: new Map() };

/** '' for no text. @param id of a family's member */
export function storedText(entry: StorageEntry, id = '') {
  const key = id === '' ? entry.key : `${entry.key}.${id}`;
  const clear = () => removeItem(entry.area, key);
  return {
    read: () => readItem(entry.area, key) ?? '',
    save(text: string) {
      if (text === '') clear();
      return text === '' || writeItem(entry, key, text);
    },
    clear,
    /** Whether the browser has not stored it. */
    isUnsaved: () => unsaved[entry.area].has(key),
  };
}

export function keysIn(area: Area): string[] {
  try {
    return [...new Set([...Object.keys(storageOf(area)), ...unsaved[area].keys()])];
  } catch {
    return [...unsaved[area].keys()];
  }
}

export function readItem(area: Area, key: string): string | null {
  try {
    return unsaved[area].get(key) ?? storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

export function removeItem(area: Area, key: string): void {
  unsaved[area].delete(key);
  try {
    storageOf(area).removeItem(key);
  } catch {
    // Blocked: nothing is stored.
  }
}

function writeItem({ area, needsStorage }: StorageEntry, key: string, text: string): boolean {
  try {
    storageOf(area).setItem(key, text);
    unsaved[area].delete(key);
    return true;
  } catch {
    if (!needsStorage) unsaved[area].set(key, text);
    return false;
  }
}

function storageOf(area: Area): Storage {
  return area === 'local' ? localStorage : sessionStorage;
}
