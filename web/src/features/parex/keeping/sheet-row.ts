import { KINDS, type Kind } from '@par-club/functions/contract/kinds.values';
import type { ColumnSet, ColumnSets } from '../columns/sets.ts';
import type { ShownReading } from '../result/corrected.ts';

export interface SheetRow {
  id: string;
  set: string;
  kind: Kind;
  /** By `columnKeys`, as they were read: they are formatted when they are shown or copied. Empty ones are left out. */
  values: Readonly<Record<string, string>>;
  message: string;
}

/** A key for each column: its label, with a number where the label stands there once more. */
export function columnKeys(labels: readonly string[]): string[] {
  return labels.map((label, index) => {
    const before = labels.slice(0, index).filter((each) => each === label).length;
    return before === 0 ? label : `${label} (${before + 1})`;
  });
}

export function valueIn({ values }: SheetRow, key: string): string {
  return (Object.hasOwn(values, key) && values[key]) || '';
}

/** Whether it speaks of what is booked already; such rows stand apart and are not copied among new ones. */
export function isChange({ kind }: Pick<SheetRow, 'kind'>): boolean {
  return KINDS[kind].earlier !== null;
}

/** The rows of a reading as the sheet has them: the same ids each time. */
export function sheetRows({ id, set, kind, columns, rows }: ShownReading): SheetRow[] {
  const keys = columnKeys(columns);
  return rows.map((cells, index) => ({
    id: sheetRowId(id, index),
    set,
    kind,
    values: Object.fromEntries(
      keys.map((key, column) => [key, cells[column]?.value ?? '']).filter(([, value]) => value !== ''),
    ),
    message: id,
  }));
}

/** @param reading id of the reading @param index place of the row in it */
export function sheetRowId(reading: string, index: number): string {
  return `${reading}.${index}`;
}

/** The rows of one set: new ones, and changes of what is booked already. By id each has a number, on through both. */
export function rowsOfSet(rows: readonly SheetRow[], sets: ColumnSets, id: string) {
  const own = rows.filter((row) => setOf(row, sets)?.id === id);
  const [fresh, changes] = [own.filter((row) => !isChange(row)), own.filter(isChange)];
  return {
    fresh,
    changes,
    numbers: new Map([...fresh, ...changes].map((row, index) => [row.id, index + 1])),
  };
}

/** The set that a row is shown with: the first one where its own is no longer there. */
export function setOf({ set }: SheetRow, { sets }: ColumnSets): ColumnSet | undefined {
  return sets.find(({ id }) => id === set) ?? sets[0];
}
