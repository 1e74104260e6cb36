import { normalisePhone } from '@par-club/functions/shared/phone';
import { type Format, serialOf } from '../columns/formats.ts';
import { type SheetRow, valueIn } from '../keeping/sheet-row.ts';

export interface SheetColumn {
  key: string;
  label: string;
  format: Format;
}

export interface Order {
  key: string;
  isDown: boolean;
}

/** The order after a press on a column: up, down, then as they were added. */
export function nextOrder(order: Order | null, key: string): Order | null {
  if (order?.key !== key) return { key, isDown: false };
  return order.isDown ? null : { key, isDown: true };
}

/**
 * Rows in an order: dates by day, numbers by number, all else by the language. What is no date among dates stands after
 * them, and a row without a value last, in both directions.
 * @param locale BCP 47 tag
 */
export function sortRows(
  rows: readonly SheetRow[],
  { key, format }: SheetColumn,
  isDown: boolean,
  locale: string,
): SheetRow[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = isDown ? -1 : 1;
  const ranked = rows.map((row) => {
    const value = valueIn(row, key);
    const serial = serialOf(value, format);
    const text = format.startsWith('phone') ? (normalisePhone(value) ?? value) : value;
    return { row, text, serial, rank: value === '' ? 2 : serial === null ? 1 : 0 };
  });
  ranked.sort(
    (left, right) =>
      left.rank - right.rank ||
      sign *
        (left.serial !== null && right.serial !== null
          ? left.serial - right.serial
          : compare(left.text, right.text)),
  );
  return ranked.map(({ row }) => row);
}
