import type { Kind } from '@par-club/functions/contract/kinds.values';
import { split } from '../text/text.ts';
import { holds, kindCuesOf } from './kind-cues.ts';

/** What says that all of a list is of its kind, that one of it is, and that one asks for a seat. */
const ITEMS: Readonly<Partial<Record<Kind, { all: string; one: string; other: string }>>> = {
  cancel: {
    all: 'takesBack namesNobody',
    one: 'takesBack hasName|hasPhone',
    other: 'hasName|hasPhone !ofBooked',
  },
  parcel: {
    all: 'things namesNobody',
    one: 'things hasName|hasPhone !hasSeats',
    other: 'hasName|hasPhone !things !recipient !handsOver',
  },
};
const LINE = /\n/g;
const CLAUSE = /\n|[,;.!] /g;

/**
 * Whether only some of those whom a message names cancel or send something: 'Оля 067…', 'Ніна не їде'. Those who follow
 * 'скасуйте Олю' in a list are cancelled as well.
 */
export function hasOtherWishes(message: string, kind: Kind, today: string): boolean {
  const items = ITEMS[kind];
  if (!items) return false;
  const cuesIn = (separator: RegExp) =>
    split(message, { start: 0, end: message.length }, separator).map(({ start, end }) =>
      kindCuesOf(message.slice(start, end), today),
    );
  const lines = cuesIn(LINE);
  if (lines.length > 1 && lines.some((cues) => holds(items.all, cues))) return false;
  return [lines, cuesIn(CLAUSE)].some((parts, at) => {
    const first = parts.findIndex((cues) => holds(items.one, cues));
    return parts.some(
      (cues, i) =>
        first >= 0 &&
        holds(items.other, cues) &&
        ((i < first && at === 0) || holds(at === 0 ? 'hasSeats|goes' : 'goes', cues)),
    );
  });
}
