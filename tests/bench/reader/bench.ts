// Measures the reader on labelled messages: node bench.ts [FILE.jsonl] [--wrong]
import { readFileSync } from 'node:fs';
import { readMessage } from '@par-club/web/reader';
import { FIELDS, type LabelledMessage, rates, type ScoredField, Scorer, type Tally } from './score.ts';

function row(label: string, tally: Tally): string {
  const { precision, recall, f1 } = rates(tally);
  const shares = [precision, recall, f1].map((x) => x.toFixed(3).padStart(10)).join('');
  return label.padEnd(8) + shares + [tally.tp, tally.fp, tally.fn].map((n) => String(n).padStart(6)).join('');
}

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

const columns =
  ['precision', 'recall', 'F1'].map((c) => c.padStart(10)).join('') +
  ['tp', 'fp', 'fn'].map((c) => c.padStart(6)).join('');
console.log(`field   ${columns}`);
for (const field of FIELDS) console.log(row(field, scorer.tallies[field]));
console.log(row('micro', scorer.total()));
if (args.includes('--wrong')) {
  for (const w of scorer.wrong)
    console.log(
      `${w.id} ${w.field}: ${w.got || '(empty)'}, accepted: ${w.accepted.join(' | ') || '(empty)'}`,
    );
}
console.log(`exact rows ${scorer.exactRows} of ${scorer.rows}`);
console.log(`median ${(times[times.length >> 1] ?? 0).toFixed(2)} ms a message`);
console.log(`micro-F1 ${rates(scorer.total()).f1.toFixed(2)}`);
