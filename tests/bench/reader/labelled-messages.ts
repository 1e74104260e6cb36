import { readFileSync } from 'node:fs';
import type { Kind } from '@par-club/web/reader/rows';

/** The scored columns. */
export const FIELDS = ['name', 'phone', 'date', 'time', 'from', 'to', 'seats'] as const;
export type ScoredField = (typeof FIELDS)[number];

/** The columns of a labelled row: notes are free words, and are scored apart. */
export const COLUMNS = [...FIELDS, 'notes'] as const;
export type Column = (typeof COLUMNS)[number];

/** A message that means one row. */
export interface LabelledMessage {
  id: string;
  lang: string;
  /** YYYY-MM-DD */
  today: string;
  text: string;
  /** Accepted answers per field; none means that the message does not say. */
  labels: Partial<Record<ScoredField, string[]>>;
  tags: string[];
}

/** A message that means any number of rows, and its kind. */
export interface LabelledRows {
  id: string;
  lang: string;
  kind: Kind;
  /** YYYY-MM-DD */
  today: string;
  message: string;
  /** An empty cell means that the message does not say. */
  rows: Record<Column, string>[];
  /** For each row further right answers; '' among them means that the cell may be left empty. */
  accept?: Partial<Record<Column, string[]>>[];
}

/** @throws Error with the line's number where a line is not JSON */
export function linesOf<T>(file: string | URL): T[] {
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      try {
        return [JSON.parse(line) as T];
      } catch (error) {
        throw new Error(`${file}:${index + 1} is not JSON`, { cause: error });
      }
    });
}

/** The labelled messages of a file, by the form of its first line. */
export function labelledMessages(
  file: string | URL,
): { form: 'one row'; messages: LabelledMessage[] } | { form: 'many rows'; messages: LabelledRows[] } {
  const messages = linesOf<LabelledMessage | LabelledRows>(file);
  return messages[0] && 'rows' in messages[0]
    ? { form: 'many rows', messages: messages as LabelledRows[] }
    : { form: 'one row', messages: messages as LabelledMessage[] };
}
