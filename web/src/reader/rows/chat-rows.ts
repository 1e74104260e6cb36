import { KINDS } from '@par-club/functions/contract/kinds.values';
import { type Found, regex } from '../text/text.ts';
import type { ChatMessage } from './chat.ts';
import { ADDS, type Draft, isCalled, withdrawn } from './draft.ts';
import {
  type Context,
  type Facts,
  factsOf,
  filled,
  isCalledAlike,
  stopTimesOf,
  type Trip,
  tripOf,
  turned,
} from './facts.ts';
import { one } from './listed-seats.ts';
import { only } from './parts.ts';
import { pieceOf } from './pieces.ts';
import { saysBack } from './trips.ts';

/** The rows of a chat. What a message does not say, its author has said before, or the dispatcher, or others. */
export function chatRows(whole: Context, messages: readonly ChatMessage[]): Draft[] {
  const dispatchers = messages.flatMap(({ isDispatcher, author }) =>
    isDispatcher && author ? author.value : [],
  );
  const context = { ...whole, dispatchers };
  const drafts: Draft[] = [];
  const said = new Map<string, Trip>();
  let offered: Trip = {};
  let lastSaid: Trip = {};
  const stopTimes = new Map<string, Found>();
  for (const each of messages) {
    const author = each.author?.value ?? '';
    const own = { ...context, message: only(context.message, each), today: each.today, author: each.author };
    const facts = factsOf(own, each);
    if (each.isDispatcher) {
      for (const [town, time] of stopTimesOf(own, each)) stopTimes.set(town, time);
      const answered = answeredBy(facts, drafts);
      const [time] = facts.reading.time ?? [];
      if (answered.length === 0) offered = filled(offered, tripOf(facts));
      else if (time) for (const { trip } of answered) trip.time = time;
      continue;
    }
    const mine = drafts.filter((draft) => draft.author?.value === each.author?.value);
    const gone = [...withdrawn(facts.folded, drafts), ...(GIVES_UP.test(facts.folded) ? mine : [])];
    const [instead] = INSTEAD_OF.test(facts.folded)
      ? facts.persons.filter((person) => !gone.some((draft) => isCalled(draft, person.value)))
      : [];
    if (instead && gone[0]) {
      gone[0].reading.name = [instead];
      if (facts.phones.length > 0) gone[0].reading.phone = facts.phones;
      continue;
    }
    if (gone.length > 0) {
      for (const draft of gone) if (drafts.includes(draft)) drafts.splice(drafts.indexOf(draft), 1);
      if (facts.phones.length === 0) continue;
    }
    if (!asksForPlaces(facts, mine)) {
      const meant = meantBy(facts, mine, each.author);
      const back = waysBack(facts, meant);
      drafts.push(...back);
      if (back.length > 0) continue;
      addTo(meant, facts, mine, each.author);
      const trip = turned(tripOf(facts), lastSaid);
      said.set(author, { ...said.get(author), ...trip });
      lastSaid = { ...lastSaid, ...trip };
      continue;
    }
    const before = said.get(author) ?? {};
    const rows = pieceOf(own, each);
    // 'three places, please', and the names in the next message
    const nameless = ADDS.test(facts.folded)
      ? []
      : mine.filter(({ reading }) => reading.name?.[0] === each.author && !reading.phone?.length);
    for (const draft of nameless) drafts.splice(drafts.indexOf(draft), 1);
    for (const draft of rows) {
      const { time: othersTime, ...othersTrip } = lastSaid;
      // who names neither a day nor a whole way goes with those who wrote before, at their hour
      const isJoining = !draft.trip.date && !(draft.trip.from && draft.trip.to);
      draft.trip = [before, offered, isJoining ? lastSaid : othersTrip].reduce(
        filled,
        turned(turned(draft.trip, offered), lastSaid),
      );
      if (!draft.reading.name?.length && each.author) draft.reading.name = [each.author];
    }
    said.set(author, { ...before, ...rows[0]?.trip });
    lastSaid = { ...lastSaid, ...rows[0]?.trip };
    drafts.push(...rows);
  }
  for (const { trip, reading } of drafts) {
    const time = stopTimes.get(trip.from?.value ?? '');
    if (time) trip.time = time;
    if (drafts.length > 1 && !reading.seats?.length && !KINDS[whole.kind].isParcel && reading.name?.[0])
      reading.seats = [one(reading.name[0])];
  }
  return drafts.length > 0 ? drafts : pieceOf(context, { start: 0, end: context.message.length });
}

/** The rows that a dispatcher's answer is about: by name, by the town or the day that it names, else the last ones. */
function answeredBy(facts: Facts, drafts: readonly Draft[]): Draft[] {
  const first = facts.folded.trim().split(/[\s,]/, 2).join(' ');
  const addressed = drafts.filter(
    (draft) => isCalled(draft, first) || isCalledAlike(draft.author?.value ?? '', first),
  );
  if (addressed.length > 0) return addressed;
  const { from, to, date } = tripOf(facts);
  if (from || to)
    return drafts.filter(({ trip }) => [from?.value, to?.value].includes(trip.from?.value ?? ''));
  if (date) return drafts.filter(({ trip }) => trip.date?.value === date.value);
  const last = drafts.at(-1);
  return drafts.filter(({ author, trip }) => author?.value === last?.author?.value && !trip.time);
}

const NOT_MEANT = /^\s*(?:остає\p{L}*|остает\p{L}*|залиша\p{L}*|лишає\p{L}*|stays|не (?:їде|едет))/u;

/** The rows of an author that a message is about: those of whom it names, else all. */
function meantBy(facts: Facts, mine: readonly Draft[], author: Found | null): readonly Draft[] {
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
function waysBack(facts: Facts, mine: readonly Draft[]): Draft[] {
  const { date, time } = tripOf(facts);
  if (!date || !saysBack(facts.folded)) return [];
  return mine.map((draft) => {
    const { from, to } = draft.trip;
    return {
      ...draft,
      trip: filled(
        { date, isBack: true, ...(time && { time }) },
        { ...(from && { from }), ...(to && { to }) },
      ),
    };
  });
}

/** Adds what a message says, that asks for no further place, to the rows of its author. */
function addTo(meant: readonly Draft[], facts: Facts, mine: readonly Draft[], author: Found | null): void {
  const isCorrection = CORRECTS.test(facts.folded);
  const trip = tripOf(facts);
  for (const draft of meant) {
    // 'Жанна сяде в Рені' says it of her alone
    const isHers = facts.persons.some(({ value }) => isCalled(draft, value));
    draft.trip = isCorrection || isHers ? { ...draft.trip, ...trip } : filled(draft.trip, trip);
    if (meant.length > 1) continue;
    const { reading } = draft;
    if (facts.reading.seats?.length && (isCorrection || !reading.seats?.length))
      reading.seats = facts.reading.seats;
    if (isCorrection && facts.phones.length > 0) reading.phone = [...facts.phones];
  }
  givePhones(facts, facts.phones.length > 1 ? mine : meant, author);
}

/** Whoever has asked for a place does not go. */
const GIVES_UP = regex`(?:(?<!\p{L})(?:я пас|без мене|без меня|не їду|не еду|не поїду|не поеду|не їдемо|не едем|count me out|i'm out|я поїздом|я поездом|передумал\p{L}*|мене викресл\p{L}*|меня вычеркн\p{L}*)(?!\p{L}))`;

/** Somebody asks for a place for himself. */
const ASKS = regex`(?:запиш\p{L}*\s+(?:і |и |й )?(?:мене|меня)|(?:мене|меня) (?:теж|також|тоже|запиш)|(?:мені|мне|нам) (?:теж|також|тоже|одн|дв|тр|треба|потріб|нужн|надо|ще)|я (?:теж|також|тоже|з вами|с вами|їду|поїду|еду|поеду)|ми (?:теж|також)|me too|count me in|i(?:'m| am) in|book me)`;
const CORRECTS = regex`(?:^|[\s,.!])(?:ні|нет|ой|no|точніше|вірніше|точнее|вернее|краще|лучше|помили\p{L}*|ошиб\p{L}*|перепутал\p{L}*|переплутал\p{L}*|вибач\p{L}*|извин\p{L}*|sorry|actually|rather|instead|замість|вместо|давайте|перенес\p{L}*|змін\p{L}*)(?!\p{L})`;

/** Whether a message of a chat asks for places, and does not only add to what its author asked for before. */
function asksForPlaces({ persons, phones, folded }: Facts, mine: readonly Draft[]): boolean {
  const isKnown = (person: Found) => mine.some((draft) => isCalled(draft, person.value));
  if (mine.length > 0 && persons.length > 0 && persons.every(isKnown)) return false;
  if (mine.length > 0 && !ADDS.test(folded) && !(persons.length > 0 && phones.length > 0)) return false;
  return persons.length > 0 || phones.length > 0 || ASKS.test(folded);
}

/** Gives rows without a phone the numbers that their author sends later: by name, 'мій', or in order. */
function givePhones({ folded, start, phones }: Facts, mine: readonly Draft[], author: Found | null): void {
  for (const [i, phone] of phones.entries()) {
    const near =
      folded
        .slice((phones[i - 1]?.end ?? start) - start, phone.start - start)
        .split(/[,;]/)
        .at(-1) ?? '';
    const [after = ''] = folded.slice(phone.end - start, phone.end - start + 12).split(/[,;]/);
    const waiting = mine.filter(({ reading }) => !reading.phone?.length);
    const named = waiting.find((draft) => isCalled(draft, near));
    const isOwn = /(?<!\p{L})(?:мій|мой|my|я)(?!\p{L})/u.test(`${near} ${after}`);
    const own = isOwn ? waiting.find((draft) => author && isCalled(draft, author.value)) : undefined;
    const draft = named ?? own ?? waiting[0];
    if (draft) draft.reading.phone = [phone];
    else if (mine[0] && !mine[0].reading.phone?.includes(phone))
      mine[0].reading.phone = [...(mine[0].reading.phone ?? []), phone];
  }
}
