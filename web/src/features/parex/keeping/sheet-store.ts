import { KIND_NAMES } from '@par-club/functions/contract/kinds.values';
import { useSyncExternalStore } from 'react';
import { readProfile } from '#storage/profile.ts';
import { onSheetChange, parsedSheet, storedSheet } from '#storage/sheet.ts';
import type { SheetRow } from './sheet-row.ts';

export interface Sheet {
  rows: readonly SheetRow[];
  /** The texts that rows were read from, by id. */
  messages: Readonly<Record<string, string>>;
  /** Whether the browser keeps it; else it lasts as long as the page. */
  isStored: boolean;
}

/** Rows that a sheet holds. What is stored in a browser is read and written whole. */
export const SHEET_LIMIT = 500;

const listeners = new Set<() => void>();
let cached: { text: string; sheet: Sheet } = {
  text: '',
  sheet: { rows: [], messages: {}, isStored: true },
};

/** The current account's or visitor's sheet; a row stays the same object as long as it does not change. */
export function useSheet(): Sheet {
  return useSyncExternalStore(subscribe, readSheet);
}

export function readSheet(): Sheet {
  const text = storedSheet().read();
  if (text !== cached.text) cached = { text, sheet: { ...parse(text), isStored: true } };
  return cached.sheet;
}

/** Adds rows and the texts that they were read from. @returns false where they do not fit; then none is added */
export function addRows(added: readonly SheetRow[], texts: Sheet['messages']): boolean {
  const { rows, messages } = readSheet();
  if (rows.length + added.length > SHEET_LIMIT) return false;
  if (added.length > 0) save([...rows, ...added], { ...messages, ...texts });
  return true;
}

export function correctRow(id: string, key: string, value: string): void {
  change((row) => (row.id === id ? { ...row, values: { ...row.values, [key]: value } } : row));
}

export function changeKind(reading: string, kind: SheetRow['kind']): void {
  change((row) => (row.message === reading && row.kind !== kind ? { ...row, kind } : row));
}

/** Rows keep their values under the new names. @param renamed new labels by the old ones, of the set's columns */
export function renameColumns(set: string, renamed: ReadonlyMap<string, string>): void {
  change((row) => {
    if (row.set !== set || renamed.size === 0) return row;
    const entries = Object.entries(row.values);
    const stay = entries.filter(([key]) => !renamed.has(key));
    const move = entries.flatMap(([key, value]) => (renamed.has(key) ? [[renamed.get(key), value]] : []));
    return { ...row, values: Object.fromEntries([...stay, ...move]) };
  });
}

/** Takes rows away. @returns what puts them back where they were, as long as the sheet is the same person's */
export function removeRows(ids: ReadonlySet<string>): () => void {
  const before = readSheet();
  const owner = readProfile()?.id;
  save(
    before.rows.filter(({ id }) => !ids.has(id)),
    before.messages,
  );
  return () => {
    if (readProfile()?.id !== owner) return;
    const now = readSheet();
    let rows = now.rows;
    for (const [index, row] of before.rows.entries())
      if (ids.has(row.id) && !rows.some(({ id }) => id === row.id))
        rows = [...rows.slice(0, index), row, ...rows.slice(index)];
    save(rows, { ...before.messages, ...now.messages });
  };
}

function change(next: (row: SheetRow) => SheetRow): void {
  const { rows, messages } = readSheet();
  const changed = rows.map(next);
  if (changed.some((row, index) => row !== rows[index])) save(changed, messages);
}

/** A text goes with the last of its rows. */
function save(rows: readonly SheetRow[], texts: Sheet['messages']): void {
  const used = new Set(rows.map(({ message }) => message));
  const messages = Object.fromEntries(Object.entries(texts).filter(([id]) => used.has(id)));
  const text = rows.length === 0 ? '' : JSON.stringify({ rows, messages });
  const isStored = storedSheet().save(text);
  cached = { text, sheet: { rows, messages, isStored } };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const end = onSheetChange(listener);
  return () => {
    listeners.delete(listener);
    end();
  };
}

function parse(text: string): Omit<Sheet, 'isStored'> {
  const { rows, messages } = parsedSheet(text);
  return {
    rows: rows.filter(isRow),
    messages: Object.fromEntries(Object.entries(messages).filter(isText)),
  };
}

function isRow(row: unknown): row is SheetRow {
  const { id, set, kind, message, values }: Partial<Record<keyof SheetRow, unknown>> = Object(row);
  return (
    [id, set, message].every((each) => typeof each === 'string') &&
    KIND_NAMES.some((name) => name === kind) &&
    typeof values === 'object' &&
    Object.entries(values ?? {}).every(isText)
  );
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
