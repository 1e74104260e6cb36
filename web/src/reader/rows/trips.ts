import { dayNumber, isoOf, nextDayOfMonth } from '../dates/calendar.ts';
import { anyOf, byStart, type Found, regex, regexAll, type Span, split } from '../text/text.ts';
import backWords from './back.words.json' with { type: 'json' };
import { type Context, type Facts, factsOf, type Trip, tripOf } from './facts.ts';

const BACK = regexAll`(?<!\p{L})(?:${anyOf(backWords)})(?!\p{L})`;
/** 'в обидва боки' */
const BOTH_WAYS = regex`(?<!\p{L})(?:(?:в|у|на)? ?обидва (?:боки|кінці)|обидві сторони|(?:в )?обе стороны|(?:в )?оба конца|both ways|round trip)(?!\p{L})`;
/** 'назад тільки я' */
const ALONE = regex`(?:тільки|лише|лиш|только|only|just|сама?|один|одна)\s+(?:я|me|i|сама?|один|одна|їду|еду)(?!\p{L})|(?:я|i)\s+(?:сама?|один|одна|alone)(?!\p{L})`;
/** A way back that is only spoken of. */
const NOT_NOW = regex`(?:не (?:беру|треба|потріб|нужн|надо|буд)|поки (?:не|без)|пока (?:не|без)|без (?:зворот|обрат)|ще не|еще не|не зна|потім|потом|пізніше|позже|later|not yet|no return|one way|скільки|сколько|якщо|если)`;
const SAME_DAY = regex`(?:(?:того|тим|цього) ж (?:дня|днем|вечора)|(?:тот|этот) же день|same day)`;
/** Where one trip ends and the next begins; '1. 12.' and 'о 9. 30' are no ends. */
const CLAUSE = regexAll`(?:[,;!?\n]|(?<!\d)\.)\s|\.\s(?!\d)|\n|\s(?:і|й|та|и|а|and|then|потім|потом|далі|далее|i|ta)\s`;
const AND_DATE =
  /^\s*(?:,|і|й|та|и|and|&|\+|i|ta|,\s*(?:і|й|та|и|and))\s*(?:(?:на|в|у|on|ще|також|также|на)\s+)?$/u;
/** Between the day of the way out and that of the way back. */
const TO_DATE = /^\s*(?:-|по|до)\s*$/u;
/** A number alone right after the words of the way back, or right before them: not one of seats or hours. */
const DAY_AFTER_BACK = regex`^\p{L}+\s+(?:(?:на|в|у)\s+)?(\d{1,2})(?![.:/]?\d|\s?(?:(?:м|г|ч|ос|kg|кг)(?!\p{L})|міс|мест|осіб|особ|чол|чел|люд|дор|взр|дит|діт|год|час|seat|people|pax))`;
const DAY_BEFORE_BACK = /(?<=^|\s)(\d{1,2})[\s,;(]+(?:(?:а|і|й|та|и|and)\s+)?$/u;

const wayOf = (from: Found | undefined, to: Found | undefined): Pick<Trip, 'from' | 'to'> => ({
  ...(from && { from }),
  ...(to && { to }),
});
const swapped = ({ from, to }: Trip) => wayOf(to, from);
const sameDay = (left: Trip, right: Trip) => left.date?.value === right.date?.value;
const sameWay = (left: Trip, right: Trip) =>
  left.from?.value === right.from?.value && left.to?.value === right.to?.value;

/** The trips that a stretch speaks of, one after the other: always one at least. */
export function tripsOf(context: Context, facts: Facts): Trip[] {
  const trips = severalWays(context, facts) ??
    wayBack(context, facts) ??
    severalDays(facts, isThereAndBack(context, facts)) ?? [loneTrip(facts)];
  const out = wayOut(context, facts);
  if (!out) return trips;
  const ways = [out, { ...swapped(out), isBack: true }];
  return trips.slice(0, 2).map((trip, i) => ({ ...trip, ...ways[i] }));
}

/** Whether words speak of a way back that is wanted. */
export function saysBack(folded: string): boolean {
  return folded.search(BACK) >= 0 && !NOT_NOW.test(folded);
}

function isThereAndBack(context: Context, facts: Facts): boolean {
  return saysBack(facts.folded) || BOTH_WAYS.test(facts.folded) || wayOut(context, facts) !== null;
}

/** 'Львів – Краків – Львів': the ends of the way out. */
function wayOut(context: Context, { reading }: Facts): Pick<Trip, 'from' | 'to'> | null {
  const [first] = reading.from ?? [];
  const [last] = reading.to ?? [];
  if (!first || !last || first.value !== last.value || first.end > last.start) return null;
  const { from, to } = tripOf(factsOf(context, { start: first.start, end: last.start }));
  return from && to && from.value !== to.value ? { from, to } : null;
}

/** 'вертається Ніна 4.12': a way back whose way out is said elsewhere. */
function loneTrip(facts: Facts): Trip {
  const trip = tripOf(facts);
  return trip.date && !trip.from && !trip.to && saysBack(facts.folded) ? { ...trip, isBack: true } : trip;
}

/** A number as the next such day of the month. */
function dayIn(match: RegExpExecArray | null, offset: number, today: string): Pick<Trip, 'date'> {
  const [, number] = match ?? [];
  const day = number && nextDayOfMonth(dayNumber(today) ?? 0, Number(number));
  if (!match || !number || !day) return {};
  const start = offset + match.index + match[0].lastIndexOf(number);
  return { date: { start, end: start + number.length, value: isoOf(day), doubt: 'guessed' } };
}

/** The clause of the way back: from its beginning, or from the word where the day of the way out stands before it. */
function backClause({ start, folded, reading }: Facts, index: number): Span {
  const clauses = split(folded, { start: 0, end: folded.length }, CLAUSE);
  const clause = clauses.findLast((each) => each.start <= index) ?? { start: index, end: index };
  const sentenceEnd = folded.slice(index).search(/[.!?](?:\s|$)|\n/);
  const end = sentenceEnd < 0 ? folded.length : index + sentenceEnd;
  const isBetween = (from: number, to: number) =>
    reading.date?.some((date) => date.start >= start + from && date.end <= start + to) ?? false;
  const isAtWord = isBetween(clause.start, index)
    ? isBetween(index, end)
    : DAY_AFTER_BACK.test(folded.slice(index));
  return { start: isAtWord ? index : clause.start, end };
}

/** 'Калуш – Краків 20 листопада, назад 27-го': the second trip has the ends of the first, swapped. */
function wayBack(context: Context, facts: Facts): Trip[] | null {
  const { start, end, folded, reading } = facts;
  const read = (from: number, to: number, today = context.today) =>
    tripOf(factsOf({ ...context, today }, { start: from, end: to }));
  for (const { index } of folded.matchAll(BACK)) {
    const tail = backClause(facts, index);
    const clause = folded.slice(tail.start, tail.end);
    if (NOT_NOW.test(clause)) continue;
    const backAt = start + tail.start;
    const backEnd = start + tail.end;
    const dayBack = DAY_AFTER_BACK.exec(folded.slice(index));
    const dayOut = dayBack && DAY_BEFORE_BACK.exec(folded.slice(0, index));
    const first = { ...dayIn(dayOut, start, context.today), ...read(backEnd, end), ...read(start, backAt) };
    const readBack = (today: string) => ({
      ...dayIn(dayBack, start + index, today),
      ...read(backAt, backEnd, today),
    });
    const second = laterOf(readBack, context.today, first.date);
    const isSameDay =
      !second.date &&
      (SAME_DAY.test(clause) || (first.time && second.time && first.time.value < second.time.value));
    if (isSameDay && first.date) second.date = first.date;
    else if (!second.date || first.date?.value === second.date.value) continue;
    // of two days that both follow the words, as in 'туди і назад 27.11 – 30.11', the first is that of the way out
    if (!first.date && (!(first.from && first.to) || (reading.date?.length ?? 0) > 1)) continue;
    // 'туди 27.11, назад 30.11 Львів – Краків'
    const isOfBoth = !first.from && !first.to && second.from && second.to;
    const there = isOfBoth ? { ...first, ...wayOf(second.from, second.to) } : first;
    const back = isOfBoth ? swapped(second) : second;
    const differs = (place: Found | undefined, other: Found | undefined) =>
      place !== undefined && place.value !== other?.value;
    const from = differs(back.from, there.from) ? back.from : (there.to ?? back.from);
    const to = differs(back.to, there.to) ? back.to : (there.from ?? back.to);
    const { date, time } = second;
    return [
      { ...wayOf(to, from), ...there },
      { ...wayOf(from, to), date, ...(time && { time }), isBack: true, isAlone: ALONE.test(clause) },
    ];
  }
  return null;
}

/** The way back comes after the way out: 'у п'ятницю' after Saturday is a week later. */
function laterOf(read: (today: string) => Trip, today: string, dayOut: Found | undefined): Trip {
  const trip = read(today);
  if (!dayOut || !trip.date || trip.date.value > dayOut.value) return trip;
  const later = read(dayOut.value);
  const days = (dayNumber(later.date?.value ?? '') ?? 0) - (dayNumber(dayOut.value) ?? 0);
  return days > 0 && days <= MOST_DAYS_AWAY ? later : trip;
}

/** So many days lie between a weekday, or a day of the month, and the next one. */
const MOST_DAYS_AWAY = 31;

/** '1 грудня Львів – Краків, 3 грудня Краків – Берлін': several clauses with both ends. */
function severalWays(context: Context, { start, folded, reading }: Facts): Trip[] | null {
  if (!reading.from?.length && !reading.to?.length) return null;
  const trips: Trip[] = [];
  let pending: Trip = {};
  for (const clause of split(folded, { start: 0, end: folded.length }, CLAUSE)) {
    const trip = tripOf(factsOf(context, { start: start + clause.start, end: start + clause.end }));
    const last = trips.at(-1);
    if (trip.from && trip.to && !(last && sameWay(last, trip) && (sameDay(last, trip) || !trip.date))) {
      trips.push({ ...pending, ...trip });
      pending = {};
    } else if (last && !(trip.date && last.date)) {
      if (trip.date) last.date ??= trip.date;
      if (trip.time) last.time ??= trip.time;
    } else pending = { ...pending, ...trip };
  }
  // 'на 30.12 і назад 4.01: спершу Берлін – Вінниця, потім Вінниця – Берлін'
  const dates = [...(reading.date ?? [])].sort(byStart);
  if (trips.length > 1 && dates.length === trips.length && trips.filter(({ date }) => date).length < 2)
    for (const [i, date] of dates.entries()) if (trips[i]) trips[i].date = date;
  const days = new Set(trips.map(({ date }) => date?.value));
  return trips.length > 1 && (days.size === trips.length || (days.size > 1 && !days.has(undefined)))
    ? trips
    : null;
}

/** One day is taken instead of another, or may be. */
const CHOOSES = regex`(?<!\p{L})(?:ой|вибач\p{L}*|извин\p{L}*|sorry|ні,|нет,|краще|лучше|rather|замість|вместо|instead|або|чи|или|or|не на|(?:а|та) не|точніше|вірніше|точнее|перен[ео]с\p{L}*|не \d)(?!\p{L})`;

/** 'на 3, 5 та 7 грудня'; of two days there and back, the second is that of the way back. */
function severalDays(facts: Facts, isWithBack: boolean): Trip[] | null {
  const { start, folded, reading } = facts;
  // 'неділя, 22 листопада' is one day
  const inDigits = (reading.date ?? []).filter((date) =>
    /\d/.test(folded.slice(date.start - start, date.end - start)),
  );
  const dates = [...(inDigits.length > 0 ? inDigits : (reading.date ?? []))].sort(byStart);
  const joined: Found[] = [];
  for (const date of dates) {
    const last = joined.at(-1);
    const gap = last ? folded.slice(last.end - start, date.start - start) : '';
    if (last && !AND_DATE.test(gap) && !(isWithBack && TO_DATE.test(gap))) {
      if (joined.length > 1) break;
      joined.length = 0;
    }
    joined.push(date);
  }
  const days = new Set(joined.map(({ value }) => value));
  if (days.size < 2 || CHOOSES.test(folded)) return null;
  const trip = tripOf(facts);
  return joined.map((date, i) =>
    isWithBack && joined.length === 2 && i === 1
      ? { ...trip, ...swapped(trip), date, isBack: true }
      : { ...trip, date },
  );
}
