// Measures the reader on labelled messages of either form: node bench.ts [FILE.jsonl | --phrases] [--wrong] [--predictions FILE]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ReadCell, readMessage } from '@par-club/web/reader';
import { readRows } from '@par-club/web/reader/rows';
import { ROOT } from '../../../local/project/paths.ts';
import { quantile } from '../report.ts';
import {
  type LabelledFile,
  type LabelledMessage,
  type LabelledRows,
  labelledMessages,
  questionOf,
} from './labelled-messages.ts';
import { phraseBook } from './phrases/phrase-book.ts';
import { reportOn } from './report.ts';
import type { PredictedRows } from './score-rows.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    phrases: { type: 'boolean', default: false },
    wrong: { type: 'boolean', default: false },
    predictions: { type: 'string' },
  },
});
const labelled: LabelledFile = options.phrases
  ? { form: 'many rows', messages: phraseBook() }
  : labelledMessages(positionals[0] ?? join(ROOT, 'data', 'messages', 'one-row.jsonl'));
const times: number[] = [];
const answers = labelled.messages.map((message) => {
  const start = performance.now();
  const answer = read(message);
  times.push(performance.now() - start);
  return answer;
});
if (options.predictions !== undefined) save(options.predictions);
const median = `median ${quantile(times, 0.5).toFixed(2)} ms a message`;
console.log(reportOn(labelled, answers, [median], options.wrong));

/** Reads by the form of the labels, since the reader of one row keeps conventions of its own. */
function read(message: LabelledMessage | LabelledRows): PredictedRows {
  const { id, today } = message;
  const { text, columns } = questionOf(message);
  const { kind, rows } =
    'text' in message
      ? { kind: '', rows: [readMessage(text, columns, today)] }
      : readRows(text, columns, today);
  return { id, kind, rows: rows.map(valuesOf) };
}

function valuesOf(cells: readonly ReadCell[]): Record<string, string> {
  return Object.fromEntries(cells.map(({ column, value }) => [column, value]));
}

/** For the scorers of the data set. */
function save(file: string): void {
  const lines =
    labelled.form === 'one row' ? answers.map(({ id, rows }) => ({ id, values: rows[0] })) : answers;
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}
