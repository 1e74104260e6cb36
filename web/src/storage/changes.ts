import type { StorageEntry } from './registry.ts';

/** Key whose coming in local storage tells the other tabs that everything was cleared; the event of this name tells this tab. */
export const CLEARED = 'parclub.forgotten';

/** Calls back when this tab has cleared its storage: what was typed on a page that stays goes, too. @returns what ends that */
export function onClearedHere(listener: () => void): () => void {
  window.addEventListener(CLEARED, listener);
  return () => window.removeEventListener(CLEARED, listener);
}

/** Calls back when another tab has changed a value of local storage. @returns what ends that */
export function onChangedElsewhere({ key }: StorageEntry, listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // A null key: everything was cleared.
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
