import { askedFields } from '../chats/roles.ts';
import { dayNumber, isoOf, nextDayOfMonth } from '../dates/calendar.ts';
import type { Field } from '../labels/field-of-label.ts';
import { isNoName } from '../names/person-words.ts';
import { byStart, type Found, fold, isFree, regex, type Span, split, without } from '../text/text.ts';
import { type Context, type Facts, factsOf, type Trip, tripOf } from './facts.ts';

/** A dispatcher's message, for whom it answers. */
export interface Heard {
  folded: string;
  asked: readonly Field[];
  /** What it states, without what it lets the passenger choose from. */
  trip: Trip;
  times: readonly Found[];
  /** Days of the month that it offers without saying that they are days. */
  days: readonly number[];
  persons: readonly Found[];
  seats?: Found | undefined;
}

export const NOTHING_HEARD: Heard = { folded: '', asked: [], trip: {}, times: [], days: [], persons: [] };

/** What a passenger's message says because of the question or the offer before it. */
export interface Answer {
  trip: Trip;
  seats?: Found;
  name?: Found;
}

const CLAUSE_END = /[,.;!?\n]/g;
/** 'на 19 вже повний', 'на 12 полная' */
const REFUSES = regex`(?<!\p{L})(?:повн(?:ий|а|о)|полн(?:ый|ая|о)|нема|немає|нет|зайнят\p{L}*|занят\p{L}*|full|sold out|(?:тільки|тіки|лише|лиш|только) \d(?: \p{L}+)?(?: осталось| лишилось| залишилось| є)?)(?!\p{L})`;
/** 'о 6:10 і 9:30', 'on Wednesday and on Saturday' */
const OR = regex`^[\s,/]*(?:(?:і|и|й|та|або|чи|или|or|and|о|об|в|на|у|at|on|ще|є|есть)[\s,/]+)*$`;

export function heardFrom(context: Context, span: Span): Heard {
  const refused = split(context.message, span, CLAUSE_END).filter(({ start, end }) =>
    REFUSES.test(fold(context.message.slice(start, end))),
  );
  const facts = factsOf({ ...context, message: without(context.message, refused) }, span);
  const { reading, folded, persons } = facts;
  const trip = tripOf(facts);
  const times = [...(reading.time ?? [])].sort(byStart);
  const isChoice = times.some(({ start, value }, i) => {
    const last = times[i - 1];
    const isOther = last !== undefined && last.value !== value;
    return isOther && OR.test(folded.slice(last.end - span.start, start - span.start));
  });
  if (isChoice) delete trip.time;
  const taken = [...facts.phones, ...Object.values(reading).flat()];
  const days = refused.length > 0 ? numbersIn(facts, taken).map(({ value }) => Number(value)) : [];
  const said = fold(context.message.slice(span.start, span.end));
  return { folded: said, asked: askedFields(said), trip, times, days, persons, seats: reading.seats?.[0] };
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
    trip: { ...heard.trip, ...next.trip },
    times: [...heard.times, ...next.times],
    days: [...heard.days, ...next.days],
  };
}

const HALF_A_MONTH = 15;
/** 'тоді на 14:00 одне' */
const ONE = /(?<!\p{L})(?:одне|одно|jedno)(?=[\s.,!)]*$)/u;

export function answerTo(heard: Heard, facts: Facts, today: string, asked?: Found): Answer {
  const { reading, phones, folded } = facts;
  const answer: Answer = { trip: {} };
  const asks = (field: Field) => heard.asked.includes(field);
  // a day that is offered is near the one that was asked for
  const now = dayNumber(today) ?? 0;
  const days = Math.max(now, (dayNumber(asked?.value ?? '') ?? now) - HALF_A_MONTH);
  const taken = [...phones, ...(reading.price ?? []), ...(reading.flight ?? [])];
  for (const number of numbersIn(facts, taken)) {
    const count = Number(number.value);
    const offered = heard.times.find(({ value }) => Number(value.slice(0, 2)) === count);
    const isSaid = (reading.date ?? []).some((found) => !isFree(number, [found]));
    const isCount = (reading.seats ?? []).some(
      ({ end }) => end > number.end && !isFree(number, reading.seats ?? []),
    );
    if (isCount) continue;
    if (offered) {
      answer.trip.time = { ...number, value: offered.value };
      for (const field of ['date', 'seats'] as const)
        reading[field] = (reading[field] ?? []).filter((found) => isFree(number, [found]));
    } else if (isSaid) continue;
    else if (heard.days.includes(count)) {
      const day = nextDayOfMonth(days, count);
      if (day !== null) answer.trip.date = { ...number, value: isoOf(day) };
    } else if (asks('seats') && !reading.seats?.length) answer.seats = number;
  }
  const one = ONE.exec(folded);
  if (one && !reading.seats?.length) {
    const start = facts.start + one.index;
    answer.seats ??= { start, end: start + one[0].length, value: '1' };
  }
  const name = asks('name') && facts.persons.length === 0 ? nameIn(facts) : undefined;
  return name ? { ...answer, name } : answer;
}

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
