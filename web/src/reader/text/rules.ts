import { type Found, lineBefore, type Span } from './text.ts';

/** What a rule makes of a match; a span or a weight stands here only where it is not the match's or the rule's own. */
export interface Reading<Value> extends Partial<Span> {
  value: Value;
  weight?: number;
}

/** The message around a match: up to 48 units of the same line before it, and 60 after it. */
export interface Surroundings extends Span {
  folded: string;
  lead: string;
  tail: string;
}

/** One way of writing a value. Of values read by several rules, the one with the highest weight is the likeliest. */
export interface Rule<Value, Context = unknown> {
  pattern: RegExp;
  weight: number;
  /** Null where the words only look like such a value. */
  read(match: RegExpExecArray, around: Surroundings & Context): Reading<Value> | null;
}

export interface Candidate<Value> extends Span {
  value: Value;
  score: number;
  rule: string;
}

export type Rules<Value, Context = unknown> = Readonly<Record<string, Rule<Value, Context>>>;

type NameIn<Group> = Group extends unknown ? keyof Group : never;

/** Rules that differ in nothing but their patterns and weights: `{ 5: { nameOfRule: pattern } }`. */
export function alike<Value, Context, Groups extends Record<number, Record<string, RegExp>>>(
  read: Rule<Value, Context>['read'],
  byWeight: Groups,
): Record<NameIn<Groups[keyof Groups]>, Rule<Value, Context>> {
  const rules = Object.entries(byWeight).flatMap(([weight, patterns]) =>
    Object.entries(patterns).map(([name, pattern]) => [name, { pattern, weight: Number(weight), read }]),
  );
  return Object.fromEntries(rules);
}

export function* candidatesOf<Value, Context>(
  rules: Rules<Value, Context>,
  folded: string,
  context: Context,
): Generator<Candidate<Value>> {
  for (const [rule, { pattern, weight, read }] of Object.entries(rules))
    for (const match of folded.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const lead = lineBefore(folded, start, 48);
      const tail = folded.slice(end, end + 60);
      const reading = read(match, { ...context, folded, start, end, lead, tail });
      if (reading) yield { start, end, ...reading, score: reading.weight ?? weight, rule };
    }
}

type Ranked = Pick<Candidate<unknown>, 'start' | 'score'>;

/** The likeliest first; of equally likely ones, the one that the message names first. */
export function byScore(left: Ranked, right: Ranked): number {
  return right.score - left.score || left.start - right.start;
}

/** What was read as a cell has it; a guess where nothing beside the words says that they are such a value. */
export function foundOf({ start, end }: Span, value: string, isGuess = false): Found {
  return { start, end, value, ...(isGuess && { doubt: 'guessed' }) };
}

/** Something in the message that makes a reading likelier or, with a negative weight, less likely. */
export interface Cue<Subject> {
  weight: number;
  applies(subject: Subject): boolean;
}

export type Cues<Subject> = Readonly<Record<string, Cue<Subject>>>;

/**
 * The names of the cues that count for a subject.
 * @param groups names of cues of which only the first one that applies counts
 */
export function cuesOf<Subject, Name extends string>(
  cues: Readonly<Record<Name, Cue<Subject>>>,
  subject: Subject,
  groups: readonly string[] = [],
): Name[] {
  const counted = new Map<string, Name>();
  for (const name of Object.keys(cues) as Name[]) {
    const group = groups.find((names) => names.split(' ').includes(name)) ?? name;
    if (!counted.has(group) && cues[name].applies(subject)) counted.set(group, name);
  }
  return [...counted.values()];
}

export function weigh<Subject>(cues: Cues<Subject>, subject: Subject, groups?: readonly string[]): number {
  return cuesOf(cues, subject, groups).reduce((sum, name) => sum + (cues[name]?.weight ?? 0), 0);
}

/** Cues of the words before their subject. */
export function cuesBefore<Name extends string>(
  weights: Readonly<Record<Name, number>>,
  patterns: Readonly<Record<Name, RegExp>>,
): Record<Name, Cue<{ lead: string }>> {
  const cues = (Object.keys(weights) as Name[]).map((name) => {
    const applies = ({ lead }: { lead: string }) => patterns[name].test(lead);
    return [name, { weight: weights[name], applies }];
  });
  return Object.fromEntries(cues);
}
