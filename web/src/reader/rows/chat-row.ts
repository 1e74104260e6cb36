import type { Found } from '../text/text.ts';
import type { Answer } from './answers.ts';
import type { Draft } from './draft.ts';
import { filled, isCalledAlike, type Trip, turned } from './facts.ts';
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
