import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rowsIn } from '../../functions/src/parex/rows-in.ts';
import { ROOT } from '../../local/project/paths.ts';
import { PRODUCT_COLUMNS, PRODUCT_LABELS } from '../bench/model/product-columns.ts';
import { COLUMNS, type Column, type LabelledRows } from '../bench/reader/labelled-messages.ts';

// A model whose answers are the labels of messages, and are then spoilt as models spoil them.

/** Every fifth message with rows. */
const MESSAGES = ['many-rows-dev', 'many-rows-ordinary-dev'].flatMap((name) =>
  readFileSync(join(ROOT, 'data', 'messages', `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledRows)
    .filter(({ rows }, index) => rows.length > 0 && index % 5 === 0),
);
/** Notes are in the labeller's own words, and scored apart. */
const SCORED = COLUMNS.filter((column) => column !== 'notes');

type Row = Record<string, unknown>;
type Answer = { kind: string; rows: Row[] } & Record<string, unknown>;
type Cell = (value: string, column: Column) => unknown;

const rightAnswer = ({ kind, rows }: LabelledRows, cell: Cell = (value) => value): Answer => ({
  kind,
  rows: rows.map((row) =>
    Object.fromEntries(COLUMNS.map((column, index) => [String(index + 1), cell(row[column], column)])),
  ),
});
const eachCell = (cell: Cell) => (message: LabelledRows) => rightAnswer(message, cell);
const eachRow = (change: (row: Row) => Row) => (message: LabelledRows) => {
  const { rows, ...rest } = rightAnswer(message);
  return { ...rest, rows: rows.map(change) };
};
const isText = (column: Column) => ['name', 'from', 'to'].includes(column);
const filled =
  (change: (value: string, column: Column) => unknown): Cell =>
  (value, column) =>
    value === '' ? value : change(value, column);

/** How many cells of the rows have the labelled values, of how many labelled ones. */
function score(spoil: (message: LabelledRows) => unknown) {
  const tally = { right: 0, labelled: 0 };
  for (const message of MESSAGES) {
    const read = rowsIn(spoil(message), message.message, PRODUCT_LABELS, message.today)?.rows ?? [];
    const values = read.map((row) => COLUMNS.map((_, index) => row[index + 1]?.value ?? ''));
    for (const row of message.rows) {
      const best = values
        .map((value) =>
          SCORED.filter(
            (column) => row[column] && isRight(value[COLUMNS.indexOf(column)] ?? '', row[column]),
          ),
        )
        .toSorted((one, other) => other.length - one.length)[0];
      tally.right += best?.length ?? 0;
      tally.labelled += SCORED.filter((column) => row[column]).length;
    }
  }
  return tally.right / tally.labelled;
}

const isRight = (value: string, labelled: string) => value.toLowerCase() === labelled.toLowerCase();

it('[O-06] right answers are taken', () => {
  const share = score((message) => rightAnswer(message));
  expect(share).toBeGreaterThan(0.99);
});

it.each<[string, (message: LabelledRows) => unknown]>([
  [
    'a comma or a full stop taken along',
    eachCell(filled((value, column) => (isText(column) ? `${value},` : `${value}.`))),
  ],
  ['quotation marks', eachCell(filled((value, column) => (isText(column) ? `«${value}»` : `"${value}"`)))],
  ['capital letters', eachCell(filled((value) => value.toUpperCase()))],
  ['phones as they are dialled at home', eachCell(filled((value) => value.replace(/^\+380/, '0')))],
  [
    'phones without a plus, in groups',
    eachCell(
      filled((value, column) =>
        column === 'phone' ? value.replace(/^\+(\d\d)(\d{3})(\d+)/, '00$1 ($2) $3') : value,
      ),
    ),
  ],
  [
    'days and hours as people write them',
    eachCell(
      filled((value) =>
        value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1').replace(/^0?(\d+):(\d\d)$/, '$1.$2'),
      ),
    ),
  ],
  ['keys more', eachRow((row) => ({ why: 'x', ...row, 9: 'Київ', words: row[1] }))],
  [
    'labels for numbers',
    eachRow((row) =>
      Object.fromEntries(COLUMNS.map((column, index) => [PRODUCT_COLUMNS[column], row[index + 1]])),
    ),
  ],
  [
    'rows and cells in another order',
    (message) => {
      const { rows, ...rest } = eachRow((row) =>
        Object.fromEntries(
          [...Object.entries(row)]
            .map(([key, value]) => [` ${key}`, value])
            .toReversed()
            .map(([key, value]) => [String(key).trim(), value]),
        ),
      )(message);
      return { rows: rows.toReversed(), ...rest };
    },
  ],
  [
    'counts as numbers, and null or nothing for empty cells',
    (message) => {
      const answer = rightAnswer(message, (value, column) =>
        value === '' ? (column === 'time' ? undefined : null) : column === 'seats' ? Number(value) : value,
      );
      return JSON.parse(JSON.stringify(answer));
    },
  ],
])('[O-06] an answer spoilt by %s loses nothing', (_, spoil) => {
  const share = score(spoil);
  expect(share).toBeGreaterThan(0.985);
});

const INVENTED = [
  'Вигадана Степанида',
  '+380999999999',
  '2031-03-29',
  '03:47',
  'Тернівка',
  'Йоганнесбург',
  '47',
  'акордеон',
];

it('[O-06] invented values are dropped, and the right ones stay', () => {
  const tally = { invented: 0, kept: 0 };
  for (const message of MESSAGES) {
    const right = rightAnswer(message, (value, column) => value || INVENTED[COLUMNS.indexOf(column)]);
    const more = Object.fromEntries(INVENTED.map((value, index) => [String(index + 1), value]));
    const answer = { ...right, rows: [...right.rows, more] };
    const read = rowsIn(answer, message.message, PRODUCT_LABELS, message.today)?.rows ?? [];
    const values = read.flatMap((row) => Object.values(row).map(({ value }) => value));
    tally.kept += values.filter((value) => INVENTED.includes(value)).length;
    tally.invented += answer.rows
      .flatMap((row) => Object.values(row))
      .filter((value) => INVENTED.includes(String(value))).length;
  }
  expect(tally.invented).toBeGreaterThan(1000);
  expect(tally.kept / tally.invented).toBeLessThan(0.01);
});

it('[O-06] another message’s values are mostly dropped', () => {
  const tally = Object.fromEntries(SCORED.map((column) => [column, { asked: 0, kept: 0 }]));
  for (const [index, message] of MESSAGES.entries()) {
    const other = MESSAGES[(index + 97) % MESSAGES.length] ?? message;
    const own = new Set(message.rows.flatMap((row) => [...Object.values(row)]));
    const accepted = JSON.stringify(message.accept ?? '');
    for (const row of rowsIn(rightAnswer(other), message.message, PRODUCT_LABELS, message.today)?.rows ?? [])
      for (const column of SCORED) {
        const value = row[COLUMNS.indexOf(column) + 1]?.value ?? '';
        if (value !== '' && !own.has(value) && !accepted.includes(value))
          (tally[column] ?? { kept: 0 }).kept += 1;
      }
    for (const row of other.rows)
      for (const column of SCORED)
        if (row[column] && !own.has(row[column])) (tally[column] ?? { asked: 0 }).asked += 1;
  }
  const share = ({ asked, kept }: { asked: number; kept: number } = { asked: 0, kept: 1 }) => kept / asked;
  expect(share(tally.phone)).toBe(0);
  expect(share(tally.name)).toBeLessThan(0.03);
  expect(share(tally.from)).toBeLessThan(0.05);
  expect(share(tally.to)).toBeLessThan(0.05);
  expect(share(tally.time)).toBeLessThan(0.2);
  expect(share(tally.date)).toBeLessThan(0.15);
});
