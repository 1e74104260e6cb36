/**
 * Fits what each cue counts for what a message wants (`KIND_WEIGHTS`) on messages that are labelled with their kind:
 *
 *   npm run fit:kinds [-- FILE.jsonl …] [-- --write]
 *
 * Without files it takes those for development of the data set. A softmax regression by gradient descent over all
 * messages at once, from zero; nothing is random. Prints how many messages of each fifth are right by the weights of
 * the other four, then of all. With `--write` the weights fitted on all messages replace `kind-weights.gen.ts`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { KIND_NAMES } from '@par-club/functions/contract/kinds.values';
import { kindCuesOf } from '@par-club/web/reader/kinds';
import { type LabelledRows, linesOf } from './labelled-messages.ts';

type Labelled = Pick<LabelledRows, 'kind' | 'message' | 'today'>;

interface Example {
  cues: readonly string[];
  /** Index in `KIND_NAMES`. */
  kind: number;
}

/** For each cue a weight of each kind, in the order of `KIND_NAMES`. */
type Weights = Map<string, number[]>;

const FOLDS = 5;
const STEPS = 3000;
const RATE = 0.5;
/** Draws weights to zero, so that a cue of a few messages decides little. */
const DECAY = 0.001;
const WEIGHTS_FILE = new URL('../../../web/src/reader/rows/kind-weights.gen.ts', import.meta.url);
const DEVELOPMENT = ['many-rows-dev', 'many-rows-ordinary-dev', 'kinds-dev'].map((name) =>
  fileURLToPath(new URL(`../../../data/messages/${name}.jsonl`, import.meta.url)),
);

const scores = (weights: Weights, cues: readonly string[]) =>
  KIND_NAMES.map((_, kind) => cues.reduce((sum, cue) => sum + (weights.get(cue)?.[kind] ?? 0), 0));

function fittedOn(examples: readonly Example[]): Weights {
  const cues = new Set(examples.flatMap((example) => example.cues));
  const zeros = (): Weights => new Map([...cues].map((cue) => [cue, KIND_NAMES.map(() => 0)]));
  const weights = zeros();
  for (let step = 0; step < STEPS; step++) {
    const gradient = zeros();
    for (const example of examples) {
      const raw = scores(weights, example.cues);
      const exponents = raw.map((score) => Math.exp(score - Math.max(...raw)));
      const sum = exponents.reduce((total, each) => total + each, 0);
      for (const cue of example.cues)
        gradient.get(cue)?.forEach((slope, kind, row) => {
          row[kind] = slope + (kind === example.kind ? 1 : 0) - (exponents[kind] ?? 0) / sum;
        });
    }
    for (const [cue, row] of weights)
      row.forEach((weight, kind) => {
        row[kind] = weight * (1 - DECAY * RATE) + (RATE * (gradient.get(cue)?.[kind] ?? 0)) / examples.length;
      });
  }
  return weights;
}

function right(weights: Weights, examples: readonly Example[]): number {
  return examples.filter(({ cues, kind }) => {
    const all = scores(weights, cues);
    return all.indexOf(Math.max(...all)) === kind;
  }).length;
}

const args = process.argv.slice(2);
const given = args.filter((arg) => !arg.startsWith('--'));
const examples = (given.length > 0 ? given : DEVELOPMENT)
  .flatMap((file) => linesOf<Labelled>(file))
  .map(
    ({ kind, message, today }): Example => ({
      cues: kindCuesOf(message, today),
      kind: KIND_NAMES.indexOf(kind),
    }),
  );

const held = Array.from({ length: FOLDS }, (_, fold) => {
  const heldOut = examples.filter((_, i) => i % FOLDS === fold);
  const count = right(fittedOn(examples.filter((_, i) => i % FOLDS !== fold)), heldOut);
  console.log(`fold ${fold + 1}: held out ${heldOut.length}, right ${count}`);
  return count;
}).reduce((sum, count) => sum + count, 0);
const fitted = fittedOn(examples);
console.log(
  `all folds: ${examples.length} messages, right ${held}; fitted on all: right ${right(fitted, examples)}`,
);

if (args.includes('--write')) {
  const lines = [...fitted].map(
    ([cue, row]) =>
      `  ${cue}: { ${KIND_NAMES.map((kind, i) => `${kind}: ${Number(row[i]?.toFixed(2))}`).join(', ')} },`,
  );
  writeFileSync(
    WEIGHTS_FILE,
    `// Fitted by \`npm run fit:kinds -- --write\`; not to be changed by hand.

import type { Kind } from '@par-club/functions/contract/kinds.values';

/** What each cue counts for each kind. */
export const KIND_WEIGHTS: Readonly<Record<string, Readonly<Record<Kind, number>>>> = {
${lines.join('\n')}
};
`,
  );
}
