/** A clipboard's content: a spreadsheet takes the richest format that it knows. */
interface Copied {
  plain: string;
  html: string;
}

/** One row for the clipboard, see `spreadsheetRows`. */
export function spreadsheetRow(values: readonly string[]): Copied {
  return spreadsheetRows([values]);
}

/**
 * Rows for the clipboard in two formats. A tab or a line break in a value would start another cell or row, so each
 * becomes a space.
 * @returns `plain`: a line for each row, cells separated by tabs; a value that a spreadsheet would calculate starts with
 *   an apostrophe, which marks text. `html`: a table of cells marked as text, so that a phone keeps its plus and nothing
 *   is a formula
 */
export function spreadsheetRows(rows: readonly (readonly string[])[]): Copied {
  const tidy = rows.map((values) => values.map(oneLine));
  return {
    plain: tidy.map((cells) => cells.map(asText).join('\t')).join('\n'),
    html: `<table>${tidy.map((cells) => `<tr>${cells.map(textCell).join('')}</tr>`).join('')}</table>`,
  };
}

/** A cell marked as text for Excel (mso-number-format), Google Sheets (data-sheets-value) and LibreOffice (sdnum). */
function textCell(cell: string): string {
  const sheets = escapeHtml(JSON.stringify({ 1: 2, 2: cell }));
  return `<td style="mso-number-format:'\\@'" sdnum="1033;0;@" data-sheets-value="${sheets}">${escapeHtml(cell)}</td>`;
}

/** Replaces tabs, and all that Unicode or a spreadsheet treats as a line break, by spaces. */
function oneLine(value: string): string {
  return value.replace(/[\t\n\v\f\r\u0085\u2028\u2029\0]+/g, ' ').trim();
}

/**
 * Excel, Sheets and LibreOffice calculate a cell that begins with an operator of this list (full-width forms too), and
 * read a cell that begins with a quote up to the next quote, past its end. A leading apostrophe prevents both.
 */
function asText(cell: string): string {
  return /^[=+\-@"'＝＋－＠]/.test(cell) ? `'${cell}` : cell;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
