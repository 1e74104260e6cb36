import type { Table } from './columns/formats.ts';
import { spreadsheetRows } from './spreadsheet-rows.ts';

export async function copyRows(table: Table): Promise<void> {
  const { plain, html } = spreadsheetRows(table);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(plain);
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': new Blob([plain], { type: 'text/plain' }),
      'text/html': new Blob([html], { type: 'text/html' }),
    }),
  ]);
}
