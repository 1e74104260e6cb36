// Scores what the language model is asked, prompt and schema, on labelled messages of either form: node bench.ts
// [FILE.jsonl …] [--wrong] [--tokens]. --tokens asks nothing and prints how many tokens a message costs. OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL and OPENAI_REASONING_EFFORT say who is asked.
// Each message is a request, also one that the product would ask for in pieces.
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { dayAt } from '../../../functions/src/parex/day.ts';
import { askForJson } from '../../../functions/src/parex/openai.ts';
import { promptFor } from '../../../functions/src/parex/prompt.ts';
import { rowsIn } from '../../../functions/src/parex/rows-in.ts';
import { CallFailure } from '../../../functions/src/platform/failure.ts';
import { deploymentApiKey, settings } from '../../../functions/src/platform/settings.ts';
import { ROOT } from '../../../local/project/paths.ts';
import { Problem } from '../../../local/project/progress.ts';
import {
  type LabelledMessage,
  type LabelledRows,
  labelledMessages,
  questionOf,
} from '../reader/labelled-messages.ts';
import { reportOn } from '../reader/report.ts';
import type { PredictedRows } from '../reader/score-rows.ts';
import { quantile } from '../report.ts';
import { PRODUCT_COLUMNS, PRODUCT_LABELS } from './product-columns.ts';
import { eitherOfTwo } from './two-people.ts';

const LABELLED = ['one-row-dev.jsonl', 'many-rows-dev.jsonl'].map((name) =>
  join(ROOT, 'data', 'messages', name),
);
/** At the same time, which keeps below the limits of a small account. */
const REQUESTS = 4;

type Labelled = LabelledMessage | LabelledRows;
/**
 * What was read of a message, whether the answer had the shape that was asked for, how many of its values the message
 * does not bear, and how long it took.
 */
type Reading = { answer: PredictedRows; isUsable: boolean; dropped: number; milliseconds: number };

try {
  await bench();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function bench(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      wrong: { type: 'boolean', default: false },
      tokens: { type: 'boolean', default: false },
    },
  });
  if (values.tokens) {
    // The vocabulary takes its time to load.
    console.table((await import('./tokens.ts')).tokens());
    return;
  }
  const apiKey = deploymentApiKey();
  if (apiKey === undefined) {
    console.log('OPENAI_API_KEY is not set: no model was asked, and nothing is claimed.');
    return;
  }
  // All files are read before anything is spent.
  const files = (positionals.length > 0 ? positionals : LABELLED).map((file) => ({
    file,
    labelled: labelledMessages(file),
  }));
  console.log(`${settings.model} at ${process.env.OPENAI_BASE_URL || 'OpenAI'}`);
  for (const { file, labelled } of files) {
    const readings = await readAll(labelled.messages, apiKey);
    const times = readings.map(({ milliseconds }) => milliseconds);
    const figures = [
      `answers of another shape ${readings.filter(({ isUsable }) => !isUsable).length}`,
      `values dropped, as the message does not bear them ${readings.reduce((sum, { dropped }) => sum + dropped, 0)}`,
      `median ${Math.round(quantile(times, 0.5))} ms a message`,
    ];
    const answers = readings.map(({ answer }) => answer);
    console.log(`\n${file}\n${reportOn(labelled, answers, figures, values.wrong)}`);
  }
}

/** Reads all messages, several at a time; the readings are in the order of the messages. */
async function readAll(messages: readonly Labelled[], apiKey: string): Promise<Reading[]> {
  const readings: Reading[] = [];
  const waiting = messages.entries();
  const oneAfterAnother = async () => {
    for (const [index, message] of waiting) readings[index] = await read(message, apiKey);
  };
  await Promise.all(Array.from({ length: REQUESTS }, oneAfterAnother));
  return readings;
}

/** @throws Problem where the provider fails, since a figure from half of the messages would mean nothing */
async function read(message: Labelled, apiKey: string): Promise<Reading> {
  const { text } = questionOf(message);
  const started = performance.now();
  const today = dayAt(new Date(`${message.today}T12:00:00Z`), 'UTC');
  const prompt = promptFor(text, PRODUCT_LABELS, today);
  const answered = await askForJson(prompt, apiKey).catch((error: unknown) => {
    if (!(error instanceof CallFailure)) throw error;
    if (error.reason !== 'unreadable-answer') throw new Problem(error.message);
  });
  const milliseconds = performance.now() - started;
  const read = rowsIn(answered, text, PRODUCT_LABELS, today.date);
  const rows = (read?.rows ?? []).map((row) =>
    Object.fromEntries(
      Object.keys(PRODUCT_COLUMNS).map((column, index) => [column, row[index + 1]?.value ?? '']),
    ),
  );
  const answer = { id: message.id, kind: read?.kind ?? '', rows: eitherOfTwo(message, rows) };
  return {
    answer,
    isUsable: read !== undefined,
    dropped: filledIn(answered) - filledCells(rows),
    milliseconds,
  };
}

/** How many cells of a model's answer have a value. */
function filledIn(answered: unknown): number {
  const { rows } = Object(answered);
  return Array.isArray(rows) ? filledCells(rows) : 0;
}

function filledCells(rows: readonly object[]): number {
  return rows.flatMap((row) => Object.values(row)).filter((value) => value !== '').length;
}
