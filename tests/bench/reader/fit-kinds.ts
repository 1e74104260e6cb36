/**
 * Fits what each cue counts for what a message wants (`KIND_WEIGHTS`) on messages that are labelled with their kind:
 *
 *   npm run fit:kinds [-- FILE.jsonl …] [-- --wrong] [-- --write]
 *
 * Without files it takes those for development of the data set. A softmax regression over the possible kinds of each
 * message, by gradient descent over all messages at once, from zero; nothing is random. Prints how many messages are
 * right by the weights of the other four fifths, then of all, with the wrong ones by `--wrong`. With `--write` the
 * weights fitted on all messages replace `kind-weights.gen.ts`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { KIND_NAMES, type Kind } from '@par-club/functions/contract/kinds.values';
import { kindCuesOf } from '@par-club/web/reader/kind-cues';
import { kindByCues, possibleKinds } from '@par-club/web/reader/kinds';
import { type LabelledRows, linesOf } from './labelled-messages.ts';

type Labelled = Pick<LabelledRows, 'kind' | 'message' | 'today'>;

interface Example extends Labelled {
  cues: readonly string[];
  /** Which of `KIND_NAMES` the cues leave. */
  left: readonly boolean[];
}

type Weights = Record<string, Record<Kind, number>>;

const OPPOSITE: ReadonlySet<Kind> = new Set<Kind>(['booking', 'cancel']);
const FOLDS = 5;
const STEPS = 3000;
const RATE = 0.5;
/** Draws weights to zero, so that a cue of a few messages decides little. */
const DECAY = 0.001;
const WEIGHTS_FILE = new URL('../../../web/src/reader/rows/kind-weights.gen.ts', import.meta.url);
const DEVELOPMENT = ['many-rows-dev', 'many-rows-ordinary-dev', 'kinds-dev'].map((name) =>
  fileURLToPath(new URL(`../../../data/messages/${name}.jsonl`, import.meta.url)),
);

function fittedOn(examples: readonly Example[]): Weights {
  const cues = new Set(examples.flatMap((example) => example.cues));
  const zeros = () => new Map([...cues].map((cue) => [cue, KIND_NAMES.map(() => 0)]));
  const weights = zeros();
  for (let step = 0; step < STEPS; step++) {
    const gradient = zeros();
    for (const example of examples) {
      const exponents = KIND_NAMES.map((_, kind) =>
        example.left[kind]
          ? Math.exp(example.cues.reduce((sum, cue) => sum + (weights.get(cue)?.[kind] ?? 0), 0))
          : 0,
      );
      const sum = exponents.reduce((total, each) => total + each, 0);
      for (const cue of example.cues)
        gradient.get(cue)?.forEach((slope, kind, row) => {
          row[kind] = slope + (KIND_NAMES[kind] === example.kind ? 1 : 0) - (exponents[kind] ?? 0) / sum;
        });
    }
    for (const [cue, row] of weights)
      row.forEach((weight, kind) => {
        row[kind] = weight * (1 - DECAY * RATE) + (RATE * (gradient.get(cue)?.[kind] ?? 0)) / examples.length;
      });
  }
  return Object.fromEntries(
    [...weights].map(([cue, row]) => [
      cue,
      Object.fromEntries(KIND_NAMES.map((kind, i) => [kind, Number(row[i]?.toFixed(2))])),
    ]),
  ) as Weights;
}

const args = process.argv.slice(2);
const given = args.filter((arg) => !arg.startsWith('--'));
const examples = (given.length > 0 ? given : DEVELOPMENT)
  .flatMap((file) => linesOf<Labelled>(file))
  .map(({ kind, message, today }): Example => {
    const cues = kindCuesOf(message, today);
    const left = possibleKinds(cues, KIND_NAMES);
    return { cues, kind, message, today, left: KIND_NAMES.map((name) => left.includes(name)) };
  });

const readBy = (weights: Weights, of: readonly Example[]) =>
  of.map(({ cues, kind: meant, message }) => ({ ...kindByCues(cues, KIND_NAMES, weights), meant, message }));

function report(name: string, read: ReturnType<typeof readBy>): void {
  const wrong = read.filter(({ kind, meant }) => kind !== meant);
  const unsure = read.filter(({ isSure }) => !isSure);
  const opposite = wrong.filter(
    ({ kind, meant, isSure }) => isSure && OPPOSITE.has(kind) && OPPOSITE.has(meant),
  );
  console.log(
    `${name}: ${read.length} messages, right ${read.length - wrong.length}, not sure ${unsure.length}, booking for cancel or cancel for booking ${opposite.length}`,
  );
  if (!args.includes('--wrong')) return;
  for (const { kind, meant, isSure, message } of wrong)
    console.log(`${meant} as ${kind}${isSure ? '' : '?'}: ${message.replaceAll('\n', ' ⏎ ')}`);
}

const held = Array.from({ length: FOLDS }, (_, fold) =>
  readBy(
    fittedOn(examples.filter((_, i) => i % FOLDS !== fold)),
    examples.filter((_, i) => i % FOLDS === fold),
  ),
);
const fitted = fittedOn(examples);
report('held out', held.flat());
report('fitted on all', readBy(fitted, examples));

if (args.includes('--write')) {
  const lines = Object.entries(fitted).map(
    ([cue, row]) => `  ${cue}: { ${KIND_NAMES.map((kind) => `${kind}: ${row[kind]}`).join(', ')} },`,
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
