import { COMPANION, countOf, KIDS, NUMBER, OWN } from '../seats/seat-words.ts';
import { type Found, regex, type Span, without } from '../text/text.ts';
import type { Facts } from './facts.ts';

/** '(2 м)', '2м', '3 чол', '(2)', 'Корнієнки 4', '- 2'. */
const COUNTED = regex`(?<![\d.:/+№#-]|\d\s)(\d{1,2})\s?(?:-?(?:х|ро|є|е)\s)?(?:м|m|міс\p{L}*|мест\p{L}*|мест|чол\p{L}*|чел\p{L}*|ос|осіб|особ\p{L}*|люд\p{L}*|дор\p{L}*|взр\p{L}*|pax|p|ppl|seats?|people|persons?)(?![\p{L}\d])\.?`;
const BRACKETED = /\(\s*(\d{1,2})\s*\)/u;
const BARE = regex`(?<!(?<!\p{L})(?:на|о|об|в|у|до|з|с|at|on|the|№)\s?)(?:^|[\s,–-])(\d{1,2})\s*(?:[-:]\s*$|\(|$)`;
const WITH = regex`^[\s,]*(?:\+|(?:з|із|зі|с|со|with|та|і|и|й|and|плюс|plus|і ще)\s+)\s*${OWN}(?:(?:${KIDS})|(?:${COMPANION})|(?:${NUMBER})(?=[\s,.;)]|$)|(?:дитин\p{L}*|реб[её]н\p{L}*|child|kid|infant))`;

/**
 * How many go with a passenger of a list: what the item says beside the name, else one.
 * @param isBeforeName whether another name follows the item at once
 */
export function listedSeats(
  { folded, start, reading, phones }: Facts,
  name: Found | undefined,
  isBeforeName = false,
): Found {
  const taken = [...phones, ...(reading.date ?? []), ...(reading.time ?? [])].map((span) => ({
    start: Math.max(0, span.start - start),
    end: Math.max(0, span.end - start),
  }));
  const text = without(folded, taken);
  const after = name ? name.end - start : 0;
  const from = text.slice(after);
  const counted = COUNTED.exec(from) ?? BRACKETED.exec(from) ?? BARE.exec(from.trimEnd());
  const number = Number(counted?.[1] ?? 0);
  if (counted && number > 0 && number < 60) {
    const at = start + after + counted.index;
    return { start: at, end: at + counted[0].length, value: String(number) };
  }
  const companion = WITH.exec(from);
  // 'я і сестра Марія': the companion has a name
  if (companion && !(isBeforeName && companion[0].length >= from.trimEnd().length)) {
    const [text = '', kids, more] = companion;
    const count = countOf(kids) || countOf(more) || 1;
    return { start: start + after, end: start + after + text.length, value: String(1 + count) };
  }
  return one(name ?? { start, end: start });
}

/** A passenger of a list is one where the list says no more. */
export function one({ start, end }: Span): Found {
  return { start, end, value: '1' };
}
