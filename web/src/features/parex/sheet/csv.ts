import { toIsoDate } from '#reading/doubts.ts';
import { type Format, serialOf, type Table } from '../columns/formats.ts';
import { cellText, harmless } from '../spreadsheet-rows.ts';

const BYTE_ORDER_MARK = '\ufeff';

/**
 * A table as text in columns, for programs without xlsx. A file of this kind says nothing of what its cells are, so each
 * value is written such that Excel and LibreOffice take it for what it is: dates as YYYY-MM-DD, phones with spaces.
 * @param locale BCP 47 tag: where decimals have a comma, Excel takes a semicolon between cells, else a comma
 */
export function csvOf({ columns, rows }: Table, locale: string): string {
  const decimal = new Intl.NumberFormat(locale).format(0.5).charAt(1);
  const separator = decimal === ',' ? ';' : ',';
  const lineOf = (cells: string[]) => `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`;
  const head = columns.map(({ label }) => harmless(cellText(label, 'text')));
  const lines = rows.map((row) =>
    columns.map(({ format }, index) => csvCell(row[index] ?? '', format, decimal)),
  );
  return BYTE_ORDER_MARK + [head, ...lines].map(lineOf).join('');
}

function csvCell(value: string, format: Format, decimal: string): string {
  const serial = serialOf(value, format);
  if (serial === null) return spacedPhones(harmless(cellText(value, format)));
  if (format === 'number') return String(serial).replace('.', decimal);
  return format === 'time' ? cellText(value, format) : (toIsoDate(value) ?? '');
}

/** A plus and digits alone would be a number. Groups of two at the end are no thousands in any language. */
function spacedPhones(text: string): string {
  const spaced = text.replace(/\u00a0?(\+\d{4,})(\d{3})(\d\d)(\d\d)(?!\d)/g, '$1 $2 $3 $4');
  return spaced.replace(/\+380(?=\d)/g, '+380 ');
}

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}
