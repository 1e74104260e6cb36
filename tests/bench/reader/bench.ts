// Measures the reader on labelled messages of either form: node bench.ts [FILE.jsonl] [--wrong] [--predictions FILE]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readMessage } from '@par-club/web/reader';
import { readRows } from '@par-club/web/reader/rows';
import { ROOT } from '../../../local/project/paths.ts';
import {
  COLUMNS,
  FIELDS,
  type LabelledMessage,
  type LabelledRows,
  labelledMessages,
  type ScoredField,
} from './labelled-messages.ts';
import { Scorer } from './score.ts';
import { type PredictedRows, scoreRows } from './score-rows.ts';
import { manyRowsTables, oneRowTables } from './tables.ts';
import { rates } from './tally.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { wrong: { type: 'boolean', default: false }, predictions: { type: 'string' } },
});
const { form, messages } = labelledMessages(
  positionals[0] ?? join(ROOT, 'data', 'messages', 'one-row.jsonl'),
);
console.log(form === 'one row' ? benchOneRow(messages) : benchManyRows(messages));

function benchOneRow(labelled: readonly LabelledMessage[]): string {
  const scorer = new Scorer();
  const { answers, median } = timed(labelled, ({ id, text, today }) => ({
    id,
    values: valuesOf<ScoredField>(readMessage(text, FIELDS, today)),
  }));
  for (const [index, message] of labelled.entries()) {
    const values = answers[index]?.values;
    if (values) scorer.add(message, values);
  }
  save(answers);
  const f1 = rates(scorer.total()).f1.toFixed(2);
  return [oneRowTables(scorer, options.wrong), median, `micro-F1 ${f1}`].join('\n');
}

function benchManyRows(labelled: readonly LabelledRows[]): string {
  const { answers, median } = timed(labelled, ({ id, message, today }): PredictedRows => {
    const { kind, rows } = readRows(message, COLUMNS, today);
    return { id, kind, rows: rows.map(valuesOf) };
  });
  save(answers);
  const score = scoreRows(labelled, answers);
  const f1 = rates(score.cells).f1.toFixed(3);
  return [manyRowsTables(score, options.wrong), median, `rows-F1 ${f1}`].join('\n');
}

function valuesOf<Column extends string>(
  cells: readonly { column: string; value: string }[],
): Record<Column, string> {
  return Object.fromEntries(cells.map(({ column, value }) => [column, value])) as Record<Column, string>;
}

function timed<Message, Answer>(labelled: readonly Message[], read: (message: Message) => Answer) {
  const times: number[] = [];
  const answers = labelled.map((message) => {
    const start = performance.now();
    const answer = read(message);
    times.push(performance.now() - start);
    return answer;
  });
  times.sort((one, two) => one - two);
  return { answers, median: `median ${(times[times.length >> 1] ?? 0).toFixed(2)} ms a message` };
}

/** For the scorers of the data set. */
function save(answers: readonly object[]): void {
  if (options.predictions === undefined) return;
  writeFileSync(options.predictions, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
}
