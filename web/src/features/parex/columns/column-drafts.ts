import { columnKeys } from '../keeping/sheet-row.ts';
import { type Format, guessedFormat } from './formats.ts';

/** A column in the making; its key keeps a chip itself while others come and go. */
export interface ColumnDraft {
  key: number;
  label: string;
  /** Key of the column in the sheet; null for a new one. */
  before: string | null;
  /** Null for the one that the label asks for. */
  format: Format | null;
}

export function draftsOf(labels: readonly string[], formatOf: (label: string) => Format): ColumnDraft[] {
  const keys = columnKeys(labels);
  return labels.map((label, key) => {
    const format = formatOf(label);
    return { key, label, before: keys[key] ?? null, format: format === guessedFormat(label) ? null : format };
  });
}

export function formatOfDraft({ label, format }: ColumnDraft): Format {
  return format ?? guessedFormat(label);
}

/** New keys by the old ones, of the columns that have been renamed. */
export function renamedIn(drafts: readonly ColumnDraft[]): Map<string, string> {
  const keys = columnKeys(drafts.map(({ label }) => label));
  const pairs = drafts.map(({ before }, index) => [before, keys[index]] as const);
  return new Map(pairs.filter((pair): pair is [string, string] => pair[0] !== null && pair[0] !== pair[1]));
}
