import { CLEARED } from './changes.ts';
import {
  localOwner as localOwnerEntry,
  registry,
  type StorageEntry,
  tabAside as tabAsideEntry,
  tabOwner as tabOwnerEntry,
} from './registry.ts';
import { claimSheet } from './sheet.ts';
import { keysIn, readItem, removeItem, storedText } from './stored.ts';
import { storedJson } from './stored-json.ts';
import { claimText } from './typed-text.ts';

interface Item {
  entry: StorageEntry;
  key: string;
  text: string;
}

/** What the keys of a person's values in a tab begin with. */
const DRAFT = 'draft.';

const localOwner = storedText(localOwnerEntry);
const tabOwner = storedText(tabOwnerEntry);
const tabAside = storedJson(
  tabAsideEntry,
  (json) => json as { uid: string; drafts?: Record<string, string> } | null,
);

/** Somebody is signed in: what another person has left goes, what was set aside for this one is there again. */
export function claimStorage(uid: string): void {
  if (localOwner.read() !== uid) clearItems(isPersonsIn('local'));
  // Text typed in this tab before the sign-in belongs to the person who signs in.
  if (![uid, ''].includes(tabOwner.read())) clearItems(isPersonsIn('session'));
  const aside = tabAside.read();
  for (const [name, text] of Object.entries((aside?.uid === uid && aside.drafts) || {})) {
    const draft = storedText({ key: DRAFT + name, area: 'session', owner: 'person' });
    if (draft.read() === '') draft.save(text);
  }
  tabAside.clear();
  for (const entry of registry) if (entry.owner === 'author') claimText(entry, uid);
  clearItems(({ entry, key }) => entry.owner === 'author' && key !== `${entry.key}.${uid}`);
  localOwner.save(uid);
  tabOwner.save(uid);
  claimSheet(uid);
}

/**
 * Call it when nobody is signed in any more. A person who signs out leaves nothing for others; after a sign-in that
 * ended by itself, unsent text waits for its owner, out of sight.
 */
export function releaseStorage(isIntentional: boolean): void {
  clearItems(({ entry }) => entry.until === 'sign-in-ends');
  if (!isIntentional) {
    setDraftsAside();
    return;
  }
  const uid = localOwner.read();
  const stays = ({ entry, text }: Item) => entry.staysAtSignOut?.(text) === true;
  clearItems((item) => (isPersonsIn('local')(item) && !stays(item)) || isPersonsIn('session')(item));
  if (items().some(stays)) localOwner.save(uid);
}

/** Puts out of sight what a person has typed in this tab, until they are signed in again. */
export function setDraftsAside(): void {
  const uid = tabOwner.read();
  if (uid === '') return;
  const typed = items().filter(
    (item) =>
      isPersonsIn('session')(item) && item.key !== tabOwnerEntry.key && item.entry.until !== 'sign-in-ends',
  );
  clearItems(isPersonsIn('session'));
  const drafts = Object.fromEntries(typed.map(({ key, text }) => [key.slice(DRAFT.length), text]));
  tabAside.save({ uid, drafts });
}

/** Clears all that this browser stores, secret keys too, here and in the other tabs; the language stays. */
export function clearStorage(): void {
  clearItems(({ entry }) => entry.until !== 'never');
  try {
    localStorage.setItem(CLEARED, new Date().toISOString());
    localStorage.removeItem(CLEARED);
  } catch {
    // Blocked: then the other tabs store nothing either.
  }
  window.dispatchEvent(new Event(CLEARED));
}

/** Clears this tab and calls back when another tab has cleared everything. @returns the unsubscribe function */
export function onClearedElsewhere(listener: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key !== CLEARED || newValue === null) return;
    clearItems(({ entry }) => entry.area === 'session');
    listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/**
 * What this browser stores and this person may have, by the keys it has there; drafts are those of this tab. Nothing
 * secret is among it: a file with keys would be one more place to lose them.
 */
export function exportStorage(uid: string): Record<string, unknown> {
  const isOwn = { local: localOwner.read() === uid, session: tabOwner.read() === uid };
  const own = items().filter(({ entry, key }) => {
    if (entry.isHidden) return false;
    if (entry.owner === 'browser') return true;
    return entry.until === 'deletion' ? key === `${entry.key}.${uid}` : isOwn[entry.area];
  });
  return Object.fromEntries(own.map(({ key, text }) => [key, parsed(text)]));
}

/** All that is stored of what this web app has in its registry. */
function items(): Item[] {
  return registry.flatMap((entry) =>
    keysIn(entry.area)
      .filter((key) => key === entry.key || key.startsWith(`${entry.key}.`))
      .map((key) => ({ entry, key, text: readItem(entry.area, key) ?? '' })),
  );
}

function clearItems(isCleared: (item: Item) => boolean): void {
  for (const { entry, key } of items().filter(isCleared)) removeItem(entry.area, key);
}

/** Whether it is a person's, and goes when they sign out. */
function isPersonsIn(area: StorageEntry['area']): (item: Item) => boolean {
  return ({ entry, key }) =>
    entry.area === area &&
    entry.until !== 'deletion' &&
    (entry.owner === 'person' || (entry.owner === 'author' && key !== entry.key));
}

/** JSON as what it says, but for what leads to a place or ends sharing without a sign-in; any other text as it is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (name, value) =>
      ['stopKey', 'phonePlace', 'links'].includes(name) ? undefined : value,
    );
  } catch {
    return text;
  }
}
