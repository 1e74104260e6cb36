import { type Span, shifted, stretchesFrom, without } from '../text/text.ts';
import { type Context, type Facts, factsOf, TRIP_FIELDS, tripOf } from './facts.ts';

/** What a heading of a list says, the widest first. */
const HEADINGS = ['trip', 'day', 'stop'] as const;
type Heading = (typeof HEADINGS)[number];

/** 'Прага – Львів 15 грудня:', 'Вівторок', 'Рівне 6:00': a line of its own that names nobody; null for any other line. */
function headingOf({ persons, phones, reading, raw, start }: Facts): Heading | null {
  const { from, to, date } = tripOf({ reading });
  if (persons.length > 0 || phones.length > 0) return null;
  if ((from && to) || (date && (from ?? to))) return 'trip';
  const said = TRIP_FIELDS.flatMap((field) => reading[field] ?? []);
  const rest = without(
    raw,
    said.map((found) => shifted(found, -start)),
  );
  if (/\p{L}{3}|\d/u.test(rest)) return null;
  return date ? 'day' : (from ?? to) ? 'stop' : null;
}

/** The lists of a message, each from the line that says its trip, day or stop; none unless there are two. */
export function blocksOf(context: Context, span: Span): Span[] {
  const text = context.message.slice(span.start, span.end);
  if (!/\n[^\n]*\S[^\n]*\n/u.test(text)) return [];
  const starts = [...text.matchAll(/\n/g)].map(({ index }) => span.start + index + 1);
  const lines = stretchesFrom(context.message, span, starts).map((line) => factsOf(context, line));
  const headings = lines.map(headingOf);
  for (const kind of HEADINGS) {
    const heads = [...headings.keys()].filter((i) => headings[i] === kind);
    const isList = (i: number, next = lines.length) => headings.slice(i, next).includes(null);
    if (heads.length < 2 || !heads.every((head, i) => isList(head, heads[i + 1]))) continue;
    if (lines.slice(0, heads[0]).some(({ persons }) => persons.length > 0)) continue;
    return stretchesFrom(
      context.message,
      { start: lines[heads[0] ?? 0]?.start ?? 0, end: span.end },
      heads.map((head) => lines[head]?.start ?? 0),
    );
  }
  return [];
}
