import type { Passenger } from '../../contract/parendar.ts';
import { NOTES_LIMIT, PASSENGER_LIMIT, TRIP_TEXT_LIMIT } from '../../contract/parendar.values.ts';
import { withIds } from '../../shared/booking.ts';
import { saysTheSame } from '../../shared/booking-fields.ts';
import { findPhone, phoneKey } from '../../shared/phone-in.ts';
import { sameName } from '../../shared/same-name.ts';
import type { Details } from '../mapping/details.ts';
import { type EditedLines, linesByPassenger } from './match-lines.ts';
import { numberOf, oneLine, passengerInLine, passengerLine, withoutNumber } from './passenger-line.ts';
import {
  type Brevity,
  checkOf,
  HEADS,
  type Head,
  headIn,
  headLines,
  LEFT_OUT,
  notesIn,
  withoutTimes,
} from './trip-lines.ts';

/** The changes that a person made in the lines: the passengers that stay, then the added ones. */
export type Proposal = Omit<Details, 'stops'>;

export interface LinesRead {
  /** Left out where the lines say what the fields say, or were made from other fields than these. */
  proposal?: Proposal;
  /** Lines that this product did not write, unchanged. */
  others: unknown[];
}

/**
 * Reads the lines of a description.
 * @param lines as they are stored, and any text around the JSON
 * @param check what `checkOf` made of the fields when the lines were written; `undefined` where none of them is ours
 * @param details the fields as they are
 */
export function readLines(lines: unknown, check: unknown, details: Details): LinesRead {
  const all: unknown[] = Array.isArray(lines) ? lines : lines === undefined ? [] : [lines];
  const texts = all.filter((line) => typeof line === 'string');
  const noTexts = all.filter((line) => typeof line !== 'string');
  if (texts.length === 0) return { others: noTexts };
  if (typeof check !== 'string') return { others: all };
  const brevity = LEFT_OUT.findIndex((_, index) => checkOf(details, index) === check);
  // An older page or function wrote other fields, and kept the lines.
  if (brevity === -1) {
    const isOurs = (line: string) => headIn(oneLine(line)) !== undefined || numberOf(line) !== undefined;
    return { others: all.filter((line) => typeof line !== 'string' || !isOurs(line)) };
  }
  const { others, ...read } = proposalIn(texts, details, brevity);
  const places = new Map(texts.map((text, place) => [text, place]));
  const placeOf = (text: unknown) => places.get(String(text)) ?? 0;
  const inOrder = others.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { ...read, others: [...inOrder, ...noTexts] };
}

function proposalIn(texts: readonly string[], details: Details, brevity: Brevity): LinesRead {
  const edited: EditedLines = new Map(texts.map((text, index) => [index, text]));
  const heads = readHeads(edited, headLines(details, brevity));
  const leftOut = LEFT_OUT[brevity] ?? [];
  const { passengers } = details;
  const written = passengers.map((each) => ({ ...each, line: passengerLine(each, leftOut) }));
  const own = linesByPassenger(edited, written);
  const others = [...heads.others];
  const fates = passengers.map((passenger, index) => {
    const line = own[index];
    if (line === undefined || line === 'same') return line === 'same' ? passenger : null;
    const read = passengerInLine(line, passenger, leftOut);
    if (!read) others.push(line);
    return read ? { ...read, id: passenger.id } : passenger;
  });
  const kept = fates.filter((fate) => fate !== null);
  const gone = passengers.filter((_, index) => fates[index] === null);
  const added: Passenger[] = [];
  for (const line of edited.values()) {
    const passenger = isLikePassenger(line) ? addedIn(line, gone) : undefined;
    const isThere = passenger && kept.some((each) => isSame(each, passenger));
    if (passenger && !isThere && kept.length + added.length < PASSENGER_LIMIT) added.push(passenger);
    else if (line.trim() !== '' && !isThere) others.push(line);
  }
  const { driverName = details.driverName, notes = details.notes, seats = details.seats } = heads.read;
  const isUntouched = passengers.every((each, index) => isAsIs(fates[index], each));
  const isSameHead = driverName === details.driverName && notes === details.notes && seats === details.seats;
  if (isUntouched && isSameHead && added.length === 0) return { others };
  // A new booking never gets the id of a removed one.
  const withNewIds = withIds([...passengers, ...added]).slice(passengers.length);
  return { proposal: { driverName, notes, seats, passengers: [...kept, ...withNewIds] }, others };
}

/** The passenger of an added line; parts that are as a removed passenger of that name had them keep their fields. */
function addedIn(line: string, gone: readonly Passenger[]): Passenger | undefined {
  const added = passengerInLine(line);
  const former = gone.find(({ name }) => added && sameName(name) === sameName(added.name));
  return former ? passengerInLine(line, former) : added;
}

function isAsIs(fate: Passenger | null | undefined, passenger: Passenger): boolean {
  return fate === passenger || Boolean(fate && saysTheSame(fate, passenger));
}

/** A line that adds a passenger has a number before it, or a phone in it; 'Диспетчер: 067…' is somebody's own. */
function isLikePassenger(line: string): boolean {
  const text = withoutNumber(line);
  if (/^[^,\d:]{1,40}:/.test(text)) return false;
  return text !== '' && (numberOf(line) !== undefined || findPhone(text) !== null);
}

function isSame(one: Passenger, other: Passenger): boolean {
  return sameName(one.name) === sameName(other.name) && phoneKey(one.phone) === phoneKey(other.phone);
}

/** Takes the lines that are none of a passenger out of the edited ones. @returns what they say, where they were changed */
function readHeads(edited: EditedLines, written: Record<Head, string>) {
  const read: { driverName?: string; notes?: string; seats?: number | null } = {};
  const others: string[] = [];
  const missing = new Set(HEADS);
  const labelled = [...edited].flatMap(([place, line]) => {
    const found = headIn(oneLine(line));
    const isSame = found && withoutTimes(oneLine(line)) === withoutTimes(written[found.head]);
    return found ? [{ ...found, isSame, place, line }] : [];
  });
  // Of two lines with one label, the one that was written is ours.
  for (const found of labelled.toSorted((one, other) => Number(other.isSame) - Number(one.isSame))) {
    const { head, value, isSame, place, line } = found;
    edited.delete(place);
    const isFirst = missing.delete(head);
    const seats = head === 'seats' ? seatsIn(value) : undefined;
    if (isFirst && isSame) continue;
    if (isFirst && seats !== undefined) read.seats = seats;
    else if (isFirst && head === 'driver' && value.length <= TRIP_TEXT_LIMIT) read.driverName = value;
    else if (isFirst && head === 'notes' && value.length <= NOTES_LIMIT) read.notes = notesIn(value);
    else others.push(line);
  }
  const isGone = (head: Head) => missing.has(head) && written[head] !== '';
  if (isGone('driver')) read.driverName = '';
  if (isGone('notes')) read.notes = '';
  if (isGone('seats')) read.seats = null;
  return { read, others };
}

/** '5 з 8' tells 8 seats, '5' none. `undefined` for what is neither. */
function seatsIn(value: string): number | null | undefined {
  const [, taken, seats] = /^(\d{1,3})?\s*(?:з\s*(\d{1,3}))?\s*(?:місць)?$/i.exec(value) ?? [];
  if (seats === undefined) return taken === undefined ? undefined : null;
  return Number(seats) >= 1 && Number(seats) <= PASSENGER_LIMIT ? Number(seats) : undefined;
}

/** Fields as they are saved, with what is proposed of the others, on which nobody has decided yet. */
export function withProposal(saved: Details, before: Details, proposal: Proposal): Details {
  const field = <Name extends 'driverName' | 'notes' | 'seats'>(name: Name): Details[Name] =>
    saved[name] === before[name] ? proposal[name] : saved[name];
  const proposed = new Map(proposal.passengers.map((each) => [each.id, each]));
  const untouched = new Map(before.passengers.map((each) => [each.id, each]));
  const kept = saved.passengers.flatMap((passenger) => {
    const [former, fate] = [untouched.get(passenger.id), proposed.get(passenger.id)];
    const isSaved = !isAsIs(former, passenger);
    // `passenger` itself, by which those with whole lines are told from the others.
    return isSaved || isAsIs(fate, passenger) ? passenger : (fate ?? []);
  });
  const isNew = (added: Passenger) => !saved.passengers.some((each) => isSame(each, added));
  const added = proposal.passengers.filter(({ id }) => !untouched.has(id));
  return {
    ...saved,
    driverName: field('driverName'),
    notes: field('notes'),
    seats: field('seats'),
    passengers: [...kept, ...added.filter(isNew)],
  };
}
