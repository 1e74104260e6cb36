import { type Found, regex } from '../text/text.ts';
import type { Answer } from './answers.ts';
import { ADDS, type Draft } from './draft.ts';
import { type Facts, filled, isCalledAlike, type Trip, tripOf, turned } from './facts.ts';
import { one } from './listed-seats.ts';

/** The author of a passenger's messages in a chat, and the rows that they asked for. */
export interface Speaker {
  author: Found | null;
  phone: Found | null;
  rows: Row[];
  /** Their own words on the trip, so far. */
  said: Trip;
  /** The dispatcher's words to them. */
  told: Trip;
  /** Whether a place is asked for, and not only a price or an hour. */
  wants: boolean;
}

export interface Row extends Draft {
  speaker: Speaker;
  told: Trip;
  /** The trip of earlier authors, which fills the fields that nobody has said of this row. */
  others: Trip;
  isSent: boolean;
}

/** A row that has no name, or no other than the contact's, and no phone. */
export function isNameless({ reading, speaker }: Row): boolean {
  const [name] = reading.name ?? [];
  return (!name || name === speaker.author) && !reading.phone?.length;
}

/** A new row. Without a day and a whole way of its own it takes the hour of the rows before it. */
export function newRow(draft: Draft, speaker: Speaker, announced: Trip, { time, ...said }: Trip): Row {
  const { date, from, to } = draft.trip;
  const isJoining = !date && (!(from && to) || from.value === said.from?.value);
  const others = filled(offeredFor(draft.trip, announced), isJoining && time ? { ...said, time } : said);
  return { ...draft, speaker, trip: speaker.said, told: speaker.told, others, isSent: false };
}

/** The reading of a row; its author is the passenger where nobody else is named. */
export function readingOf(
  { reading, speaker }: Row,
  answer: Answer,
  seats: Draft['reading']['seats'],
  dispatchers: readonly string[],
): Draft['reading'] {
  const named = (reading.name ?? []).filter(
    ({ value }) => !dispatchers.some((name) => isCalledAlike(name, value)),
  );
  const [name = answer.name ?? speaker.author] = named;
  const count = answer.seats ? [answer.seats] : reading.seats;
  return { ...reading, name: name ? [name] : [], seats: (count?.length ? count : seats) ?? [] };
}

/** A row's trip in the words of its passenger, then of the dispatcher, then of others. */
export function resolved({ trip, told, others }: Row): Trip {
  // the dispatcher's places are stops as often as towns
  const { from, to, ...hours } = turned(told, trip);
  return [hours, offeredFor(trip, others), told].reduce(filled, trip);
}

/**
 * Fills what its passenger has not said with the words of the dispatcher, then of others.
 * @param isOneEach whether a passenger without a count is one
 */
export function settle(row: Row, stopTimes: ReadonlyMap<string, Found>, isOneEach: boolean): void {
  const { reading, speaker } = row;
  row.trip = resolved(row);
  const time = stopTimes.get(row.trip.from?.value ?? '');
  if (time) row.trip.time = time;
  if (speaker.phone && !reading.phone?.length) reading.phone = [speaker.phone];
  if (row.isSent) reading.seats = [];
  else if (isOneEach && !reading.seats?.length && reading.name?.[0]) reading.seats = [one(reading.name[0])];
}

/** What the dispatcher offered to everybody, without the hour of another day. */
function offeredFor({ date }: Trip, { time, ...offered }: Trip): Trip {
  const isOtherDay = date && offered.date && date.value !== offered.date.value;
  return time && !isOtherDay ? { ...offered, time } : offered;
}

/** Somebody asks for a place for himself. */
const ASKS = regex`(?:запиш\p{L}*\s+(?:і |и |й )?(?:мене|меня)|(?:мене|меня) (?:теж|також|тоже|запиш)|(?:мені|мне|нам) (?:теж|також|тоже|одн|дв|тр|треба|потріб|нужн|надо|ще)|я (?:теж|також|тоже|з вами|с вами|їду|поїду|еду|поеду)|ми (?:теж|також)|me too|count me in|i(?:'m| am) in|book me)`;

/** Whether a message asks for a place, and not only for a price or an hour. */
export function asksFor({ persons, phones, folded, reading }: Facts, { name, seats }: Answer): boolean {
  return (
    persons.length + phones.length > 0 ||
    ASKS.test(folded) ||
    (name ?? seats ?? reading.seats?.[0]) !== undefined
  );
}

/** Whether a name is a row's, in full or in part: of two with one surname, each is somebody else. */
function isSamePerson(row: Row, name: string): boolean {
  const [one, other] = [row.reading.name?.[0]?.value ?? '', name].sort((a, b) => a.length - b.length);
  return (one?.match(/\p{L}{3,}/gu) ?? ['']).every((word) => isCalledAlike(other ?? '', word));
}

/** Whether a message of a chat asks for places, and does not only add to what its author asked for before. */
export function asksForPlaces(facts: Facts, mine: readonly Row[], answer: Answer): boolean {
  const { persons, phones, folded } = facts;
  const isKnown = ({ value }: Found) => mine.some((row) => isSamePerson(row, value));
  const isNew = persons.length > 0 && !persons.every(isKnown);
  if (mine.length === 0) return asksFor(facts, answer) || Object.keys(tripOf(facts)).length > 0;
  if (persons.length > 0 && !isNew) return false;
  if (isNew && mine.every(isNameless)) return true;
  if (ADDS.test(folded)) return isNew || phones.length > 0 || ASKS.test(folded);
  return isNew && phones.length > 0;
}
