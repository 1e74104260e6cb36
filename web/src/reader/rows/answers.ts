import { askedFields } from '../chats/roles.ts';
import { dayNumber, isoOf, nextDayOfMonth } from '../dates/calendar.ts';
import type { Field } from '../labels/field-of-label.ts';
import { isNoName } from '../names/person-words.ts';
import { byStart, type Found, fold, isFree, regex, type Span, without } from '../text/text.ts';
import { type Context, type Facts, factsOf, type Trip, tripOf } from './facts.ts';

/** A dispatcher's message, for whom it answers. */
export interface Heard {
  folded: string;
  /** Whether it refuses what was asked for, and offers nothing else. */
  isRefusal: boolean;
  asked: readonly Field[];
  /** Whether it asks for a way back. */
  asksBack: boolean;
  /** What it states, without what it lets the passenger choose from. */
  trip: Trip;
  /** Whether it offers something else than what was asked for. */
  isCounter: boolean;
  times: readonly Found[];
  dates: readonly Found[];
  /** Days of the month that it offers without saying that they are days. */
  days: readonly number[];
  persons: readonly Found[];
  seats: Found | undefined;
}

export const NOTHING_HEARD: Heard = {
  folded: '',
  isRefusal: false,
  asked: [],
  asksBack: false,
  trip: {},
  isCounter: false,
  times: [],
  dates: [],
  days: [],
  persons: [],
  seats: undefined,
};

/** What a passenger's message says because of the question or the offer before it. */
export interface Answer {
  trip: Trip;
  seats?: Found;
  name?: Found;
  isBack: boolean;
}

const CLAUSE = /[^,.;!?\n]+/g;
/** 'на 19 вже повний', 'на 12 полная' */
const REFUSES = regex`(?<!\p{L})(?:повн(?:ий|а|о)|полн(?:ый|ая|о)|нема|немає|нет|зайнят\p{L}*|занят\p{L}*|full|sold out|(?:тільки|тіки|лише|лиш|только) \d(?: \p{L}+)?(?: осталось| лишилось| залишилось| є)?)(?!\p{L})`;
/** 'о 6:10 і 9:30', 'on Wednesday and on Saturday' */
const OR = regex`^[\s,/]*(?:(?:і|и|й|та|або|чи|или|or|and|о|об|в|на|у|at|on|ще|є|есть)[\s,/]+)*$`;
const BACK = regex`(?<!\p{L})(?:назад|обратно|back|powrót)(?!\p{L})`;

/** What a dispatcher's message asks, offers and states. */
export function heardFrom(context: Context, span: Span): Heard {
  const folded = fold(context.message.slice(span.start, span.end));
  const refused = [...folded.matchAll(CLAUSE)]
    .filter(([clause]) => REFUSES.test(clause))
    .map(({ index, 0: { length } }) => ({ start: span.start + index, end: span.start + index + length }));
  const facts = factsOf({ ...context, message: without(context.message, refused) }, span);
  const { reading } = facts;
  const trip = tripOf(facts);
  const isChoice = (found: readonly Found[] = []) =>
    [...found]
      .sort(byStart)
      .some(
        ({ start, value }, i, all) =>
          i > 0 &&
          all[i - 1]?.value !== value &&
          OR.test(facts.folded.slice((all[i - 1]?.end ?? 0) - span.start, start - span.start)),
      );
  if (isChoice(reading.time)) delete trip.time;
  if (isChoice(reading.date)) delete trip.date;
  const asked = askedFields(folded);
  const taken = [...facts.phones, ...Object.values(reading).flat()];
  const days = refused.length > 0 || asked.includes('date') ? numbersIn(facts, taken) : [];
  return {
    folded,
    isRefusal: refused.length > 0 && !trip.date && !trip.time && days.length === 0,
    asked,
    asksBack: folded.includes('?') && BACK.test(folded),
    trip,
    isCounter: refused.length > 0,
    times: reading.time ?? [],
    dates: reading.date ?? [],
    days: days.map(({ value }) => Number(value)),
    persons: facts.persons,
    seats: reading.seats?.[0],
  };
}

/** Numbers of up to two digits that stand alone. */
function numbersIn({ folded, start }: Facts, taken: readonly Span[]): Found[] {
  return [...folded.matchAll(/(?<![\d.:+/-])\d{1,2}(?![\d:/-]|\.\d)/g)]
    .map(({ 0: value, index }) => ({ start: start + index, end: start + index + value.length, value }))
    .filter((span) => isFree(span, taken));
}

/** What was heard, with what the dispatcher adds before anybody answers. */
export function heardAlso(heard: Heard, next: Heard): Heard {
  return {
    ...next,
    asked: [...heard.asked, ...next.asked],
    asksBack: heard.asksBack || next.asksBack,
    trip: { ...heard.trip, ...next.trip },
    isCounter: heard.isCounter || next.isCounter,
    times: [...heard.times, ...next.times],
    dates: [...heard.dates, ...next.dates],
    days: [...heard.days, ...next.days],
  };
}

const HALF_A_MONTH = 15;
const ACCEPTS = regex`(?<!\p{L})(?:добре|ок|окей|давай|давайте|берем|беремо|так|да|тоді|тогда|пиш\p{L}*|запис\p{L}*|підходить|подходит|хорошо|ладно|супер|файно|go|yes|sure|perfect|ok|dobrze)(?!\p{L})`;
const DECLINES = regex`^[^\p{L}]*(?:ні|нет|no|не)(?!\p{L})`;

/** What a message says because of the dispatcher's words before it. */
export function answerTo(heard: Heard, facts: Facts, today: string, asked?: Found): Answer {
  const { reading, phones, folded } = facts;
  const answer: Answer = { trip: {}, isBack: heard.asksBack && !DECLINES.test(folded) };
  const asks = (field: Field) => heard.asked.includes(field);
  // a day that is offered is near the one that was asked for
  const now = dayNumber(today) ?? 0;
  const days = Math.max(now, (dayNumber(asked?.value ?? '') ?? now) - HALF_A_MONTH);
  const taken = [...phones, ...(reading.price ?? []), ...(reading.flight ?? [])];
  for (const number of numbersIn(facts, taken)) {
    const count = Number(number.value);
    const offered = heard.times.find(({ value }) => Number(value.slice(0, 2)) === count);
    const isSaid = (field: Field) => (reading[field] ?? []).some((found) => !isFree(number, [found]));
    const isCount = (reading.seats ?? []).some(
      ({ end }) => end > number.end && !isFree(number, reading.seats ?? []),
    );
    if (isCount) continue;
    if (offered) {
      answer.trip.time = { ...number, value: offered.value };
      for (const field of ['date', 'seats'] as const)
        reading[field] = (reading[field] ?? []).filter((found) => isFree(number, [found]));
    } else if (isSaid('seats')) continue;
    else if (isSaid('time') || isSaid('date')) continue;
    else if (heard.days.includes(count) || (asks('date') && !reading.date?.length)) {
      const day = nextDayOfMonth(days, count);
      if (day !== null) answer.trip.date = { ...number, value: isoOf(day) };
    } else if (asks('seats') && !reading.seats?.length) answer.seats = number;
    else if (asks('time') && !reading.time?.length && count < 24)
      answer.trip.time = { ...number, value: `${number.value.padStart(2, '0')}:00` };
  }
  const one = ONE.exec(folded);
  if (one && heard.folded !== '' && !reading.seats?.length) {
    const start = facts.start + one.index;
    answer.seats ??= { start, end: start + one[0].length, value: '1' };
  }
  // a weekday that is taken is the one that was offered
  const [said] = reading.date ?? [];
  const takenDay =
    said && heard.dates.find(({ value }) => value !== said.value && isSameWeekday(value, said.value));
  if (said && takenDay && !/\d/.test(folded.slice(said.start - facts.start, said.end - facts.start)))
    answer.trip.date ??= { ...said, value: takenDay.value };
  if (ACCEPTS.test(folded) && !DECLINES.test(folded)) {
    const { date, time } = heard.trip;
    if (heard.isCounter && date && !reading.date?.length) answer.trip.date ??= date;
    if (heard.isCounter && time && !reading.time?.length) answer.trip.time ??= time;
    if (heard.seats && heard.folded.includes('?') && !reading.seats?.length) answer.seats ??= heard.seats;
  }
  const name = asks('name') && facts.persons.length === 0 ? nameIn(facts) : undefined;
  return name ? { ...answer, name } : answer;
}

function isSameWeekday(day: string, other: string): boolean {
  return ((dayNumber(day) ?? 0) - (dayNumber(other) ?? 0)) % 7 === 0;
}

/** 'тоді на 14:00 одне' */
const ONE = /(?<!\p{L})(?:одне|одно|jedno)(?=[\s.,!)]*$)/u;

const FIRST_WORDS =
  /^[^\p{L}\d]*((?:\p{L}[\p{L}'’-]+\.?)(?: \p{L}[\p{L}'’-]+\.?){0,2})(?=\s*(?:[,.;:\n\d+(–-]|$))/u;

/** The first words of an answer to 'як записати?', where no list knows them. */
function nameIn({ raw, start, reading }: Facts): Found | undefined {
  const [whole = '', value = ''] = FIRST_WORDS.exec(raw) ?? [];
  const end = start + whole.length;
  const span = { start: end - value.length, end };
  const isName = value !== '' && !fold(value).split(' ').every(isNoName);
  return isName && isFree(span, [...(reading.from ?? []), ...(reading.to ?? []), ...(reading.date ?? [])])
    ? { ...span, value }
    : undefined;
}
