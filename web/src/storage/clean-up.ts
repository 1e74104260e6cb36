import { CLEARED } from './changes.ts';
import type { StorageEntry } from './registry.ts';
import * as entries from './registry.ts';
import { claimSheet } from './sheet.ts';
import { keysIn, readItem, removeItem, storedText } from './stored.ts';
import { storedJson } from './stored-json.ts';
import { claimText } from './typed-text.ts';

interface Item {
  entry: StorageEntry;
  key: string;
  text: string;
}

/** The keys of a person's values in a tab begin with it. */
const DRAFT = 'draft.';

const registry: readonly StorageEntry[] = Object.values(entries);
const localOwner = storedText(entries.localOwner);
const tabOwner = storedText(entries.tabOwner);
const tabAside = storedJson(
  entries.tabAside,
  (json) => json as { uid: string; drafts?: Record<string, string> } | null,
);

/** At a sign-in: removes another person's values, and restores those set aside for this one. */
export function claimStorage(uid: string): void {
  if (localOwner.read() !== uid) clearItems(isPersonsIn('local'));
  // Text from before the sign-in becomes this person's.
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

/** A sign-out leaves nothing for others; where the sign-in ended by itself, unsent text waits, hidden. */
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

/** Hides a person's typed text of this tab until they sign in again. */
export function setDraftsAside(): void {
  const uid = tabOwner.read();
  if (uid === '') return;
  const typed = items().filter(
    (item) =>
      isPersonsIn('session')(item) &&
      item.key !== entries.tabOwner.key &&
      item.entry.until !== 'sign-in-ends',
  );
  clearItems(isPersonsIn('session'));
  const drafts = Object.fromEntries(typed.map(({ key, text }) => [key.slice(DRAFT.length), text]));
  tabAside.save({ uid, drafts });
}

/** Clears all stored values, here and in other tabs, secret keys too; the language stays. */
export function clearStorage(): void {
  clearItems(({ entry }) => entry.until !== 'never');
  try {
    localStorage.setItem(CLEARED, new Date().toISOString());
    localStorage.removeItem(CLEARED);
  } catch {
    // Blocked: other tabs store nothing either.
  }
  window.dispatchEvent(new Event(CLEARED));
}

/** Clears this tab and calls back after another tab's clearing. @returns the unsubscribe function */
export function onClearedElsewhere(listener: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key !== CLEARED || newValue === null) return;
    clearItems(({ entry }) => entry.area === 'session');
    listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** The browser's and the person's values, by key, without secrets: a file could be lost. */
export function exportStorage(uid: string): Record<string, unknown> {
  const isOwn = { local: localOwner.read() === uid, session: tabOwner.read() === uid };
  const own = items().filter(({ entry, key }) => {
    if (entry.isHidden) return false;
    if (entry.owner === 'browser') return true;
    return entry.until === 'deletion' ? key === `${entry.key}.${uid}` : isOwn[entry.area];
  });
  return Object.fromEntries(own.map(({ key, text }) => [key, parsed(text)]));
}

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

/** Whether it is a person's value that a sign-out removes. */
function isPersonsIn(area: StorageEntry['area']): (item: Item) => boolean {
  return ({ entry, key }) =>
    entry.area === area &&
    entry.until !== 'deletion' &&
    (entry.owner === 'person' || (entry.owner === 'author' && key !== entry.key));
}

/** Parsed JSON without secrets that lead to a place or end sharing; any other text as it is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (name, value) =>
      ['stopKey', 'phonePlace', 'links'].includes(name) ? undefined : value,
    );
  } catch {
    return text;
  }
}
