import type { Page } from '@playwright/test';

interface StoredSheet {
  columns: readonly string[];
  /** Formats that were chosen, by the columns' labels. */
  formats?: Readonly<Record<string, string>>;
  /** A value for each column. */
  rows: readonly (readonly string[])[];
}

/** Opens Parex where a visitor's sheet is stored. */
export async function openStoredSheet(
  page: Page,
  { columns, formats = {}, rows }: StoredSheet,
): Promise<void> {
  await page.goto('/parex');
  const sheetRows = rows.map((values, index) => ({
    id: `m.${index}`,
    set: 'own',
    kind: 'booking',
    values: Object.fromEntries(columns.map((label, column) => [label, values[column]])),
    message: 'm',
  }));
  const stored = {
    'parclub.parex_columns': columns,
    'parclub.parex_formats': formats,
    'parclub.parex_visitor_sheet': { rows: sheetRows, messages: { m: 'Повідомлення' } },
  };
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
  await page.reload();
}

/** Presses the button of a download. @returns the file, named after the day */
export async function downloaded(page: Page, type: 'xlsx' | 'csv'): Promise<{ name: string; path: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Завантажити ${type}` }).click();
  const file = await download;
  return { name: file.suggestedFilename(), path: await file.path() };
}
