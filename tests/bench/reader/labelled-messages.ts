import { readFileSync } from 'node:fs';
import type { Kind } from '@par-club/functions/contract/kinds.values';
import { Problem } from '../../../local/project/progress.ts';

/** The scored columns. */
export const FIELDS = ['name', 'phone', 'date', 'time', 'from', 'to', 'seats'] as const;
export type ScoredField = (typeof FIELDS)[number];

/** The columns of a labelled row: notes are free words, and are scored apart. */
export const COLUMNS = [...FIELDS, 'notes'] as const;
export type Column = (typeof COLUMNS)[number];
/** Further columns of the newer sets: the places beside the towns, and the price with its money. */
export const PLACE_COLUMNS = ['pickUp', 'dropOff', 'price'] as const;
export type PlaceColumn = (typeof PLACE_COLUMNS)[number];

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
  rows: (Record<Column, string> & Partial<Record<PlaceColumn, string>>)[];
  /** For each row further right answers; '' among them means that the cell may be left empty. */
  accept?: Partial<Record<Column | PlaceColumn, string[]>>[];
}

/** The labelled messages of a file, all of one form. */
export type LabelledFile =
  | { form: 'one row'; messages: LabelledMessage[] }
  | { form: 'many rows'; messages: LabelledRows[] };

/** @throws Problem with the line's number where a line is not JSON */
export function linesOf<T>(file: string): T[] {
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      try {
        return [JSON.parse(line) as T];
      } catch (error) {
        throw new Problem(`${file}:${index + 1} is not JSON.`, { cause: error });
      }
    });
}

/**
 * The labelled messages of a file, by the form of its first line.
 *
 * @throws Problem where a line is not JSON, or has another form than the first
 */
export function labelledMessages(file: string): LabelledFile {
  const messages = linesOf<Partial<LabelledMessage & LabelledRows>>(file);
  const form = messages[0]?.rows ? 'many rows' : 'one row';
  const other = messages.find(({ text, labels, message, rows }) =>
    form === 'many rows' ? typeof message !== 'string' || !rows : typeof text !== 'string' || !labels,
  );
  if (other)
    throw new Problem(`${file}: ${other.id} is not labelled with ${form}, as the form of the first line is.`);
  return { form, messages } as LabelledFile;
}

/** What is to be read of a labelled message of either form. */
export function questionOf(message: LabelledMessage | LabelledRows): {
  text: string;
  columns: readonly (Column | PlaceColumn)[];
} {
  if ('text' in message) return { text: message.text, columns: FIELDS };
  const hasPlaces = message.rows.some(({ pickUp }) => pickUp !== undefined);
  return { text: message.message, columns: hasPlaces ? [...COLUMNS, ...PLACE_COLUMNS] : COLUMNS };
}
