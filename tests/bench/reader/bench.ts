// Measures the reader on labelled messages: node bench.ts [FILE.jsonl] [--wrong]
import { readFileSync } from 'node:fs';
import { readMessage } from '@par-club/web/reader';
import { FIELDS, type LabelledMessage, rates, type ScoredField, Scorer } from './score.ts';
import { scoreTable, wrongCells } from './score-table.ts';

const args = process.argv.slice(2);
const file = args.find((a) => !a.startsWith('--')) ?? new URL('messages.jsonl', import.meta.url);
const messages = readFileSync(file, 'utf8')
  .split(/\r?\n/)
  .filter((l) => l.trim() !== '')
  .map((l) => JSON.parse(l) as LabelledMessage);

const scorer = new Scorer();
const times: number[] = [];
for (const message of messages) {
  const start = performance.now();
  const cells = readMessage(message.text, FIELDS, message.today);
  times.push(performance.now() - start);
  scorer.add(
    message,
    Object.fromEntries(cells.map((c) => [c.column, c.value])) as Record<ScoredField, string>,
  );
}
times.sort((a, b) => a - b);

console.log(scoreTable(scorer));
if (args.includes('--wrong')) for (const line of wrongCells(scorer)) console.log(line);
console.log(`exact rows ${scorer.exactRows} of ${scorer.rows}`);
console.log(`median ${(times[times.length >> 1] ?? 0).toFixed(2)} ms a message`);
console.log(`micro-F1 ${rates(scorer.total()).f1.toFixed(2)}`);
