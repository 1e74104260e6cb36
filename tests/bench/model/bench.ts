// Scores what the language model is asked, prompt and schema, on labelled messages: node bench.ts [FILE.jsonl …] [--wrong]
// OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL and OPENAI_REASONING_EFFORT say who is asked. Each message is a request.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { dayAt } from '../../../functions/src/parex/day.ts';
import { askForJson } from '../../../functions/src/parex/openai.ts';
import { promptFor, rowIn } from '../../../functions/src/parex/prompt.ts';
import { CallFailure } from '../../../functions/src/platform/failure.ts';
import { deploymentApiKey, settings } from '../../../functions/src/platform/settings.ts';
import { Problem } from '../../../local/project/progress.ts';
import { FIELDS, type LabelledMessage, rates, type ScoredField, Scorer } from '../reader/score.ts';
import { scoreTable, wrongCells } from '../reader/score-table.ts';

const LABELLED = new URL('../reader/messages.jsonl', import.meta.url);
/** At the same time, which keeps below the limits of a small account. */
const REQUESTS = 4;

/** What was read of a message, and how long that took; `undefined` for an answer that is no row. */
type Reading = { values: Record<ScoredField, string> | undefined; milliseconds: number };

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
    options: { wrong: { type: 'boolean' } },
  });
  const apiKey = deploymentApiKey();
  if (apiKey === undefined) {
    console.log('OPENAI_API_KEY is not set: no model was asked, and nothing is claimed.');
    return;
  }
  console.log(`${settings.model} at ${process.env.OPENAI_BASE_URL || 'OpenAI'}`);
  for (const file of positionals.length > 0 ? positionals : [LABELLED]) {
    const messages = labelledMessages(file);
    const readings = await readAll(messages, apiKey);
    console.log(`\n${file}\n${report(messages, readings, values.wrong ?? false)}`);
  }
}

function labelledMessages(file: string | URL): LabelledMessage[] {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const messages = lines
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as LabelledMessage);
  const other = messages.find(({ text, labels }) => typeof text !== 'string' || !labels);
  if (other) throw new Problem(`${file}: ${other.id} has no text with the labels of one row.`);
  return messages;
}

/** Reads all messages, several at a time; the readings are in the order of the messages. */
async function readAll(messages: readonly LabelledMessage[], apiKey: string): Promise<Reading[]> {
  const readings: Reading[] = [];
  const waiting = messages.entries();
  const oneAfterAnother = async () => {
    for (const [index, message] of waiting) readings[index] = await read(message, apiKey);
  };
  await Promise.all(Array.from({ length: REQUESTS }, oneAfterAnother));
  return readings;
}

/** @throws Problem where the provider fails, since a figure from half of the messages would mean nothing */
async function read({ text, today }: LabelledMessage, apiKey: string): Promise<Reading> {
  const started = performance.now();
  const prompt = promptFor(text, FIELDS, dayAt(new Date(`${today}T12:00:00Z`), 'UTC'));
  const answer = await askForJson(prompt, apiKey).catch((error: unknown) => {
    if (!(error instanceof CallFailure)) throw error;
    if (error.reason !== 'unreadable-answer') throw new Problem(error.message);
  });
  const milliseconds = performance.now() - started;
  const row = rowIn(answer, FIELDS);
  const cells = FIELDS.map((field, index) => [field, row?.[index + 1]?.value ?? '']);
  return { values: row && Object.fromEntries(cells), milliseconds };
}

function report(
  messages: readonly LabelledMessage[],
  readings: readonly Reading[],
  showsWrong: boolean,
): string {
  const scorer = new Scorer();
  const nothing = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Record<ScoredField, string>;
  for (const [index, message] of messages.entries()) scorer.add(message, readings[index]?.values ?? nothing);
  const times = readings.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  return [
    scoreTable(scorer),
    ...(showsWrong ? wrongCells(scorer) : []),
    `exact rows ${scorer.exactRows} of ${scorer.rows}`,
    `answers without a row ${readings.filter(({ values }) => !values).length}`,
    `median ${Math.round(times[times.length >> 1] ?? 0)} ms a message`,
    `micro-F1 ${rates(scorer.total()).f1.toFixed(3)}`,
  ].join('\n');
}
