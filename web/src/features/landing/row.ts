import type { IntlShape } from 'react-intl';
import type { Language } from '#intl/language.ts';
import type { ReadingCell } from '#reading/reading.data.ts';
import rows from './first-row.json' with { type: 'json' };

export const FIELDS = ['from', 'to', 'date', 'time', 'seats', 'name', 'phone'] as const;
export type Field = (typeof FIELDS)[number];

/** The reader's columns, in the order of FIELDS; always in Ukrainian, as the messages are. */
export const COLUMNS: readonly string[] = ['Звідки', 'Куди', 'Дата', 'Час', 'Місць', 'ПІБ', 'Телефон'];

/** `value` is a date as YYYY-MM-DD, a time as HH:MM, a phone with + and country. */
export type Cell = Pick<ReadingCell, 'value' | 'source'>;

/** The first sample's row, shown before the reader has come; a test compares them. Its year never shows. */
export const firstRow: Readonly<Record<Language, readonly Cell[]>> = rows;

/** A cell in people's form: '28 листопада', '+380 50 123 45 67'; '' where the message lacks it. */
export function cellWords(field: Field, cells: readonly Cell[], intl: IntlShape): string {
  const value = cells[FIELDS.indexOf(field)]?.value ?? '';
  if (field === 'date' && value !== '')
    return intl.formatDate(value, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  if (field === 'phone') return value.replace(/^(\+380)(\d\d)(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5');
  return value;
}
