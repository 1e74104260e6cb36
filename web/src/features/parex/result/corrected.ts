import type { Reading, ReadingCell } from '#reading/reading.data.ts';

export interface ShownCell extends ReadingCell {
  /** A person has put the value in, in the place of what was read. */
  isCorrected?: true;
}

/** A reading as it is shown: cells may have been corrected. */
export interface ShownReading extends Omit<Reading, 'rows'> {
  rows: readonly (readonly ShownCell[])[];
}

/** A reading with another value in one cell, which then has no place in the message and no doubt of the reader's. */
export function correct(reading: ShownReading, row: number, index: number, value: string): ShownReading {
  const cells = reading.rows[row] ?? [];
  const cell = cells[index];
  if (!cell || cell.value === value) return reading;
  const corrected = cells.with(index, {
    label: cell.label,
    value,
    source: null,
    doubt: null,
    isCorrected: true,
  });
  return { ...reading, rows: reading.rows.with(row, corrected) };
}

/** The values of each row, for a spreadsheet. */
export function valuesOf(rows: ShownReading['rows']): string[][] {
  return rows.map((row) => row.map(({ value }) => value));
}
