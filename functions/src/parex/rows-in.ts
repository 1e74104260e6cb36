import * as z from 'zod/mini';
import { KIND_NAMES } from '../contract/kinds.values.ts';
import type { Rows } from '../contract/parex.ts';
import { CELL_LIMIT, COLUMN_LABEL_LIMIT, ROW_LIMIT } from '../contract/parex.values.ts';
import { findWords } from '../shared/words-in.ts';

const Label = textUpTo(COLUMN_LABEL_LIMIT);
const AnsweredLabels = z.object({ ua: Label, en: Label });
const AnsweredCell = z.object({ words: textUpTo(CELL_LIMIT), value: textUpTo(CELL_LIMIT) });
type AnsweredCell = z.infer<typeof AnsweredCell>;

/**
 * The rows in a model's answer: one cell a column, in order, whatever else the model added. A label that the model
 * left blank stays so, for the page to find another. A value that the message does not say is dropped, and so is a row
 * without any value.
 * @returns `undefined` when the answer lacks a cell or has another shape
 */
export function rowsIn(answer: unknown, message: string, columns: readonly string[]): Rows | undefined {
  const numbers = columns.map((_, index) => String(index + 1));
  const byNumber = <Of>(schema: z.ZodMiniType<Of>) =>
    z.object(Object.fromEntries(numbers.map((number) => [number, schema])));
  const Answer = z.object({
    kind: z.enum(KIND_NAMES),
    columns: byNumber(AnsweredLabels),
    rows: z.array(byNumber(AnsweredCell)),
  });
  const answered = z.safeParse(Answer, answer).data;
  if (!answered) return undefined;
  const rows = answered.rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([number, cell]) => [
        number,
        { ua: '', en: '', ...answered.columns[number], ...provenCell(message, cell) },
      ]),
    ),
  );
  const isFilled = (row: (typeof rows)[number]) => Object.values(row).some(({ value }) => value !== '');
  return { kind: answered.kind, rows: rows.filter(isFilled).slice(0, ROW_LIMIT) };
}

/** The cell with its words as the message spells them; empty where the message does not say its value. */
function provenCell(message: string, { words: claimed, value }: AnsweredCell): AnsweredCell {
  const words = wordsFor(message, claimed, value);
  return words === '' ? { words, value: '' } : { words, value };
}

/** The words of the message that say a value; '' where it says none. A value without words must be said itself. */
function wordsFor(message: string, claimed: string, value: string): string {
  if (value === '') return '';
  const span = findWords(message, claimed || value);
  if (!span) return claimed === '' && isPhone(value) ? spelledPhone(message, value) : '';
  const words = message.slice(span.start, span.end);
  return isPhone(value) && isAnotherPhone(words, value) ? '' : words;
}

/** Digits at a phone's end that are the same however it is written: without the code of Ukraine, or a trunk zero. */
const OWN_DIGITS = 9;
/** Words with fewer digits than this spell the others out. */
const LEAST_DIGITS = 7;
/** What people put between the digits of a phone. */
const SEPARATORS = '[\\s().-]*';

function isPhone(value: string): boolean {
  return /^\+\d{8,15}$/.test(value);
}

function ownDigits(phone: string): string {
  return phone.slice(1).slice(-OWN_DIGITS);
}

/** The phone as the message spells it; '' where the message lacks it. */
function spelledPhone(message: string, phone: string): string {
  const own = [...ownDigits(phone)].join(SEPARATORS);
  return new RegExp(`(?<!\\d)(?:\\+?\\d{1,4}${SEPARATORS})?${own}(?!\\d)`).exec(message)?.[0] ?? '';
}

/** Whether words have the digits of another phone: a wrong one costs more than none. */
function isAnotherPhone(words: string, phone: string): boolean {
  const digits = words.replace(/\D/g, '');
  if (digits.length < LEAST_DIGITS) return false;
  return !digits.includes(ownDigits(phone)) && !phone.endsWith(digits.replace(/^0+/, ''));
}

/** A text, which is trimmed and cut to at most so many UTF-16 units, without half a character at the end. */
function textUpTo(limit: number) {
  const cut = (text: string) => text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
  return z.string().check(z.trim(), z.overwrite(cut));
}
