import { byScore, type Candidate, candidatesOf } from '../text/rules.ts';
import { type Found, isFree, type Span, type Text } from '../text/text.ts';
import { companionCandidates } from './companions.ts';
import { listCandidates } from './numbered-list.ts';
import { SEAT_RULES } from './seat-rules.ts';

/** Numbers of passengers, the most likely first; luggage, parcels and seat numbers are not counted. */
export function seatCandidates(text: Text, taken: readonly Span[]): Candidate<number>[] {
  const counted = [...candidatesOf(SEAT_RULES, text.folded, {}), ...companionCandidates(text.folded)]
    .filter((candidate) => candidate.value >= 1 && candidate.value <= 99 && isFree(candidate, taken));
  // the phones of a list's lines are part of it
  return [...counted, ...listCandidates(text)].sort(byScore);
}

/** Numbers of passengers as digits, the most likely first. */
export function findSeats(text: Text, taken: readonly Span[]): Found[] {
  return seatCandidates(text, taken).map(({ start, end, value }) => ({ start, end, value: String(value) }));
}
