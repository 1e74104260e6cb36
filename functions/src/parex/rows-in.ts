import * as z from 'zod/mini';
import { KIND_NAMES } from '../contract/kinds.values.ts';
import type { Rows } from '../contract/parex.ts';
import { CELL_LIMIT, COLUMN_LABEL_LIMIT, ROW_LIMIT } from '../contract/parex.values.ts';
import { tidyValue, valueFinder } from '../shared/value-words.ts';
import { knownLabel } from './known-columns.ts';

const Label = z.catch(textUpTo(COLUMN_LABEL_LIMIT), '');
const AnsweredLabels = z.catch(z.object({ ua: Label, en: Label }), { ua: '', en: '' });
/** A number is a count that was not put into quotation marks, null an empty cell. */
const AnsweredValue = z.union([
  textUpTo(CELL_LIMIT),
  z.pipe(
    z.nullable(z.number()),
    z.transform((value) => String(value ?? '')),
  ),
]);
const Answer = z.object({
  kind: z.enum(KIND_NAMES),
  columns: z.catch(z.record(z.string(), AnsweredLabels), {}),
  rows: z.array(z.record(z.string(), z.unknown())),
});

/**
 * The rows in a model's answer: one cell a column, in order, with the words of the message that its value comes from,
 * whatever else the model added. A value that the message does not bear is dropped, and so is a row without any value.
 * A label that the product does not know and the model left blank stays so, for the page to find another.
 * @param today YYYY-MM-DD
 * @returns `undefined` when the answer has another shape, or a row none of the columns
 */
export function rowsIn(
  answer: unknown,
  message: string,
  columns: readonly string[],
  today: string,
): Rows | undefined {
  const answered = z.safeParse(Answer, answer).data;
  const rows = answered?.rows.slice(0, ROW_LIMIT).map((row) => valuesIn(row, columns));
  if (!answered || !rows?.every((row) => row !== undefined)) return undefined;
  const labels = columns.map(
    (label, index) => knownLabel(label) ?? answered.columns[index + 1] ?? { ua: '', en: '' },
  );
  const wordsOf = valueFinder(message, today);
  /** Empty where the message does not bear the value. */
  const provenCell = (value: string) => {
    const words = value === '' ? null : wordsOf(value);
    return words === null ? { value: '', words: '' } : { value, words };
  };
  const cells = rows.map((values) =>
    Object.fromEntries(
      labels.map((label, index) => [
        String(index + 1),
        { ...label, ...provenCell(tidyValue(values[index] ?? '')) },
      ]),
    ),
  );
  const isFilled = (row: (typeof cells)[number]) => Object.values(row).some(({ value }) => value !== '');
  return { kind: answered.kind, rows: cells.filter(isFilled) };
}

/** A row's values in the order of the columns, by their numbers or their labels; `undefined` for another shape. */
function valuesIn(row: Record<string, unknown>, columns: readonly string[]): string[] | undefined {
  const answered = new Map(Object.entries(row));
  const found = columns.map((label, index) => [String(index + 1), label].find((key) => answered.has(key)));
  if (found.every((key) => key === undefined)) return undefined;
  const values = found.map((key) => (key === undefined ? '' : answered.get(key)));
  return z.safeParse(z.array(AnsweredValue), values).data;
}

/** A text, which is trimmed and cut to at most so many UTF-16 units, without half a character at the end. */
function textUpTo(limit: number) {
  const cut = (text: string) => text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
  return z.string().check(z.trim(), z.overwrite(cut));
}
