import { type Format, formatted, serialOf, type Table } from './columns/formats.ts';

/** A clipboard's content: a spreadsheet takes the richest format that it knows. */
interface Copied {
  plain: string;
  html: string;
}

interface Pattern {
  /** As Excel and Google write it. */
  code: string;
  /** LibreOffice's languages, of the value and of the pattern, and the pattern; it takes no pattern but its own ones. */
  libreOffice: string;
  /** Google's kind of number. */
  google?: number;
}

const DAY = '1033;1058;DD.MM.YYYY';

/** How each program writes the pattern of a cell that is a number to it. */
export const PATTERNS: Partial<Record<Format, Pattern>> = {
  number: { code: 'General', libreOffice: '1033;' },
  time: { code: 'hh:mm', libreOffice: '1033;0;HH:MM', google: 6 },
  'date-dmy': { code: 'dd.mm.yyyy', libreOffice: DAY, google: 5 },
  'date-dm': { code: 'dd.mm', libreOffice: DAY, google: 5 },
  'date-iso': { code: 'yyyy-mm-dd', libreOffice: '1033;0;YYYY-MM-DD', google: 5 },
};

/**
 * Rows for the clipboard in two formats, without the names of the columns.
 * @returns `plain`: a line for each row, cells separated by tabs, never one that a spreadsheet would calculate. `html`: a
 *   table whose dates, times and numbers are such to a spreadsheet; all else is text, so a phone keeps its plus
 */
export function spreadsheetRows({ columns, rows }: Table): Copied {
  const formatAt = (index: number) => columns[index]?.format ?? 'text';
  const lines = rows.map((row) => row.map((value, index) => plainCell(value, formatAt(index))).join('\t'));
  const trs = rows.map((row) => row.map((value, index) => htmlCell(value, formatAt(index))).join(''));
  const table = `<table>${trs.map((cells) => `<tr>${cells}</tr>`).join('')}</table>`;
  return {
    plain: lines.join('\n'),
    // The namespace is that of `x:num`; Google Sheets puts its element around what it copies itself.
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><google-sheets-html-origin>${table}</google-sheets-html-origin></body></html>`,
  };
}

/** A value as it is written, on one line: without what would start another cell or row, or what XML does not allow. */
export function cellText(value: string, format: Format): string {
  return formatted(value, format)
    .replace(/[\s\p{Cc}\p{Cs}\ufffe\uffff]+/gu, ' ')
    .trim();
}

/** Spreadsheets calculate a cell that begins with a sign, and read one that begins with a quote up to the next quote. */
export const FORMULA_START = `["'=+\\-@＝＋－＠]`;
const FORMULA = new RegExp(`^${FORMULA_START}`);

/** What is read as text however it begins: a no-break space prevents a formula, and no messenger shows it. */
function harmless(text: string): string {
  return FORMULA.test(text) ? `\u00a0${text}` : text;
}

/** A phone may begin with its plus, and a number with its minus: they are digits, and nothing to calculate. */
function plainCell(value: string, format: Format): string {
  const text = cellText(value, format);
  return /^[+-]?\d+(?:[.,]\d+)?$/.test(text) ? text : harmless(text);
}

function htmlCell(value: string, format: Format): string {
  const text = cellText(value, format);
  const serial = serialOf(value, format);
  const pattern = PATTERNS[format];
  return serial === null || pattern === undefined ? textCell(text) : numberCell(text, serial, pattern);
}

/** A cell marked as text for Excel (mso-number-format), Google Sheets (data-sheets-value) and LibreOffice (sdnum). */
function textCell(text: string): string {
  const sheets = escapeHtml(JSON.stringify({ 1: 2, 2: text }));
  return `<td style="mso-number-format:'\\@'" sdnum="1033;0;@" data-sheets-value="${sheets}">${escapeHtml(text)}</td>`;
}

/** A cell with its number for Excel (x:num), Google Sheets (data-sheets-value) and LibreOffice (sdval). */
function numberCell(text: string, serial: number, { code, libreOffice, google }: Pattern): string {
  const value = escapeHtml(JSON.stringify({ 1: 3, 3: serial }));
  const excel = code.replace(/[.:-]/g, '\\$&');
  const pattern = google && escapeHtml(JSON.stringify({ 1: google, 2: code, 3: 1 }));
  const sheets = pattern ? ` data-sheets-numberformat="${pattern}"` : '';
  return `<td style="mso-number-format:'${excel}'" x:num="${serial}" sdval="${serial}" sdnum="${libreOffice}" data-sheets-value="${value}"${sheets}>${escapeHtml(text)}</td>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
