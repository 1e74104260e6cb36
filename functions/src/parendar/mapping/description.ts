import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { type Booking, type Passenger, Stop, type Trip, TripInput } from '../../contract/parendar.ts';
import { DESCRIPTION_LIMIT } from '../../contract/parendar.values.ts';
import { withIds } from '../../shared/booking.ts';
import { type Proposal, readLines, withProposal } from '../lines/proposal.ts';
import { type Clock, checkOf, LEFT_OUT, linesOf } from '../lines/trip-lines.ts';
import { objectIn, plainText } from './description-text.ts';
import type { Details } from './details.ts';
import { bookingsIn, isRecord, passengersOver, textOf } from './passenger-entry.ts';

/** The JSON of a description as it is stored, with any fields that other programs added. */
export type StoredDetails = Record<string, unknown> & { driverName: string; passengers: unknown[] };

/** Readers ignore the version, and keep fields that a newer version of this product may have added. */
const Version = z.catch(z.int().check(z.minimum(1)), 1);
/** A value of a wrong type or size counts as none. */
const Seats = z.catch(TripInput.shape.seats, null);
const Minutes = z.catch(Stop.shape.minutes, null);

/** The details in a description, and who wrote it: this product (JSON), a person or an older form (text), or others. */
export function readDescription(
  description: string,
  tripId?: string,
): { origin: Trip['origin']; details: Details; stored?: StoredDetails; proposal?: Proposal | undefined } {
  const stored = storedIn(description);
  if (stored) {
    const details = detailsIn(stored, tripId);
    const { proposal } = readLines(stored.lines, stored.linesOf, details);
    return { origin: 'product', details, stored, proposal };
  }
  const fromLines = linesIn(description, tripId);
  if (fromLines) return { origin: 'text', details: fromLines };
  return asText(description);
}

export function asText(description: string): ReturnType<typeof readDescription> {
  const nobody = { driverName: '', passengers: [], seats: null };
  return { origin: 'other', details: { ...nobody, notes: plainText(description).trim() } };
}

/** The JSON that this product writes into a description, or `undefined` for any other description. */
export function storedIn(description: string): StoredDetails | undefined {
  const json = objectIn(description);
  const isStored = typeof json?.driverName === 'string' && Array.isArray(json.passengers);
  return isStored ? (json as StoredDetails) : undefined;
}

/** The details in the JSON of a description; a value of a wrong type counts as empty. */
export function detailsIn(stored: StoredDetails, tripId?: string): Details {
  const { driverName, notes, passengers, seats } = stored;
  const stops = stopsIn(stored.stops);
  return {
    driverName,
    notes: textOf(notes),
    passengers: bookingsIn(passengers, tripId),
    seats: z.parse(Seats, seats),
    ...(stops.length > 0 && { stops }),
  };
}

interface DescriptionOptions {
  /** By which the lines tell times. */
  clock?: Clock;
  /** Whether the lines are written anew; else what a person changed in them stays, as long as `details` do not change it. */
  settles?: boolean | undefined;
  /** Of the event; left out for a new one. */
  tripId?: string | undefined;
}

/**
 * The JSON text of a description, with the trip in readable lines as its first member. Values in `stored` stay as other
 * programs wrote them, unless `details` differ. Where the event would hold no more, the lines are shortened or left out.
 */
export function descriptionOf(
  details: Omit<Details, 'passengers'> & { passengers: readonly Passenger[] },
  stored: Partial<StoredDetails> = {},
  { clock, settles = false, tripId }: DescriptionOptions = {},
): string {
  const { driverName, notes, passengers, seats, stops = [] } = details;
  const isSame = isDeepStrictEqual(stops, stopsIn(stored.stops));
  const { lines: _lines, linesOf: _check, ...others } = stored;
  const fields = {
    ...others,
    version: z.parse(Version, stored.version),
    driverName,
    notes: notes === textOf(stored.notes) ? (stored.notes ?? notes) : notes,
    passengers: passengersOver(stored.passengers ?? [], passengers, tripId),
    seats: seats === z.parse(Seats, stored.seats) ? stored.seats : (seats ?? undefined),
    stops: isSame ? stored.stops : stops.length > 0 ? stops : undefined,
  };
  const saved = detailsIn(fields);
  const before = detailsIn({ driverName: '', passengers: [], ...stored }, tripId);
  const read = readLines(stored.lines, stored.linesOf, before);
  const shown = read.proposal && !settles ? withProposal(saved, before, read.proposal) : saved;
  const isChanged = (passenger: Booking) => !saved.passengers.includes(passenger);
  for (const brevity of LEFT_OUT.keys()) {
    const lines = [...linesOf(shown, brevity, clock, isChanged), ...read.others];
    const description = layOut({ lines, ...fields, linesOf: checkOf(saved, brevity) });
    if (description.length <= DESCRIPTION_LIMIT) return description;
  }
  // What a person wrote stays all the same.
  return JSON.stringify({ ...(read.others.length > 0 && { lines: read.others }), ...fields });
}

/** Indented, with one entry of a list a row, so that it can be read, and is short. `lines` come first. */
function layOut({ lines, ...fields }: Record<string, unknown>): string {
  const members = [['lines', lines] as const, ...Object.entries(fields)].filter(
    ([, value]) => value !== undefined,
  );
  const rows = members.map(([name, value]) => {
    const entries = Array.isArray(value) ? value.map((entry) => `    ${JSON.stringify(entry)}`) : [];
    const list = entries.length > 0 ? `[\n${entries.join(',\n')}\n  ]` : JSON.stringify(value);
    return `  ${JSON.stringify(name)}: ${list}`;
  });
  return `{\n${rows.join(',\n')}\n}`;
}

/** Hand-written text: 'Driver: name', notes, 'Passengers:', then name, tab, phone. `undefined` without a driver. */
export function linesIn(description: string, tripId?: string): Details | undefined {
  const lines = plainText(description).split('\n');
  const driverAt = lines.findIndex((line) => DRIVER.test(line));
  if (driverAt === -1) return undefined;
  const [driver = ''] = lines.splice(driverAt, 1);
  const headAt = lines.findIndex((line) => PASSENGERS.test(line));
  const notesEnd = headAt === -1 ? lines.length : headAt;
  const passengers = lines.slice(notesEnd + 1).filter((line) => line.trim() !== '');
  return {
    driverName: driver.replace(DRIVER, '').trim(),
    notes: lines.slice(0, notesEnd).join('\n').trim().replace(NOTES, '').trim(),
    passengers: withIds(passengers.map(passengerOf), tripId),
    seats: null,
  };
}

const DRIVER = /^\s*(?:driver|водій)\s*:/i;
const NOTES = /^(?:notes|нотатки)\s*:/i;
const PASSENGERS = /^\s*(?:passengers|пасажири)\s*:/i;

/** Name and phone, separated by a tab or by two spaces (a tab after an editor); else a phone number ends the line. */
function passengerOf(line: string): Passenger {
  const text = line.trim();
  const gap = /\t| {2}/.exec(text);
  // The bounds keep the matching fast for every line: anybody can send an invitation that is read here.
  const phone = gap ?? /\+?\d[\d\s()-]{5,18}\d$/.exec(text);
  if (!phone) return { name: text, phone: '' };
  const name = text.slice(0, phone.index).replace(/[\s,;:–—-]{1,9}$/, '');
  return { name, phone: text.slice(phone.index).trim() };
}

function stopsIn(value: unknown): Stop[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isRecord)
    .map(({ place, minutes }) => ({ place: textOf(place), minutes: z.parse(Minutes, minutes) }))
    .filter(({ place }) => place.trim() !== '');
}
