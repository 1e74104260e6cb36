import type { Kind } from '@par-club/functions/contract/kinds.values';
import { secretId } from '@par-club/functions/shared/secret-id';
import type { Span } from '#reader/text/text.ts';
import type { Reading, ReadingCell } from '#reading/reading.data.ts';
import { readSets } from '../columns/sets.ts';

export interface ShownCell extends ReadingCell {
  isCorrected?: true;
}

export interface ShownReading extends Omit<Reading, 'rows'> {
  /** Its rows have the same ids in the sheet as often as they are put there. */
  id: string;
  set: string;
  rows: readonly (readonly ShownCell[])[];
  /** Places of the rows that are neither copied nor put into the sheet. */
  leftOut: readonly number[];
}

export function shownReading(reading: Reading): ShownReading {
  return { ...reading, id: secretId(), set: readSets().active, leftOut: [] };
}

/** A reading with another value in one cell, which then has no place in the message and no doubt of the reader's. */
export function correct(reading: ShownReading, row: number, index: number, value: string): ShownReading {
  const cells = reading.rows[row] ?? [];
  const cell = cells[index];
  if (!cell || cell.value === value) return reading;
  const { label } = cell;
  const corrected: ShownCell = { label, value, source: null, doubt: null, isCorrected: true };
  const changed = cells.map((each, at) => (at === index ? corrected : each));
  return { ...reading, rows: reading.rows.map((each, at) => (at === row ? changed : each)) };
}

export function leaveOut(reading: ShownReading, row: number, isLeftOut: boolean): ShownReading {
  const others = reading.leftOut.filter((each) => each !== row);
  return { ...reading, leftOut: isLeftOut ? [...others, row] : others };
}

export function isKindAsked({ isSure, rows }: ShownReading): boolean {
  return !isSure && rows.length > 0;
}

export function chooseKind(reading: ShownReading, kind: Kind): ShownReading {
  return { ...reading, kind, isSure: true };
}

/** A reading with a row that was made of a line that had led to none. @param cells read from the line alone */
export function addRow(reading: ShownReading, line: Span, cells: Reading['rows'][number]): ShownReading {
  if (!reading.unread.includes(line)) return reading;
  const row = cells.map(({ source, ...cell }) => ({
    ...cell,
    source: source && { start: line.start + source.start, end: line.start + source.end },
  }));
  return {
    ...reading,
    rows: [...reading.rows, row],
    unread: reading.unread.filter((each) => each !== line),
  };
}

export function wantedRows({ rows, leftOut }: ShownReading): ShownReading['rows'] {
  return rows.filter((_, index) => !leftOut.includes(index));
}

export function valuesOf(rows: ShownReading['rows']): string[][] {
  return rows.map((row) => row.map(({ value }) => value));
}
