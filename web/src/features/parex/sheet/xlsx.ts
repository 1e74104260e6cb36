import type { Cell, SheetData } from 'write-excel-file/browser';
import { type Format, serialOf, type Table } from '../columns/formats.ts';
import { cellText, PATTERNS } from '../spreadsheet-rows.ts';

/** In characters. */
const WIDTHS = { least: 8, most: 60 };

/** The cells of a workbook: a row of labels, then the rows; what is no date, time or number is marked as text. */
export function sheetData({ columns, rows }: Table): SheetData {
  const head = columns.map(({ label }) => ({ ...textCell(label, 'text'), fontWeight: 'bold' as const }));
  const lines = rows.map((row) => columns.map(({ format }, index) => cellOf(row[index] ?? '', format)));
  return [head, ...lines];
}

export function columnWidths({ columns, rows }: Table): { width: number }[] {
  return columns.map(({ label, format }, index) => {
    const lengths = rows.map((row) => cellText(row[index] ?? '', format).length);
    const longest = Math.max(label.length, ...lengths) + 2;
    return { width: Math.min(WIDTHS.most, Math.max(WIDTHS.least, longest)) };
  });
}

function cellOf(value: string, format: Format): Cell {
  const serial = serialOf(value, format);
  // To a workbook dates and times are numbers too.
  if (serial !== null) return { type: Number, value: serial, format: PATTERNS[format]?.code ?? 'General' };
  return textCell(value, format);
}

function textCell(value: string, format: Format) {
  const text = cellText(value, format);
  return text === '' ? null : { type: String, value: text, format: '@' };
}
