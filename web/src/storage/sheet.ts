import { onClearedHere } from './changes.ts';
import { readProfile } from './profile.ts';
import { personSheet, profile, visitorSheet } from './registry.ts';
import { type Stored, storedText } from './stored.ts';

/** A sheet as far as its rows can be counted and joined; what is in a row is for who shows it. */
interface AnySheet {
  rows: readonly unknown[];
  /** The texts that rows were read from, by id. */
  messages: Readonly<Record<string, unknown>>;
}

/** The sheet of the person who is signed in here, as far as the browser knows; else the visitor's. */
export function storedSheet(): Stored<string> {
  return sheetOf(readProfile()?.id ?? null);
}

/** How many rows the present sheet has. */
export function sheetRowCount(): number {
  return parsed(storedSheet().read()).rows.length;
}

/** Calls back when another tab has changed a sheet, or another person's is the present one. @returns the unsubscribe function */
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

/** Adds the visitor's rows to those of who signs in. */
export function claimSheet(uid: string): void {
  const [visitors, persons] = [sheetOf(null), sheetOf(uid)];
  const [added, before] = [parsed(visitors.read()), parsed(persons.read())];
  visitors.clear();
  if (added.rows.length === 0) return;
  const rows = [...before.rows, ...added.rows];
  persons.save(JSON.stringify({ rows, messages: { ...before.messages, ...added.messages } }));
}

/** @param uid null for a visitor */
function sheetOf(uid: string | null): Stored<string> {
  return uid === null ? storedText(visitorSheet) : storedText(personSheet, uid);
}

function parsed(text: string): AnySheet {
  try {
    const { rows, messages }: Partial<AnySheet> = JSON.parse(text);
    if (Array.isArray(rows)) return { rows, messages: messages ?? {} };
  } catch {
    // Nothing is stored, or nothing that this version has written.
  }
  return { rows: [], messages: {} };
}
