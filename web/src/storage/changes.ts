import type { StorageEntry } from './registry.ts';

/** A key in local storage and an event's name: they tell the other tabs, and this tab, that everything was cleared. */
export const CLEARED = 'parclub.forgotten';

/** Calls back when this tab has cleared its storage, so that open pages clear text. @returns the unsubscribe function */
export function onClearedHere(listener: () => void): () => void {
  window.addEventListener(CLEARED, listener);
  return () => window.removeEventListener(CLEARED, listener);
}

/** Calls back when another tab has changed a value of local storage. @returns the unsubscribe function */
export function onChangedElsewhere({ key }: StorageEntry, listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // A null key: everything was cleared.
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
