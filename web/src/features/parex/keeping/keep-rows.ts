import { useEffect, useRef } from 'react';
import type { IntlShape } from 'react-intl';
import { onClearedHere } from '#storage/changes.ts';
import { onProfileChange, readProfile } from '#storage/profile.ts';
import { toast } from '#ui/toast.ts';
import type { ShownReading } from '../result/corrected.ts';
import { columnKeys, type SheetRow, sheetRowId, sheetRows } from './sheet-row.ts';
import { addRows, correctRow, removeRows, SHEET_LIMIT } from './sheet-store.ts';

const FULL_DURATION_MS = 12_000;

/** Ids of the rows that this page has put into the sheet: one that was deleted there since does not come back. */
const kept = new Set<string>();

/** Puts the rows of readings into the sheet, each once. @returns false where they do not fit; then none is put in */
export function keepRows(readings: readonly ShownReading[]): boolean {
  const isWanted = (reading: ShownReading, { id, values }: SheetRow, index: number) =>
    !kept.has(id) && !reading.leftOut.includes(index) && Object.keys(values).length > 0;
  const rows = readings.flatMap((reading) =>
    sheetRows(reading).filter((row, index) => isWanted(reading, row, index)),
  );
  const messages = Object.fromEntries(readings.map(({ id, message }) => [id, message]));
  if (!addRows(rows, messages)) return false;
  for (const { id } of rows) kept.add(id);
  return true;
}

export function notifySheetFull(intl: IntlShape): void {
  const words = intl.formatMessage({ id: 'parex.sheet.full' }, { limit: SHEET_LIMIT });
  toast('error', words, { duration: FULL_DURATION_MS });
}

export function correctKept({ id, columns }: ShownReading, row: number, index: number, value: string): void {
  const key = columnKeys(columns)[index];
  if (key !== undefined) correctRow(sheetRowId(id, row), key, value);
}

/** Takes a row out of the sheet if it is there already; it may be put in again. */
export function dropKept(reading: ShownReading, row: number): void {
  const id = sheetRowId(reading.id, row);
  if (kept.delete(id)) removeRows(new Set([id]));
}

/** Puts the rows of readings into the sheet when the person leaves the page, in whatever way. */
export function useKeepOnLeave(readings: readonly ShownReading[]): void {
  const latest = useRef(readings);
  const isThere = useRef(true);
  useEffect(() => {
    latest.current = readings;
  });
  useEffect(() => {
    const keep = () => void keepRows(latest.current);
    isThere.current = true;
    window.addEventListener('pagehide', keep);
    const drop = () => {
      latest.current = [];
    };
    const endCleared = onClearedHere(drop);
    let author = readProfile()?.id;
    // A visitor's rows are those of the person who signs in; nobody's go into another person's sheet.
    const endProfile = onProfileChange(() => {
      if (author !== undefined && author !== readProfile()?.id) drop();
      author = readProfile()?.id;
    });
    return () => {
      isThere.current = false;
      window.removeEventListener('pagehide', keep);
      endCleared();
      endProfile();
      // React's strict mode ends an effect and begins it anew.
      queueMicrotask(() => isThere.current || keep());
    };
  }, []);
}
