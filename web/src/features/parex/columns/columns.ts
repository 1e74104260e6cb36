import { COLUMN_LABEL_LIMIT, COLUMN_LIMIT } from '@par-club/functions/contract/parex.values';
import { parexColumns } from '#storage/registry.ts';
import { storedText } from '#storage/stored.ts';

const stored = storedText(parexColumns);

/** Name, phone, date, time: what every dispatcher's table has. In Ukrainian whatever the language: they are data. */
export const defaultColumns: readonly string[] = ['ПІБ', 'Телефон', 'Дата', 'Час'];

export function tidyColumns(labels: readonly string[]): string[] {
  return labels
    .map((label) => label.trim().slice(0, COLUMN_LABEL_LIMIT))
    .filter((label) => label !== '')
    .slice(0, COLUMN_LIMIT);
}

/** The saved columns; the defaults when nothing is saved, or something else than a list of labels. */
export function readColumns(): readonly string[] {
  const saved = stored.read();
  if (saved === '') return defaultColumns;
  try {
    return tidyColumns(JSON.parse(saved));
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the person lost their columns, and this is the only trace of why
    console.error('The saved columns cannot be read; the defaults are used.', error);
    return defaultColumns;
  }
}

/** Whether they were kept; where storage is blocked they last as long as the page. */
export function saveColumns(columns: readonly string[]): boolean {
  return stored.save(JSON.stringify(columns));
}
