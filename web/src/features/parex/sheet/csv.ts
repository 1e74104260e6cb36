import { toIsoDate } from '#reading/doubts.ts';
import { type Format, serialOf, type Table } from '../columns/formats.ts';
import { cellText, FORMULA_START } from '../spreadsheet-rows.ts';

const BYTE_ORDER_MARK = '\ufeff';
/** Where a program that divides otherwise could begin a formula. A phone may begin with its plus. */
const FORMULAS = new RegExp(`(^|[,;])(?=\\s*${FORMULA_START})(?!\\s*[+-]\\d[\\d ]*(?:[,;]|$))`, 'g');

/**
 * A table as text in columns, for programs without xlsx. A file of this kind says nothing of what its cells are, so each
 * value is written such that Excel and LibreOffice take it for what it is: dates as YYYY-MM-DD, phones with spaces.
 * @param locale BCP 47 tag: where decimals have a comma, Excel takes a semicolon between cells, else a comma
 */
export function csvOf({ columns, rows }: Table, locale: string): string {
  const decimal = new Intl.NumberFormat(locale).format(0.5).charAt(1);
  const separator = decimal === ',' ? ';' : ',';
  const lineOf = (cells: string[]) => `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`;
  const head = columns.map(({ label }) => textCell(label, 'text'));
  const lines = rows.map((row) =>
    columns.map(({ format }, index) => csvCell(row[index] ?? '', format, decimal)),
  );
  return BYTE_ORDER_MARK + [head, ...lines].map(lineOf).join('');
}

function csvCell(value: string, format: Format, decimal: string): string {
  const serial = serialOf(value, format);
  if (serial === null) return textCell(value, format);
  if (format === 'number') return String(serial).replace('.', decimal);
  return format === 'time' ? cellText(value, format) : (toIsoDate(value) ?? '');
}

/** A text that no program calculates, whatever it takes for the end of a cell. */
function textCell(value: string, format: Format): string {
  return spacedPhones(cellText(value, format)).replace(FORMULAS, '$1\u00a0');
}

/** A plus and digits alone would be a number. Groups of two at the end are no thousands in any language. */
function spacedPhones(text: string): string {
  const spaced = text.replace(/(\+\d{4,})(\d{3})(\d\d)(\d\d)(?!\d)/g, '$1 $2 $3 $4');
  return spaced.replace(/\+380(?=\d)/g, '+380 ');
}

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}
