import { calendarDate } from '#intl/date-formats.ts';
import { withTimeout } from '#loading/chunk.ts';
import { saveFile } from '#ui/save-file.ts';
import type { Table } from '../columns/formats.ts';
import { csvOf } from './csv.ts';
import { columnWidths, sheetData } from './xlsx.ts';

/** Downloads a table as a workbook. @throws ChunkLoadError, for what writes it comes when it is wanted */
export async function downloadXlsx(table: Table): Promise<void> {
  const { default: write } = await withTimeout('xlsx', import('write-excel-file/browser'));
  const workbook = write(sheetData(table), {
    sheet: 'Parex',
    columns: columnWidths(table),
    stickyRowsCount: 1,
  });
  saveFile(await workbook.toBlob(), fileName('xlsx'));
}

/** Downloads a table as text in columns. @param locale BCP 47 tag, see `csvOf` */
export function downloadCsv(table: Table, locale: string): void {
  saveFile(new Blob([csvOf(table, locale)], { type: 'text/csv;charset=utf-8' }), fileName('csv'));
}

function fileName(extension: string): string {
  return `parex-${calendarDate(new Date())}.${extension}`;
}
