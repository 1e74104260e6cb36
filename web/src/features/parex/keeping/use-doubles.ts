import { type IntlShape, useIntl } from 'react-intl';
import { formatted, weekdayOf } from '../columns/formats.ts';
import { type ColumnSets, readSets } from '../columns/sets.ts';
import type { ShownReading } from '../result/corrected.ts';
import { dayOf, fieldValue, findDoubles } from './doubles.ts';
import { rowsOfSet, type SheetRow, setOf, sheetRowId, sheetRows } from './sheet-row.ts';
import { useSheet } from './sheet-store.ts';

/** Words for each read row, by its id in the sheet, with the phone and the day of an earlier row. */
export function useDoubles(
  numbered: readonly { reading: ShownReading; first: number }[],
): ReadonlyMap<string, string> {
  const intl = useIntl();
  const sheet = useSheet();
  const read = numbered.flatMap(({ reading, first }) =>
    sheetRows(reading).map((row, index) => ({ row, number: first + index })),
  );
  const numbers = new Map(read.map(({ row, number }) => [row.id, number]));
  const leftOut = new Set(
    numbered.flatMap(({ reading }) => reading.leftOut.map((row) => sheetRowId(reading.id, row))),
  );
  const others = sheet.rows.filter(({ id }) => !numbers.has(id));
  const doubles = findDoubles([...others, ...read.map(({ row }) => row)], ({ id }) => !leftOut.has(id));
  const wordsOf = (double: SheetRow): string => {
    const above = numbers.get(double.id);
    return above === undefined
      ? wordsOfDouble(intl, double, sheet.rows, readSets())
      : intl.formatMessage({ id: 'parex.double.above' }, aboutRow(intl, double, above));
  };
  return new Map([...doubles].flatMap(([id, double]) => (numbers.has(id) ? [[id, wordsOf(double)]] : [])));
}

export function wordsOfDouble(
  intl: IntlShape,
  double: SheetRow,
  rows: readonly SheetRow[],
  sets: ColumnSets,
): string {
  const set = setOf(double, sets);
  const number = rowsOfSet(rows, sets, set?.id ?? '').numbers.get(double.id) ?? 0;
  const about = aboutRow(intl, double, number);
  return set?.id === sets.active
    ? intl.formatMessage({ id: 'parex.double.inSheet' }, about)
    : intl.formatMessage({ id: 'parex.double.inOther' }, { ...about, set: set?.name });
}

function aboutRow(intl: IntlShape, row: SheetRow, number: number) {
  const day = dayOf(row);
  const words = [
    `${intl.formatMessage({ id: 'parex.rows.number' })} ${number}`,
    fieldValue(row, 'name'),
    fieldValue(row, 'time'),
  ];
  return {
    day: `${formatted(day, 'date-dm')} (${weekdayOf(day, intl.locale)})`,
    row: words.filter(Boolean).join(', '),
  };
}
