/**
 * Fits the weights of the cues by which the reader knows a passenger's name (`PASSENGER_CUES`) on labelled messages:
 *
 *   npm run fit:names [-- FILE.jsonl …] [-- --write]
 *
 * Without files it takes those for development of the data set. An averaged perceptron begins at the weights as they
 * are: wherever the likeliest name of a message is not one of its labels, or leads by less than a margin, the cues of the
 * right one gain and those of the wrong one lose. Nothing is random. Prints for each of five folds how many messages that the fit has not seen are right, before and after; each fold is
 * every fifth message. With `--write` the weights fitted on all messages are put into `passenger-cues.ts`, unless the
 * folds are worse together.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readNames } from '@par-club/web/reader';
import { PASSENGER_CUES } from '@par-club/web/reader/cues';
import { LEAST_SCORE } from '@par-club/web/reader/names';
import { type LabelledMessage, type LabelledRows, labelledMessages } from './labelled-messages.ts';
import { normalForm } from './normal-forms.ts';

type Cue = keyof typeof PASSENGER_CUES;
type Weights = Record<Cue, number>;

/** What a message offers as a name; the first choice is that nobody is named. */
interface Choice {
  cues: readonly Cue[];
  /** The row of the message that it is the name of, null where it is a passenger's name in none. */
  row: number | null;
}

interface Message {
  choices: readonly Choice[];
  /** The rows whose names are among the choices. */
  rows: readonly number[];
}

const FOLDS = 5;
const ROUNDS = 4;
const STEP = 0.05;
const MARGIN = 1;
const DEVELOPMENT = ['one-row', 'one-row-dev', 'many-rows-dev'].map((name) =>
  fileURLToPath(new URL(`../../../data/messages/${name}.jsonl`, import.meta.url)),
);
const CUES_FILE = new URL('../../../web/src/reader/names/passenger-cues.ts', import.meta.url);

/** The text and, for each row, the names that are right. */
function labelled(line: LabelledMessage | LabelledRows): { text: string; names: string[][] } {
  if ('text' in line) return { text: line.text, names: [line.labels.name ?? []] };
  const names = line.rows.map(({ name }, i) => [name, ...(line.accept?.[i]?.name ?? [])].filter(Boolean));
  return { text: line.message, names: names.length > 0 ? names : [[]] };
}

function messageOf(line: LabelledMessage | LabelledRows): Message {
  const { text, names } = labelled(line);
  const accepted = names.map((row) => row.map((name) => normalForm('name', name, line.today)));
  const named = readNames(text, line.today).map(({ value, cues }): Choice => {
    const row = accepted.findIndex((each) => each.includes(normalForm('name', value, line.today)));
    return { cues, row: row < 0 ? null : row };
  });
  const nobody = accepted.every((each) => each.length === 0);
  const choices = [{ cues: [], row: nobody ? 0 : null }, ...named];
  return { choices, rows: [...new Set(choices.flatMap(({ row }) => row ?? []))] };
}

interface Scored {
  choice: Choice;
  score: number;
}

/** Nobody is the likeliest where no name reaches the least score; of equal ones the first. */
function best(weights: Weights, { choices }: Message, isAsked: (choice: Choice) => boolean): Scored | null {
  return choices.reduce<Scored | null>((found, choice, i) => {
    const score = i === 0 ? LEAST_SCORE - 1e-9 : choice.cues.reduce((sum, cue) => sum + weights[cue], 0);
    return isAsked(choice) && (found === null || score > found.score) ? { choice, score } : found;
  }, null);
}

/** Of the rows, the one whose likeliest name scores least, and the likeliest name that is no row's. */
function rivals(weights: Weights, message: Message): { right: Scored | null; wrong: Scored | null } {
  const rights = message.rows.map((row) => best(weights, message, (choice) => choice.row === row));
  const right = rights.reduce(
    (least, each) => (least && each && least.score <= each.score ? least : each),
    null,
  );
  return { right, wrong: best(weights, message, ({ row }) => row === null) };
}

function isRead(weights: Weights, message: Message): boolean {
  const { right, wrong } = rivals(weights, message);
  return right !== null && (wrong === null || right.score > wrong.score);
}

function fittedOn(messages: readonly Message[], start: Weights): Weights {
  const weights = { ...start };
  const sum = { ...start };
  let steps = 1;
  for (let round = 0; round < ROUNDS; round++)
    for (const message of messages) {
      const { right, wrong } = rivals(weights, message);
      if (right && wrong && right.score - wrong.score < MARGIN) {
        for (const cue of right.choice.cues) weights[cue] += STEP;
        for (const cue of wrong.choice.cues) weights[cue] -= STEP;
      }
      for (const cue of Object.keys(sum) as Cue[]) sum[cue] += weights[cue];
      steps += 1;
    }
  return Object.fromEntries(
    Object.entries(sum).map(([cue, total]) => [cue, Math.round((total / steps) * 10) / 10]),
  ) as Weights;
}

function count(weights: Weights, messages: readonly Message[]): number {
  return messages.filter((message) => isRead(weights, message)).length;
}

const args = process.argv.slice(2);
const given = args.filter((arg) => !arg.startsWith('--'));
const messages = (given.length > 0 ? given : DEVELOPMENT)
  .flatMap((file): (LabelledMessage | LabelledRows)[] => labelledMessages(file).messages)
  .map(messageOf);
const now = Object.fromEntries(
  Object.entries(PASSENGER_CUES).map(([cue, { weight }]) => [cue, weight]),
) as Weights;

let [before, after] = [0, 0];
for (let fold = 0; fold < FOLDS; fold++) {
  const heldOut = messages.filter((_, i) => i % FOLDS === fold);
  const seen = messages.filter((_, i) => i % FOLDS !== fold);
  const [old, held] = [count(now, heldOut), count(fittedOn(seen, now), heldOut)];
  before += old;
  after += held;
  console.log(`fold ${fold + 1}: held out ${heldOut.length}, right before ${old}, after ${held}`);
}
const fitted = fittedOn(messages, now);
console.log(`all folds: ${messages.length} messages, right before ${before}, after ${after}`);
console.log(`fitted on all: right before ${count(now, messages)}, after ${count(fitted, messages)}`);
for (const cue of Object.keys(now) as Cue[])
  if (fitted[cue] !== now[cue]) console.log(`${cue}: ${now[cue]} → ${fitted[cue]}`);
if (args.includes('--write')) {
  if (after < before)
    throw new Error('The fitted weights read fewer of the messages that they have not seen.');
  const source = Object.entries(fitted).reduce(
    (rest, [cue, weight]) =>
      rest.replace(new RegExp(`(\\n  ${cue}: \\{\\s*weight: )-?[\\d.]+`), `$1${weight}`),
    readFileSync(CUES_FILE, 'utf8'),
  );
  writeFileSync(CUES_FILE, source);
}
