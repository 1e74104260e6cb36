import type { ChatHeader } from '../chats/chat-headers.ts';
import { isCorrected, preferCorrections } from '../text/corrections.ts';
import {
  byScore,
  type Candidate,
  type Cues,
  candidatesOf,
  cuesBefore,
  foundOf,
  weigh,
} from '../text/rules.ts';
import { byStart, type Found, isFree, lineBefore, regex, type Span, type Text } from '../text/text.ts';
import { dayNumber, dayOf, isoOf, nextDayOfMonth } from './calendar.ts';
import { CALENDAR_RULES, LONE_DAY_RULES, RELATIVE_RULES } from './date-rules.ts';

/** The line before a date, and what stands between it and the next date: null after the last one. */
interface DateContext {
  lead: string;
  gap: string | null;
}

const MOVED_FROM = regex`(?:^|[^\p{L}])(?:з|із|с|від|от|from)\s+$`;

/** Of several dates, the one that is given up and the one that is taken instead. */
export const DATE_CUES = {
  movedFrom: {
    weight: -4,
    applies: ({ lead, gap }) => gap !== null && /^\s*(?:на|to|->?)\s*$/u.test(gap) && MOVED_FROM.test(lead),
  },
  ...cuesBefore(
    { givenUp: -4, arrival: -4, takenInstead: 2 },
    {
      givenUp: regex`(?:бул[аио]|був|был[аио]?|замість|вместо|instead of|(?<!\p{L})не|not|заброньован\p{L}*|купл\p{L}+|was|were)\s+(?:\p{L}{3,}\s+(?=на\s))?(?:(?:на|в|у|on|for|с|з|від|от)\s+)?(?:(?:понеділок|вівторок|серед[ау]|четвер|п'ятниц[яю]|субот[ау]|неділ[яю]|понедельник|вторник|сред[ау]|четверг|пятниц[ау]|суббот[ау]|воскресенье|пн|вт|ср|чт|пт|сб|нд|вс),?\s+)?$`,
      /** 'Треба бути в Києві 5.12, виїжджати 4-го' */
      arrival: regex`(?<!\p{L})(?:бути|быть|прибути|прибыть|приїхати|приехать|дістатися|be|arrive)\s+(?:вже\s+|уже\s+)?(?:в|у|на|до|in|at)\s+\p{L}[\p{L}' -]{2,25}\s+(?:на\s+)?$`,
      takenInstead: regex`(?:тепер|теперь|зараз|now|а (?:треба|тре|надо|нужно|потрібно|хочу|має бути|мала бути|должно быть|должен)|але треба|но надо|but need|instead|перен[ео]с\p{L}*|перенош\p{L}*|переста\p{L}*|пересі\p{L}+|перейти|перепи[сш]\p{L}*|змін\p{L}+|pere(?:nes|pys|pis)\p{L}*|натомість|взамен|поставте|краще|лучше|rather|вже|уже|поміня\p{L}+|новa?|нова дата)[^.!?\n]{0,25}$`,
    },
  ),
} satisfies Cues<DateContext>;

/** What was written on one day: relative dates and days without a month count from it. */
interface Section extends Span {
  today: number;
}

/** Under a dated header of a chat the message counts from the header's day. */
function sectionsOf(today: number, headers: readonly ChatHeader[]): Section[] {
  const starts = [{ end: 0, today }];
  for (const { end, date } of headers) {
    const day = date === null ? null : dayNumber(date);
    starts.push({ end, today: day ?? starts.at(-1)?.today ?? today });
  }
  return starts.map(({ end, today }, i) => ({ start: end, end: starts[i + 1]?.end ?? Infinity, today }));
}

/** Rules that name a day without its month. */
const WITHOUT_MONTH: ReadonlySet<string> = new Set(['dayOfMonth', ...Object.keys(LONE_DAY_RULES)]);

function isReplaced(folded: string, date: Span, next: Span): boolean {
  const context = { lead: lineBefore(folded, date.start, 40), gap: folded.slice(date.end, next.start) };
  const { givenUp, arrival, movedFrom } = DATE_CUES;
  const isGivenUp = [givenUp, arrival, movedFrom].some(({ applies }) => applies(context));
  return isGivenUp || isCorrected(folded, date.end, next.start);
}

/** '23 грудня, краще 24-го': a day alone is of the month that the message names before it, or the next one. */
function inNamedMonth(folded: string, dates: readonly Candidate<number>[], today: number): void {
  dates.forEach((date, i) => {
    const named = dates
      .slice(0, i)
      .findLast(({ rule }) => rule in CALENDAR_RULES && !WITHOUT_MONTH.has(rule));
    if (!named || named.value < today || !WITHOUT_MONTH.has(date.rule)) return;
    const [year = 0, month = 1] = isoOf(named.value).split('-').map(Number);
    const day = Number(isoOf(date.value).slice(8));
    const inMonth = isReplaced(folded, named, date) ? dayOf(year, month, day) : null;
    date.value =
      inMonth !== null && inMonth >= today ? inMonth : (nextDayOfMonth(named.value, day) ?? date.value);
  });
}

/** Dates as days since 1970 in reading order. Words that are taken, or part of a date already, are no date. */
export function dateCandidates(
  { raw, folded }: Text,
  today: number,
  taken: readonly Span[],
  headers: readonly ChatHeader[] = [],
): Candidate<number>[] {
  const candidates: Candidate<number>[] = [];
  const sections = sectionsOf(today, headers);
  for (const rules of [CALENDAR_RULES, LONE_DAY_RULES, RELATIVE_RULES]) {
    if (rules === LONE_DAY_RULES && candidates.length > 0) continue;
    for (const section of sections)
      for (const candidate of candidatesOf(rules, folded, { today: section.today, raw })) {
        const isInside = section.start <= candidate.start && candidate.start < section.end;
        if (isInside && isFree(candidate, [...taken, ...candidates])) candidates.push(candidate);
      }
  }
  candidates.sort(byStart);
  inNamedMonth(folded, candidates, today);
  return candidates;
}

/**
 * Dates of the message as YYYY-MM-DD, the most likely travel date first. A date without a year is
 * the first such day not before `today` (YYYY-MM-DD), or not before the day of the header it stands under.
 */
export function findDates(
  text: Text,
  today: string,
  taken: readonly Span[],
  headers: readonly ChatHeader[] = [],
): Found[] {
  const day = dayNumber(today);
  if (day === null) return [];
  const dates = dateCandidates(text, day, taken, headers).map((date, i, all) => {
    const next = all[i + 1];
    const gap = next ? text.folded.slice(date.end, next.start) : null;
    const context: DateContext = { lead: lineBefore(text.folded, date.start, 40), gap };
    return { ...date, score: date.score + weigh(DATE_CUES, context, ['movedFrom takenInstead']) };
  });
  preferCorrections(dates, text.folded);
  return dates.sort(byScore).map((date) => foundOf(date, isoOf(date.value), date.rule in LONE_DAY_RULES));
}
