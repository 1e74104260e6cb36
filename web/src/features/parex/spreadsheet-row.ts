/**
 * One row for the clipboard of which each spreadsheet takes the richest form it knows, whatever the values hold. A tab or
 * a line break would start another cell or row, so each becomes a space.
 * @returns cells with tabs between them, on one line, where a value that a spreadsheet would calculate gets the apostrophe
 *   that marks text; and a table whose cells are marked as text, so that a phone keeps its plus and nothing is a formula
 */
export function spreadsheetRow(values: readonly string[]): { plain: string; html: string } {
  const cells = values.map(oneLine);
  return {
    plain: cells.map(asText).join('\t'),
    html: `<table><tr>${cells.map(textCell).join('')}</tr></table>`,
  };
}

/** Marked as text in the way of Excel (mso-number-format), Google Sheets (data-sheets-value) and LibreOffice (sdnum). */
function textCell(cell: string): string {
  const sheets = escapeHtml(JSON.stringify({ 1: 2, 2: cell }));
  return `<td style="mso-number-format:'\\@'" sdnum="1033;0;@" data-sheets-value="${sheets}">${escapeHtml(cell)}</td>`;
}

/** Tabs, and everything that Unicode or a spreadsheet takes for the end of a line. */
function oneLine(value: string): string {
  return value.replace(/[\t\n\v\f\r\u0085\u2028\u2029\0]+/g, ' ').trim();
}

/**
 * Excel, Sheets and LibreOffice calculate what begins with one of these (full-width forms too). A quote at the
 * start would make them read on to the next quote, past the end of the cell.
 */
function asText(cell: string): string {
  return /^[=+\-@"'＝＋－＠]/.test(cell) ? `'${cell}` : cell;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
