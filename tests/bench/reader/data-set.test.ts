import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { KIND_NAMES, KINDS } from '../../../functions/src/contract/kinds.values.ts';
import { ROOT } from '../../../local/project/paths.ts';
import { table } from '../report.ts';
import {
  COLUMNS,
  FIELDS,
  type LabelledMessage,
  type LabelledRows,
  linesOf,
  PLACE_COLUMNS,
  type ScoredField,
} from './labelled-messages.ts';
import { Scorer } from './score.ts';
import { type PredictedRows, scoreRows } from './score-rows.ts';
import { rates, type Tally } from './tally.ts';

const FOLDER = join(ROOT, 'data', 'messages');
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'));
const oneRow = names.filter((name) => name.startsWith('one-row'));
const manyRows = names.filter((name) => name.startsWith('many-rows'));
/** Labelled with what a message wants, and no rows. */
const ofKinds = names.filter((name) => name.startsWith('kinds'));

const ALL_COLUMNS = [...COLUMNS, ...PLACE_COLUMNS];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** What the first answer of a label looks like; further accepted ones may be spelled in other ways. */
const SHAPES: Record<ScoredField, RegExp> = {
  name: /^\S/,
  phone: /^\+[1-9]\d{7,14}$/,
  date: DAY,
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
  from: /^\S/,
  to: /^\S/,
  seats: /^[1-9]\d?$/,
};
const fits = (field: ScoredField, answer: string) =>
  SHAPES[field].test(answer) && (field !== 'date' || dayExists(answer));
const dayExists = (day: string) =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/** The answers that no label may give. */
function unfit(field: ScoredField, answers: readonly string[], today: string): string[] {
  return answers
    .filter((answer) => !fits(field, answer) || (field === 'date' && answer < today))
    .map((answer) => `${field} ${answer}`);
}

function faultsOfOneRow({ today, labels, lang, text, tags }: LabelledMessage): string[] {
  return [
    ...(dayExists(today) ? [] : ['today']),
    ...(['uk', 'ru', 'en', 'mixed'].includes(lang) ? [] : ['lang']),
    ...(text.trim() && Array.isArray(tags) ? [] : ['text, tags']),
    ...(Object.keys(labels).join() === FIELDS.join() ? [] : ['fields']),
    ...FIELDS.flatMap((field) => unfit(field, (labels[field] ?? []).slice(0, 1), '')),
  ];
}

function faultsOfManyRows({ today, lang, kind, message, rows, accept }: LabelledRows): string[] {
  return [
    ...(dayExists(today) ? [] : ['today']),
    ...(['uk', 'ru', 'en', 'mix'].includes(lang) ? [] : ['lang']),
    ...(KIND_NAMES.includes(kind) ? [] : ['kind']),
    ...(message.trim() ? [] : ['message']),
    ...(KINDS[kind]?.hasRows === rows.length > 0 ? [] : ['rows of this kind']),
    ...(accept === undefined || accept.length === rows.length ? [] : ['accept beside rows']),
    ...rows.flatMap((row) => [
      ...([COLUMNS, ALL_COLUMNS].some((each) => each.join() === Object.keys(row).join()) ? [] : ['columns']),
      ...FIELDS.flatMap((field) => unfit(field, row[field] === '' ? [] : [row[field]], today)),
    ]),
    ...(accept ?? []).flatMap((cells) =>
      Object.entries(cells).flatMap(([column, answers]) => faultsOfAccept(column, answers, today)),
    ),
  ];
}

function faultsOfAccept(column: string, answers: readonly string[], today: string): string[] {
  if (!(ALL_COLUMNS as readonly string[]).includes(column) || answers.length === 0)
    return [`accept ${column}`];
  const field = FIELDS.find((one) => one === column && ['phone', 'date', 'time'].includes(one));
  return field
    ? unfit(
        field,
        answers.filter((answer) => answer !== ''),
        today,
      )
    : [];
}

describe('a labelled line has the form that the README describes', () => {
  it.each(oneRow)('%s', (name) => {
    const messages = linesOf<LabelledMessage>(join(FOLDER, name));
    expect(messages.length).toBeGreaterThan(0);
    expect(faulty(messages, faultsOfOneRow)).toEqual([]);
  });

  it.each(manyRows)('%s', (name) => {
    const messages = linesOf<LabelledRows>(join(FOLDER, name));
    expect(messages.length).toBeGreaterThan(0);
    expect(faulty(messages, faultsOfManyRows)).toEqual([]);
  });

  it.each(ofKinds)('%s labels each message with a kind', (name) => {
    const messages = linesOf<Pick<LabelledRows, 'id' | 'kind' | 'message' | 'today'>>(join(FOLDER, name));
    expect(
      messages.filter(
        ({ kind, message, today }) =>
          !KIND_NAMES.includes(kind) || message.trim() === '' || !dayExists(today),
      ),
    ).toEqual([]);
  });

  it.each([
    { form: 'one row', files: oneRow },
    { form: 'many rows', files: manyRows },
    { form: 'kinds', files: ofKinds },
  ])('no id stands for two messages of $form', ({ files }) => {
    const ids = files.flatMap((name) => linesOf<{ id: string }>(join(FOLDER, name)).map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

function faulty<T extends { id: string }>(messages: readonly T[], faultsOf: (message: T) => string[]) {
  return messages
    .map((message) => ({ id: message.id, faults: faultsOf(message) }))
    .filter(({ faults }) => faults.length > 0);
}

it('no file of the product names the data set', () => {
  const folders = ['web/src', 'functions/src'].map((folder) => join(ROOT, folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const importing = files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => readFileSync(file, 'utf8').includes('data/messages'));
  expect(importing).toEqual([]);
});

it('the README tells how many messages there are, by language and kind', () => {
  const readme = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  const told = names.map((name) => {
    const messages = linesOf<{ lang: string; kind?: string }>(join(FOLDER, name));
    const languages = messages.map(({ lang }) => (lang === 'mixed' ? 'mix' : lang));
    const kinds = messages.flatMap(({ kind }) => kind ?? []);
    return [
      `\`${name}\``,
      String(messages.length),
      ...['uk', 'ru', 'en', 'mix'].map((lang) => count(languages, lang)),
      ...KIND_NAMES.map((kind) => (kinds.length > 0 ? count(kinds, kind) : '')),
    ];
  });
  expect(readme).toContain(table(['file', 'messages', 'uk', 'ru', 'en', 'mix', ...KIND_NAMES], told));
});

const count = (words: readonly string[], word: string) =>
  String(words.filter((each) => each === word).length);

describe("the data set's scorers and the bench's give the same numbers", () => {
  it('for one row', () => {
    const labels = join(FOLDER, 'one-row.jsonl');
    const messages = linesOf<LabelledMessage>(labels);
    const predictions = messages.map(({ id, labels: { ...answers } }, index) => ({
      id,
      values: Object.fromEntries(
        FIELDS.map((field) => [field, damaged(answers[field]?.at(-1) ?? '', index, field)]),
      ) as Record<ScoredField, string>,
    }));
    const scorer = new Scorer();
    for (const [index, message] of messages.entries()) {
      const { values } = predictions[index] ?? {};
      if (values) scorer.add(message, values);
    }
    const said = byScorerOfDataSet('score-one-row.mjs', labels, predictions);
    expect(said).toMatchObject({
      micro: withRates(scorer.total()),
      fields: Object.fromEntries(FIELDS.map((field) => [field, withRates(scorer.tallies[field])])),
      exactRows: scorer.exactRows,
    });
  });

  it.each(['many-rows-dev.jsonl', 'many-rows-ordinary-dev.jsonl'])('for many rows: %s', (file) => {
    const labels = join(FOLDER, file);
    const messages = linesOf<LabelledRows>(labels);
    const predictions = messages.map(
      ({ id, kind, rows }, index): PredictedRows => ({
        id,
        kind: index % 7 === 0 ? 'change' : kind,
        rows: rows
          .map((row) => Object.fromEntries(ALL_COLUMNS.map((c) => [c, damaged(row[c] ?? '', index, c)])))
          .toReversed()
          .slice(index % 5 === 0 ? 1 : 0)
          .concat(index % 6 === 0 ? [{ name: 'Зайвий', date: '01.02' }] : []),
      }),
    );
    const { fields, cells, loose, messages: scored } = scoreRows(messages, predictions);
    const said = byScorerOfDataSet('score-rows.mjs', labels, predictions);
    expect(said).toMatchObject({
      rows: withRates(cells),
      loose: Object.fromEntries(Object.entries(loose).map(([column, tally]) => [column, withRates(tally)])),
      fields: Object.fromEntries(FIELDS.map((field) => [field, withRates(fields[field])])),
      rightNumber: scored.filter(({ rightNumber }) => rightNumber).length,
      allRight: scored.filter(({ allRight }) => allRight).length,
      kindRight: scored.filter(({ rightKind }) => rightKind).length,
    });
  });
});

/** An answer that is left as it is, spelled in another way, left out or exchanged, by the message's place in the file. */
function damaged(answer: string, index: number, column: string): string {
  switch ((index + column.length) % 6) {
    case 0:
      return '';
    case 1:
      return answer.toUpperCase();
    case 2:
      return column === 'time' ? answer.replace(':', '.') : answer.replace('+380', '0');
    case 3:
      return index % 2 === 0 ? `${answer} 7` : answer;
    default:
      return answer;
  }
}

const withRates = (tally: Tally) => ({ ...tally, ...rates(tally) });

/** What a scorer of the data set prints for predictions, as a program of its own. */
function byScorerOfDataSet(scorer: string, labels: string, predictions: readonly object[]): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'predictions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'predictions.jsonl');
  writeFileSync(file, predictions.map((prediction) => JSON.stringify(prediction)).join('\n'));
  const printed = execFileSync(process.execPath, [join(FOLDER, scorer), labels, file, '--json'], {
    encoding: 'utf8',
  });
  return JSON.parse(printed);
}
