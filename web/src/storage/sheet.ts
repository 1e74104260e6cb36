import { onClearedHere } from './changes.ts';
import { readProfile } from './profile.ts';
import { personSheet, profile, visitorSheet } from './registry.ts';
import { type Stored, storedText } from './stored.ts';

interface AnySheet {
  rows: readonly unknown[];
  messages: Readonly<Record<string, unknown>>;
}

/** The signed-in person's sheet, else the visitor's. */
export function storedSheet(): Stored<string> {
  return sheetOf(readProfile()?.id ?? null);
}

export function sheetRowCount(): number {
  return parsedSheet(storedSheet().read()).rows.length;
}

/** Calls back when another tab changes a sheet, or the person changes. @returns the unsubscribe function */
export function onSheetChange(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    const isOf = (entry: { key: string }) => key === entry.key || key?.startsWith(`${entry.key}.`);
    // A null key: everything was cleared.
    if (key === null || [visitorSheet, personSheet, profile].some(isOf)) listener();
  };
  window.addEventListener('storage', listen);
  const endCleared = onClearedHere(listener);
  return () => {
    window.removeEventListener('storage', listen);
    endCleared();
  };
}

export function claimSheet(uid: string): void {
  const [visitors, persons] = [sheetOf(null), sheetOf(uid)];
  const [added, before] = [parsedSheet(visitors.read()), parsedSheet(persons.read())];
  visitors.clear();
  if (added.rows.length === 0) return;
  const rows = [...before.rows, ...added.rows];
  persons.save(JSON.stringify({ rows, messages: { ...before.messages, ...added.messages } }));
}

/** @param uid null for a visitor */
function sheetOf(uid: string | null): Stored<string> {
  return uid === null ? storedText(visitorSheet) : storedText(personSheet, uid);
}

/** Without rows where the text is no sheet, or not of this version. */
export function parsedSheet(text: string): AnySheet {
  try {
    const { rows, messages }: Partial<AnySheet> = JSON.parse(text);
    if (Array.isArray(rows)) return { rows, messages: messages ?? {} };
  } catch {
    // None, or not of this version.
  }
  return { rows: [], messages: {} };
}
