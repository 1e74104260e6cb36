import { byStart, type Found, regex, regexAll, type Span } from '../text/text.ts';
import { type Context, type Facts, factsOf, type Trip, tripOf } from './facts.ts';

const BACK = regexAll`(?<!\p{L})(?:назад|обратно|додому|домой|вертаю\p{L}*|вертаємо\p{L}*|верн\p{L}{2,6}|зворотн\p{L}*|обратн\p{L}*|поверта\p{L}*|повертат\p{L}*|вертат\p{L}*|поверненн\p{L}*|возвраща\p{L}*|звідти|оттуда|back|return\p{L}*|nazad|zvorotn\p{L}*|obratno)(?!\p{L})`;
/** 'назад тільки я' */
const ALONE = regex`(?:тільки|лише|лиш|только|only|just|сама?|один|одна)\s+(?:я|me|i|сама?|один|одна|їду|еду)(?!\p{L})|(?:я|i)\s+(?:сама?|один|одна|alone)(?!\p{L})`;
/** A way back that is only spoken of. */
const NOT_NOW = regex`(?:не (?:беру|треба|потріб|нужн|надо|буд)|поки (?:не|без)|пока (?:не|без)|без (?:зворот|обрат)|ще не|еще не|не зна|потім|потом|пізніше|позже|later|not yet|no return|one way|скільки|сколько|якщо|если)`;
/** Where one trip ends and the next begins. */
const CLAUSE = regexAll`[,;.!?\n]\s|\n|\s(?:і|й|та|и|а|and|then|потім|потом|далі|далее|i|ta)\s`;
const AND_DATE =
  /^\s*(?:,|і|й|та|и|and|&|\+|i|ta|,\s*(?:і|й|та|и|and))\s*(?:(?:на|в|у|on|ще|также|також|на)\s+)?$/u;

/** The stretches between the ends of clauses, in order. */
function clausesOf(folded: string, from: number, to: number): Span[] {
  const spans: Span[] = [];
  let start = from;
  for (const { index, 0: text } of folded.slice(from, to).matchAll(CLAUSE)) {
    const end = from + index;
    // '1. 12.' and 'о 9. 30' are no ends
    if (
      /\d$/.test(folded.slice(start, end)) &&
      /^\.\s?$/.test(text) &&
      /^\d/.test(folded.slice(end + text.length))
    )
      continue;
    spans.push({ start, end });
    start = end + text.length;
  }
  spans.push({ start, end: to });
  return spans.filter((span) => /[\p{L}\d]/u.test(folded.slice(span.start, span.end)));
}

const sameDay = (left: Trip, right: Trip) => left.date?.value === right.date?.value;
const sameWay = (left: Trip, right: Trip) =>
  left.from?.value === right.from?.value && left.to?.value === right.to?.value;

/** The trips that a stretch speaks of, one after the other: always one at least. */
export function tripsOf(context: Context, facts: Facts): Trip[] {
  return severalWays(context, facts) ?? wayBack(context, facts) ?? severalDays(facts) ?? [tripOf(facts)];
}

/** Whether words speak of a way back that is wanted. */
export function saysBack(folded: string): boolean {
  return folded.search(BACK) >= 0 && !NOT_NOW.test(folded);
}

/** 'Калуш – Краків 20 листопада, назад 27-го': the second trip has the ends of the first, swapped. */
function wayBack(context: Context, facts: Facts): Trip[] | null {
  const { start, end, folded } = facts;
  for (const { index } of folded.matchAll(BACK)) {
    const clauses = clausesOf(folded, 0, folded.length);
    const at = clauses.findLast((clause) => clause.start <= index) ?? { start: index, end: index };
    const sentenceEnd = folded.slice(index).search(/[.!?](?:\s|$)|\n/);
    const tail = { start: at.start, end: sentenceEnd < 0 ? folded.length : index + sentenceEnd };
    if (NOT_NOW.test(folded.slice(at.start, tail.end))) continue;
    const back = factsOf(context, { start: start + tail.start, end: start + tail.end });
    const second = tripOf(back);
    if (!second.date && !second.time) continue;
    const before = factsOf(context, { start, end: start + tail.start });
    const after = factsOf(context, { start: start + tail.end, end });
    const first = { ...tripOf(after), ...tripOf(before) };
    if (!first.date && !(first.from && first.to)) continue;
    if (!second.date || first.date?.value === second.date.value) continue;
    const differs = (place: Found | undefined, other: Found | undefined) =>
      place !== undefined && place.value !== other?.value;
    const from = differs(second.from, first.from) ? second.from : (first.to ?? second.from);
    const to = differs(second.to, first.to) ? second.to : (first.from ?? second.to);
    const there: Trip = { ...first };
    if (to) there.from ??= to;
    if (from) there.to ??= from;
    const secondTrip: Trip = {
      date: second.date,
      isBack: true,
      backAt: start + tail.start,
      isAlone: ALONE.test(folded.slice(tail.start, tail.end)),
    };
    if (from) secondTrip.from = from;
    if (to) secondTrip.to = to;
    if (second.time) secondTrip.time = second.time;
    return [there, secondTrip];
  }
  return null;
}

/** '1 грудня Львів – Краків, 3 грудня Краків – Берлін': several clauses with both ends. */
function severalWays(context: Context, { start, folded, reading }: Facts): Trip[] | null {
  if (!reading.from?.length && !reading.to?.length) return null;
  const trips: Trip[] = [];
  let pending: Trip = {};
  for (const clause of clausesOf(folded, 0, folded.length)) {
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

/** 'на 3, 5 та 7 грудня' */
function severalDays(facts: Facts): Trip[] | null {
  const { start, folded, reading } = facts;
  // 'неділя, 22 листопада' is one day
  const inDigits = (reading.date ?? []).filter((date) =>
    /\d/.test(folded.slice(date.start - start, date.end - start)),
  );
  const dates = [...(inDigits.length > 0 ? inDigits : (reading.date ?? []))].sort(byStart);
  const joined: Found[] = [];
  for (const date of dates) {
    const last = joined.at(-1);
    if (last && !AND_DATE.test(folded.slice(last.end - start, date.start - start))) {
      if (joined.length > 1) break;
      joined.length = 0;
    }
    joined.push(date);
  }
  const days = new Set(joined.map(({ value }) => value));
  if (days.size < 2 || CHOOSES.test(folded)) return null;
  const trip = tripOf(facts);
  return joined.map((date) => ({ ...trip, date }));
}
