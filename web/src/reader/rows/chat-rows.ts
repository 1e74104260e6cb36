import { KINDS } from '@par-club/functions/contract/kinds.values';
import { type Found, regex } from '../text/text.ts';
import { type Answer, answerTo, type Heard, heardAlso, heardFrom, NOTHING_HEARD } from './answers.ts';
import { type ChatMessage, onlyMessage } from './chat.ts';
import {
  asksFor,
  asksForPlaces,
  isNameless,
  newRow,
  type Row,
  readingOf,
  resolved,
  type Speaker,
  settle,
} from './chat-row.ts';
import { ADDS, type Draft, isCalled, replacement, withdrawn } from './draft.ts';
import {
  type Context,
  type Facts,
  factsOf,
  filled,
  stopTimesOf,
  type Trip,
  tripOf,
  turned,
} from './facts.ts';
import { pieceOf, SENDS } from './pieces.ts';
import { saysBack } from './trips.ts';

/** The rows of a chat. What a message does not say, its author has said before, or the dispatcher, or others. */
export function chatRows(whole: Context, messages: readonly ChatMessage[]): Draft[] {
  const dispatchers = messages.flatMap(({ isDispatcher, author }) =>
    isDispatcher && author ? author.value : [],
  );
  const context = { ...whole, dispatchers };
  const speakers = new Map<string, Speaker>();
  const rows: Row[] = [];
  const stopTimes = new Map<string, Found>();
  let announced: Trip = {};
  let lastSaid: Trip = {};
  let heard = NOTHING_HEARD;
  let isAnswered = false;
  let last: Speaker | undefined;
  for (const each of messages) {
    const { today, author } = each;
    const own = { ...context, message: onlyMessage(context.message, each), today, author };
    if (each.isDispatcher) {
      const next = heardFrom(own, each);
      heard = isAnswered ? next : heardAlso(heard, next);
      isAnswered = false;
      for (const [town, time] of stopTimesOf(own, each)) stopTimes.set(town, time);
      if (last) {
        listen(next, rows, last, whole);
        lastSaid = filled(lastSaid, next.trip);
      } else announced = filled(next.trip, announced);
      continue;
    }
    const speaker = speakerOf(speakers, each);
    last = speaker;
    const facts = factsOf(own, each);
    const answer = answerTo(heard, facts, today, speaker.said.date);
    // hours and days that were offered may be chosen again
    heard = { ...NOTHING_HEARD, times: heard.times, days: heard.days };
    isAnswered = true;
    const mine = speaker.rows;
    if (KINDS[whole.kind].earlier !== 'cancels' && leaves(facts, rows, speaker)) continue;
    const trip = { ...turned(tripOf(facts), lastSaid), ...answer.trip };
    if (!asksForPlaces(facts, mine, answer)) {
      const meant = meantBy(facts, mine, author);
      const back = waysBack(facts, answer, meant);
      rows.push(...back);
      mine.push(...back);
      if (back.length > 0) continue;
      addTo(meant, facts, answer, mine);
    } else {
      const drafts = pieceOf(own, each);
      // 'three places, please', and the names in the next message
      const nameless = ADDS.test(facts.folded) ? [] : mine.filter(isNameless);
      for (const row of nameless) remove(row, rows);
      for (const draft of drafts) {
        const added = nameless.length > 0 ? nameless : [newRow(draft, speaker, announced, lastSaid)];
        for (const place of added) {
          const said = { ...turned(turned(draft.trip, announced), lastSaid), ...answer.trip };
          const isSent = SENDS.test(facts.folded);
          const row = { ...place, ...draft, trip: filled(said, place.trip), isSent };
          const seats = drafts.length === 1 ? place.reading.seats : undefined;
          row.reading = readingOf(row, answer, seats, dispatchers);
          mine.push(row);
          rows.push(row);
        }
      }
    }
    speaker.wants ||= asksFor(facts, answer);
    speaker.said = { ...speaker.said, ...trip };
    lastSaid = { ...lastSaid, ...trip };
  }
  const wanted = rows.filter(({ speaker }) => speaker.wants);
  const kept = wanted.length > 0 ? wanted : rows;
  for (const row of kept) settle(row, stopTimes, kept.length > 1 && !KINDS[whole.kind].isParcel);
  return kept;
}

function speakerOf(speakers: Map<string, Speaker>, { contact, author, phone }: ChatMessage): Speaker {
  const known = speakers.get(contact);
  if (known) return known;
  const speaker = { author, phone, rows: [], said: {}, told: {}, wants: false };
  speakers.set(contact, speaker);
  return speaker;
}

function remove(row: Row, rows: Row[]): void {
  for (const list of [rows, row.speaker.rows]) if (list.includes(row)) list.splice(list.indexOf(row), 1);
}

/** Puts the dispatcher's words into the rows that they are about, or else into those of the last author. */
function listen(heard: Heard, rows: readonly Row[], last: Speaker, { kind }: Context): void {
  const { trip } = heard;
  const answered = answeredBy(heard, rows, last);
  const told = (before: Trip) => ({ ...before, ...trip });
  for (const row of answered) row.told = told(row.told);
  if (answered.every(({ speaker }) => speaker === last)) last.told = told(last.told);
  if (KINDS[kind].earlier)
    for (const { reading } of answered)
      if (heard.seats && !reading.seats?.length) reading.seats = [heard.seats];
  const [row] = last.rows;
  const [person] = heard.persons;
  if (row && last.rows.length === 1 && person && heard.persons.length === 1 && !row.reading.name?.length)
    row.reading.name = [person];
}

/** Removes withdrawn rows, or puts another name into them. @returns whether the message says no more */
function leaves(facts: Facts, rows: Row[], { rows: mine }: Speaker): boolean {
  const gone = [...withdrawn(facts.folded, rows), ...(GIVES_UP.test(facts.folded) ? mine : [])] as Row[];
  const other = facts.persons.find((person) => !gone.some((draft) => isCalled(draft, person.value)));
  const instead = INSTEAD_OF.test(facts.folded) ? (replacement(facts) ?? other) : undefined;
  if (instead && gone[0]) {
    gone[0].reading.name = [instead];
    if (facts.phones.length > 0) gone[0].reading.phone = facts.phones;
    return true;
  }
  for (const row of gone) remove(row, rows);
  return gone.length > 0;
}

/** The rows that a dispatcher's answer is about: by name, by the town or the day that it names, else the last ones. */
function answeredBy({ trip, folded }: Heard, rows: readonly Row[], last: Speaker): readonly Row[] {
  const first = folded.trim().split(/[\s,]/, 2).join(' ');
  const addressed = rows.filter((row) => isCalled(row, first));
  if (addressed.length > 0) return addressed;
  const back = rows.filter((row) => row.trip.isBack);
  if (back.length > 0 && saysBack(folded)) return back;
  const { from, date } = trip;
  const starting = rows.filter((row) => from && row.trip.from?.value === from.value);
  if (starting.length > 0) return starting;
  const onDay = rows.filter((row) => date && row.trip.date?.value === date.value);
  if (onDay.length > 0) return onDay;
  // The hour of a bus counts for all its passengers.
  const [own] = last.rows;
  const way = own && resolved(own);
  const goesAlong = (row: Row) => {
    const { date, from } = resolved(row);
    return row.speaker === last || (date?.value === way?.date?.value && from?.value === way?.from?.value);
  };
  return rows.filter((row) => goesAlong(row) && (!row.told.time || !trip.time));
}

const NOT_MEANT = /^\s*(?:остає\p{L}*|остает\p{L}*|залиша\p{L}*|лишає\p{L}*|stays|не (?:їде|едет))/u;

/** The rows of an author that a message is about: those of whom it names, else all. */
function meantBy(facts: Facts, mine: readonly Row[], author: Found | null): readonly Row[] {
  const { persons, folded, start } = facts;
  const stay = persons.filter(({ end }) => NOT_MEANT.test(folded.slice(end - start, end - start + 20)));
  const go = persons.filter((person) => !stay.includes(person));
  const withAuthor = /(?<!\p{L})(?:ми|мы|я|we|i)\s+(?:з|із|зі|с|со|with|and|і|и)(?!\p{L})/u.test(folded);
  const isMeant = (draft: Draft) =>
    go.some(({ value }) => isCalled(draft, value)) ||
    (withAuthor && author !== null && isCalled(draft, author.value));
  const meant = mine.filter(isMeant);
  if (meant.length > 0) return meant;
  return mine.filter((draft) => !stay.some(({ value }) => isCalled(draft, value)));
}

const INSTEAD_OF = /(?:замість|вместо|instead of|in place of)/u;

/** 'назад 22 серпня, теж троє': the way back of those whom the author has asked for before. */
function waysBack(facts: Facts, answer: Answer, mine: readonly Row[]): Row[] {
  const { date, time } = { ...tripOf(facts), ...answer.trip };
  if (!date || !saysBack(facts.folded)) return [];
  return mine.map((row) => {
    const { from, to } = resolved(row);
    const there = { ...(from && { from }), ...(to && { to }) };
    return { ...row, told: {}, trip: filled({ date, isBack: true, ...(time && { time }) }, there) };
  });
}

/** What a later message adds to a booking that does not have it yet. */
const DETAILS = ['pickUp', 'dropOff', 'luggage', 'price'] as const;

/** Adds what a message says, that asks for no further place, to the rows of its author. */
function addTo(meant: readonly Row[], facts: Facts, answer: Answer, mine: readonly Row[]): void {
  const isCorrection = CORRECTS.test(facts.folded);
  const { date, time, ...ends } = { ...tripOf(facts), ...answer.trip };
  for (const row of meant) {
    // 'Жанна сяде в Рені' says it of her alone
    const isHers = facts.persons.some(({ value }) => isCalled(row, value));
    row.trip = isCorrection || isHers ? { ...row.trip, ...ends } : filled(row.trip, ends);
    row.trip = { ...row.trip, ...(date && { date }), ...(time && { time }) };
    if (meant.length > 1) continue;
    const { reading } = row;
    for (const field of DETAILS) if (!reading[field]?.length) reading[field] = facts.reading[field] ?? [];
    const seats = answer.seats ?? facts.reading.seats?.[0];
    if (seats) reading.seats = [seats];
    if (answer.name && isNameless(row)) reading.name = [answer.name];
    if (isCorrection && facts.phones.length > 0) reading.phone = [...facts.phones];
  }
  givePhones(facts, facts.phones.length > 1 ? mine : meant);
}

/** Whoever has asked for a place does not go. */
const GIVES_UP = regex`(?:(?<!\p{L})(?:я пас|без мене|без меня|не їду|не еду|не поїду|не поеду|не їдемо|не едем|count me out|i'm out|я поїздом|я поездом|передумал\p{L}*|мене викресл\p{L}*|меня вычеркн\p{L}*)(?!\p{L}))`;

const CORRECTS = regex`(?:^|[\s,.!])(?:ні|нет|ой|no|точніше|вірніше|точнее|вернее|краще|лучше|помили\p{L}*|ошиб\p{L}*|перепутал\p{L}*|переплутал\p{L}*|вибач\p{L}*|извин\p{L}*|sorry|actually|rather|instead|замість|вместо|давайте|перенес\p{L}*|змін\p{L}*)(?!\p{L})`;

/** Gives rows without a phone the numbers that their author sends later: by name, or in order. */
function givePhones({ folded, start, phones }: Facts, mine: readonly Draft[]): void {
  for (const [i, phone] of phones.entries()) {
    const near =
      folded
        .slice((phones[i - 1]?.end ?? start) - start, phone.start - start)
        .split(/[,;]/)
        .at(-1) ?? '';
    const waiting = mine.filter(({ reading }) => !reading.phone?.length);
    const named = waiting.find((draft) => isCalled(draft, near));
    const draft = named ?? waiting[0];
    if (draft) draft.reading.phone = [phone];
    else if (mine[0]) mine[0].reading.phone = [...(mine[0].reading.phone ?? []), phone];
  }
}
