import { preferCorrections } from '../text/corrections.ts';
import {
  byScore,
  type Candidate,
  type Cues,
  candidatesOf,
  cuesBefore,
  foundOf,
  weigh,
} from '../text/rules.ts';
import { type Found, isFree, lineBefore, regex, type Span, type Text } from '../text/text.ts';
import { companionCandidates } from './companions.ts';
import { listCandidates } from './numbered-list.ts';
import { ONE_SEAT_RULES, SEAT_RULES } from './seat-rules.ts';

/** Rules of a number that no word beside it counts as people. */
const GUESSES: ReadonlySet<string> = new Set([
  'digitBetweenCommas',
  'digitInLine',
  'beforeDirection',
] satisfies (keyof typeof SEAT_RULES)[]);
/** Of several numbers, the one that was booked before. */
const SEAT_CUES = {
  ...cuesBefore(
    { before: -4 },
    {
      before: regex`(?<!\p{L})(?:замовлен\p{L}*|замовля[вл]\p{L}*|замови[вл]\p{L}*|заказ(?:ыва|а)л\p{L}*|заброньован\p{L}*|забронював|забронювала|бронював|бронювала|бул[оаи]|был[оаи]?|мали|booked|reserved)(?!\p{L})[^.!?\n]{0,36}$`,
    },
  ),
  /** '8 місць вільно. Беру 2' */
  offered: {
    weight: -4,
    applies: ({ tail }) => /^\s+(?:вільн|свободн|ще є|еще есть|залиш|остал|free|left|available)/u.test(tail),
  },
  /** 'два місця чи три, ще не знаю' */
  undecided: {
    weight: -4,
    applies: ({ tail }) =>
      /^\s*(?:,?\s*(?:чи|або|или|or)\s+)/u.test(tail) &&
      /(?:не знаю|не решил|не вирішил|not sure)/u.test(tail),
  },
} satisfies Cues<{ lead: string; tail: string }>;

const SENDS = regex`(?<!\p{L})(?:посил|посыл|posyl|бандерол|вантаж|parcel|(?:відправ|отправ|переда|достав|otprav)\p{L}*[^.!?\n]{0,60}\d\s?кг)`;
const TRAVELS = regex`(?<!\p{L})(?:їду|їдемо|їде|їдуть|еду|едем|едет|поїд\p{L}*|поед\p{L}*|пасажир\p{L}*|пассажир\p{L}*|нас|квит\p{L}*|б[иі]лет\p{L}*|мене|меня|людин\p{L}*|дорослих|passengers?)(?!\p{L})`;
/** Whether things are sent and nobody speaks of travelling: their 'місця' are pieces. */
function isParcel(folded: string): boolean {
  return SENDS.test(folded) && !TRAVELS.test(folded);
}

/** Numbers of passengers, the most likely first; luggage, parcels and seat numbers are not counted. */
export function seatCandidates(text: Text, taken: readonly Span[]): Candidate<number>[] {
  const counted = [
    ...candidatesOf({ ...SEAT_RULES, ...ONE_SEAT_RULES }, text.folded, {}),
    ...companionCandidates(text),
  ].filter((candidate) => candidate.value >= 1 && candidate.value <= 99 && isFree(candidate, taken));
  // the phones of a list's lines are part of it
  const all = [...(isParcel(text.folded) ? [] : counted), ...listCandidates(text)];
  for (const candidate of all)
    if (all.some(({ start, value }) => start > candidate.end && value !== candidate.value))
      candidate.score += weigh<{ lead: string; tail: string }>(SEAT_CUES, {
        lead: lineBefore(text.folded, candidate.start, 48),
        tail: text.folded.slice(candidate.end, candidate.end + 40),
      });
  preferCorrections(all, text.folded);
  return all.sort(byScore);
}

/** Numbers of passengers as digits, the most likely first. */
export function findSeats(text: Text, taken: readonly Span[]): Found[] {
  return seatCandidates(text, taken).map((seats) =>
    foundOf(seats, String(seats.value), GUESSES.has(seats.rule)),
  );
}
