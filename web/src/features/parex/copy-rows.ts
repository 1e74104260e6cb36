import { spreadsheetRows } from './spreadsheet-row.ts';

/** Copies rows as text and HTML; as text alone where the browser cannot write both. */
export async function copyRows(rows: readonly (readonly string[])[]): Promise<void> {
  const { plain, html } = spreadsheetRows(rows);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(plain);
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': new Blob([plain], { type: 'text/plain' }),
      'text/html': new Blob([html], { type: 'text/html' }),
    }),
  ]);
}
