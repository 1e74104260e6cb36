import { assign } from './assign.ts';
import {
  COLUMNS,
  type Column,
  FIELDS,
  type LabelledRows,
  PLACE_COLUMNS,
  type PlaceColumn,
  type ScoredField,
} from './labelled-messages.ts';
import { normalForm, words } from './normal-forms.ts';
import { emptyTally, sumOf, type Tally } from './tally.ts';

/** What a reader or a model made of a message. */
export interface PredictedRows {
  id: string;
  kind: string;
  rows: readonly Readonly<Partial<Record<Column | PlaceColumn, string>>>[];
}

export interface MessageScore {
  id: string;
  lang: string;
  kind: string;
  /** How many rows are meant. */
  rows: number;
  saidKind: string;
  /** Sets from before 'question' call a question 'none': either is right there. */
  rightKind: boolean;
  rightNumber: boolean;
  /** As many rows as are meant, and each cell right. */
  allRight: boolean;
  cells: Tally;
}

export interface WrongAnswer {
  id: string;
  /** 'row 2' of the labelled, 'extra row 3' of the predicted, '' for what is said of the whole message. */
  place: string;
  field: ScoredField | LooseColumn | 'kind' | 'rows';
  got: string;
  /** Accepted answers; '' among them means that the cell may be left empty. */
  accepted: readonly string[];
}

const LOOSE_COLUMNS = ['notes', ...PLACE_COLUMNS] as const;
export type LooseColumn = (typeof LOOSE_COLUMNS)[number];

export interface RowsScore {
  fields: Record<ScoredField, Tally>;
  /** All fields together: their F1 is rows-F1. */
  cells: Tally;
  /** In rows, of the columns that are free words: a cell is right when it shares a word or a number with the labelled one. */
  loose: Record<LooseColumn, Tally>;
  messages: MessageScore[];
  wrong: WrongAnswer[];
}

/**
 * Scores rows against labelled ones. Rows of a message are paired such that the most cells that hold something are
 * right, and among equals the most empty ones. A wrong value is a false positive, and a miss as well if there was one
 * to find; each value of a row that is too many is a false positive, each of a row that is missing a miss.
 * @param predicted a message without a prediction counts as read into no row
 * @throws Error where two labelled messages, or two predictions, have one id
 */
export function scoreRows(labelled: readonly LabelledRows[], predicted: readonly PredictedRows[]): RowsScore {
  const predictions = byId(predicted);
  const count = new Count();
  const messages = [...byId(labelled).values()].map((message) =>
    scoreMessage(message, predictions.get(message.id), count),
  );
  return {
    fields: count.fields,
    cells: sumOf(Object.values(count.fields)),
    loose: count.loose,
    messages,
    wrong: count.wrong,
  };
}

function byId<T extends { id: string }>(lines: readonly T[]): Map<string, T> {
  const map = new Map(lines.map((line) => [line.id, line]));
  if (map.size < lines.length) throw new Error('two lines have the same id');
  return map;
}

class Count {
  readonly fields = Object.fromEntries(FIELDS.map((field) => [field, emptyTally()])) as Record<
    ScoredField,
    Tally
  >;
  readonly loose = Object.fromEntries(LOOSE_COLUMNS.map((column) => [column, emptyTally()])) as Record<
    LooseColumn,
    Tally
  >;
  readonly wrong: WrongAnswer[] = [];
}

/** What may stand in a cell. */
interface Expected {
  answers: ReadonlySet<string>;
  mayBeEmpty: boolean;
  accepted: readonly string[];
}

type Verdict = 'hit' | 'rightly empty' | 'miss' | 'invention' | 'wrong';

function verdict({ answers, mayBeEmpty }: Expected, got: string): Verdict {
  if (got === '') return mayBeEmpty ? 'rightly empty' : 'miss';
  if (answers.has(got)) return 'hit';
  return mayBeEmpty ? 'invention' : 'wrong';
}

function expectedCell(message: LabelledRows, row: number, field: ScoredField): Expected {
  const accepted = [message.rows[row]?.[field] ?? '', ...(message.accept?.[row]?.[field] ?? [])];
  const forms = accepted.map((answer) => normalForm(field, answer, message.today));
  const answers = new Set(forms.filter((form) => form !== ''));
  return { answers, mayBeEmpty: forms.includes(''), accepted };
}

function scoreMessage(
  message: LabelledRows,
  prediction: PredictedRows | undefined,
  count: Count,
): MessageScore {
  const { id, lang, kind, today } = message;
  const got = (prediction?.rows ?? []).filter((row) => COLUMNS.some((column) => row[column]?.trim()));
  const expected = message.rows.map((_, row) => FIELDS.map((field) => expectedCell(message, row, field)));
  const values = got.map((row) => FIELDS.map((field) => normalForm(field, row[field] ?? '', today)));
  const verdicts = (row: readonly Expected[], value: readonly string[]) =>
    row.map((cell, field) => verdict(cell, value[field] ?? ''));
  const partners = assign(expected.map((row) => values.map((value) => gain(verdicts(row, value)))));

  const cells = emptyTally();
  let allRight = expected.length === got.length;
  const add = (
    place: string,
    field: ScoredField,
    result: Verdict,
    value: string,
    accepted: readonly string[],
  ) => {
    if (result === 'rightly empty') return;
    for (const tally of [cells, count.fields[field]]) {
      if (result === 'hit') tally.tp += 1;
      if (result === 'invention' || result === 'wrong') tally.fp += 1;
      if (result === 'miss' || result === 'wrong') tally.fn += 1;
    }
    if (result === 'hit') return;
    allRight = false;
    count.wrong.push({ id, place, field, got: value, accepted });
  };

  for (const [row, cellsOfRow] of expected.entries()) {
    const partner = partners[row] ?? -1;
    const results = verdicts(cellsOfRow, values[partner] ?? []);
    for (const [index, field] of FIELDS.entries()) {
      const { accepted = [] } = cellsOfRow[index] ?? {};
      add(`row ${row + 1}`, field, results[index] ?? 'miss', got[partner]?.[field] ?? '', accepted);
    }
    countLoose(count, `row ${row + 1}`, message, row, got[partner]);
  }
  for (const [row, value] of values.entries()) {
    if (partners.includes(row)) continue;
    for (const [index, field] of FIELDS.entries())
      if (value[index]) add(`extra row ${row + 1}`, field, 'invention', got[row]?.[field] ?? '', []);
    countLoose(count, `extra row ${row + 1}`, message, -1, got[row]);
  }

  const saidKind = prediction?.kind.trim() || '(none given)';
  const whole = (field: 'kind' | 'rows', said: string, accepted: string) => {
    if (said !== accepted) count.wrong.push({ id, place: '', field, got: said, accepted: [accepted] });
  };
  const rightKind = saidKind === kind || (saidKind === 'question' && kind === 'none');
  if (!rightKind) whole('kind', saidKind, kind);
  whole('rows', String(got.length), String(expected.length));
  const rightNumber = expected.length === got.length;
  return { id, lang, kind, rows: expected.length, saidKind, rightKind, rightNumber, allRight, cells };
}

/** A hit outweighs every empty cell of a row. */
const GAINS: Record<Verdict, number> = { hit: 100, 'rightly empty': 1, miss: 0, invention: 0, wrong: 0 };

function gain(results: readonly Verdict[]): number {
  return results.reduce((sum, result) => sum + GAINS[result], 0);
}

/** Columns that the message has no labels of are not counted. */
function countLoose(
  { loose, wrong }: Count,
  place: string,
  { id, rows, accept }: LabelledRows,
  row: number,
  got: PredictedRows['rows'][number] | undefined,
): void {
  for (const column of LOOSE_COLUMNS) {
    const labelled = rows[row]?.[column];
    if (rows.every((each) => each[column] === undefined)) continue;
    const accepted = [labelled ?? '', ...(accept?.[row]?.[column] ?? [])];
    const wanted = gist(accepted.join(' '));
    const said = gist(got?.[column] ?? '');
    const isShared = [...wanted].some((word) => said.has(word));
    const isMissed = wanted.size > 0 && !isShared && !(said.size === 0 && accepted.slice(1).includes(''));
    if (said.size > 0) loose[column][isShared ? 'tp' : 'fp'] += 1;
    if (isMissed) loose[column].fn += 1;
    if (column !== 'notes' && (isMissed || (said.size > 0 && !isShared)))
      wrong.push({ id, place, field: column, got: got?.[column] ?? '', accepted });
  }
}

/** Numbers and the beginnings of words, since endings differ. */
function gist(notes: string): Set<string> {
  const found = words(notes.normalize('NFKC')).match(/[\p{L}\p{N}]{3,}|\d+/gu) ?? [];
  return new Set(found.map((word) => word.slice(0, 5)));
}
