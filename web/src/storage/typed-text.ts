import { onClearedHere } from './changes.ts';
import { onProfileChange, readProfile } from './profile.ts';
import type { StorageEntry } from './registry.ts';
import { type Stored, storedText } from './stored.ts';

/** Keeps authors apart by the stored profile, without the auth SDK. */
export function typedText(entry: StorageEntry): Stored<string> {
  const own = () => {
    const uid = readProfile()?.id;
    if (uid !== undefined) claimText(entry, uid);
    return storedText(entry, uid);
  };
  return { read: () => own().read(), save: (text) => own().save(text), clear: () => own().clear() };
}

/** The visitor's text replaces an older one of the person who signs in. */
export function claimText(entry: StorageEntry, uid: string): void {
  const text = storedText(entry).read();
  if (text === '') return;
  storedText(entry, uid).save(text);
  storedText(entry).clear();
}

/** Calls back when the texts may be another author's, or gone. @returns the unsubscribe function */
export function onAuthorChange(listener: () => void): () => void {
  const ends = [onProfileChange(listener), onClearedHere(listener)];
  return () => {
    for (const end of ends) end();
  };
}
