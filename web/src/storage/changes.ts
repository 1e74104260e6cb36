import type { StorageEntry } from './registry.ts';

/** A storage key and an event's name: they announce a cleared storage to other tabs and this one. */
export const CLEARED = 'parclub.forgotten';

/** Calls back when this tab has cleared its storage. @returns the unsubscribe function */
export function onClearedHere(listener: () => void): () => void {
  window.addEventListener(CLEARED, listener);
  return () => window.removeEventListener(CLEARED, listener);
}

/** Calls back when another tab has changed a value. @returns the unsubscribe function */
export function onChangedElsewhere({ key }: StorageEntry, listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // A null key: everything was cleared.
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
