import { byScore, type Candidate, type Cues, candidatesOf, follows, weigh } from '../text/rules.ts';
import { type Found, isFree, lineBefore, type Span, type Text } from '../text/text.ts';
import { dayNumber, isoOf } from './calendar.ts';
import { CALENDAR_RULES, LONE_DAY_RULES, RELATIVE_RULES } from './date-rules.ts';

/** The line before a date, and what stands between it and the next date: null after the last one. */
interface DateContext {
  lead: string;
  gap: string | null;
}

const isMovedFrom = follows(/(?:^|[^\p{L}])(?:з|із|с|від|от|from)\s+$/u);

/** Of several dates, the one that is given up and the one that is taken instead. */
export const DATE_CUES = {
  givenUp: {
    weight: -4,
    applies: follows(
      /(?:бул[аио]|був|был[аио]?|замість|вместо|instead of|(?<!\p{L})не|not|заброньован\p{L}*|купл\p{L}+|was|were)\s+(?:(?:на|в|у|on|for|с|з|від|от)\s+)?$/u,
    ),
  },
  movedFrom: {
    weight: -4,
    group: 'move',
    applies: (date) => date.gap !== null && /^\s*(?:на|to|->?)\s*$/u.test(date.gap) && isMovedFrom(date),
  },
  takenInstead: {
    weight: 2,
    group: 'move',
    applies: follows(
      /(?:тепер|теперь|зараз|now|а (?:треба|тре|надо|нужно|потрібно|хочу|має бути|мала бути|должно быть|должен)|але треба|но надо|but need|instead|перен[ео]с\p{L}*|перенош\p{L}*|переста\p{L}*|краще|лучше|rather|вже|уже|поміня\p{L}+|новa?|нова дата)[^.!?\n]{0,25}$/u,
    ),
  },
} satisfies Cues<DateContext>;

/** Dates as days since 1970 in reading order. Words that are taken, or part of a date already, are no date. */
export function dateCandidates(text: Text, today: number, taken: readonly Span[]): Candidate<number>[] {
  const candidates: Candidate<number>[] = [];
  for (const rules of [CALENDAR_RULES, LONE_DAY_RULES, RELATIVE_RULES]) {
    if (rules === LONE_DAY_RULES && candidates.length > 0) continue;
    for (const candidate of candidatesOf(rules, text.folded, { today }))
      if (isFree(candidate, [...taken, ...candidates])) candidates.push(candidate);
  }
  return candidates.sort((left, right) => left.start - right.start);
}

/**
 * Dates of the message as YYYY-MM-DD, the most likely travel date first. A date without a year is
 * the first such day not before `today` (YYYY-MM-DD).
 */
export function findDates(text: Text, today: string, taken: readonly Span[]): Found[] {
  const day = dayNumber(today);
  if (day === null) return [];
  return dateCandidates(text, day, taken)
    .map((date, i, dates) => {
      const next = dates[i + 1];
      const gap = next ? text.folded.slice(date.end, next.start) : null;
      const context: DateContext = { lead: lineBefore(text.folded, date.start, 40), gap };
      return { ...date, score: date.score + weigh(DATE_CUES, context) };
    })
    .sort(byScore)
    .map(({ start, end, value }) => ({ start, end, value: isoOf(value) }));
}
