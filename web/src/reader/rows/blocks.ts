import type { Span } from '../text/text.ts';
import { type Context, type Facts, factsOf, tripOf } from './facts.ts';
import { stretchesFrom } from './parts.ts';

/** 'Прага – Львів 15 грудня:', a line of its own that names nobody. */
function isHead({ persons, phones, reading }: Facts): boolean {
  const { from, to, date } = tripOf({ reading });
  return (
    persons.length === 0 && phones.length === 0 && ((from && to) || (date && (from ?? to))) !== undefined
  );
}

/** The lists of a message, each from the line that says its trip; none unless there are two. */
export function blocksOf(context: Context, span: Span): Span[] {
  const text = context.message.slice(span.start, span.end);
  if (!/\n[^\n]*\S[^\n]*\n/u.test(text)) return [];
  const starts = [...text.matchAll(/\n/g)].map(({ index }) => span.start + index + 1);
  const lines = stretchesFrom(context.message, span, starts).map((line) => factsOf(context, line));
  const heads = lines.filter(isHead);
  const isListed = heads.every((head) => {
    const below = lines[lines.indexOf(head) + 1];
    return below !== undefined && !heads.includes(below);
  });
  if (heads.length < 2 || !isListed) return [];
  return heads.map(({ start }, i) => ({ start, end: heads[i + 1]?.start ?? span.end }));
}
