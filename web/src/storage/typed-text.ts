import { onClearedHere } from './changes.ts';
import { onProfileChange, readProfile } from './profile.ts';
import type { StorageEntry } from './registry.ts';
import { type Stored, storedText } from './stored.ts';

/**
 * A text on a page that needs no sign-in. While somebody is signed in it is theirs, and nobody else reads it; so the page
 * need not load the auth SDK to keep two people's texts apart.
 */
export function typedText(entry: StorageEntry): Stored<string> {
  const own = () => {
    const uid = readProfile()?.id;
    if (uid !== undefined) claimText(entry, uid);
    return storedText(entry, uid);
  };
  return { read: () => own().read(), save: (text) => own().save(text), clear: () => own().clear() };
}

/** Gives the visitor's text to the person who signs in, in place of an older one of theirs. */
export function claimText(entry: StorageEntry, uid: string): void {
  const text = storedText(entry).read();
  if (text === '') return;
  storedText(entry, uid).save(text);
  storedText(entry).clear();
}

/** Calls back when the texts may be those of another author, or gone. @returns the unsubscribe function */
export function onAuthorChange(listener: () => void): () => void {
  const ends = [onProfileChange(listener), onClearedHere(listener)];
  return () => {
    for (const end of ends) end();
  };
}
