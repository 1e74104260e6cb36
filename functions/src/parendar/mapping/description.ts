import { isDeepStrictEqual } from 'node:util';
import type { Passenger, Stop, Trip } from '../../contract/parendar.ts';
import { LONGEST_TRIP_MINUTES } from '../../contract/parendar.values.ts';
import { isRecord, isSomebody, passengerIn, passengersOver, textOf } from './passenger-entry.ts';

/** The fields of a trip that are stored in its event's description. */
export type Details = {
  driverName: string;
  notes: string;
  passengers: Passenger[];
  seats: number | null;
  /** Left out for none; in an input also by a page of an earlier version, which leaves the stored ones as they are. */
  stops?: Stop[] | undefined;
};

/** The JSON of a description as it is stored, with any fields that other programs added. */
export type StoredDetails = Record<string, unknown> & { driverName: string; passengers: unknown[] };

/** The version of the JSON. Readers ignore it, and look at the fields. */
const VERSION = 1;

/** The details in a description, and who wrote it: this product (JSON), a person or an older form (text), or others. */
export function readDescription(description: string): { origin: Trip['origin']; details: Details } {
  const stored = storedIn(description);
  if (stored) return { origin: 'product', details: detailsIn(stored) };
  const fromLines = linesIn(description);
  if (fromLines) return { origin: 'text', details: fromLines };
  return asText(description);
}

/** A description in which nothing is read. */
export function asText(description: string): { origin: 'other'; details: Details } {
  const nobody = { driverName: '', passengers: [], seats: null };
  return { origin: 'other', details: { ...nobody, notes: plainText(description).trim() } };
}

/** The JSON that this product writes into a description, or `undefined` for any other description. */
export function storedIn(description: string): StoredDetails | undefined {
  // Google's editor turns a description into HTML.
  return jsonIn(description) ?? jsonIn(plainText(description));
}

/** The details in the JSON of a description; a value of a wrong type counts as empty. */
export function detailsIn(stored: StoredDetails): Details {
  const { driverName, notes, passengers, seats } = stored;
  const stops = stopsIn(stored.stops);
  return {
    driverName,
    notes: textOf(notes),
    passengers: passengers.filter(isSomebody).map(passengerIn),
    seats: seatsIn(seats),
    ...(stops.length > 0 && { stops }),
  };
}

/** The JSON text of a description. Values in `stored` stay as other programs wrote them, unless `details` differ. */
export function descriptionOf(details: Details, stored: Partial<StoredDetails> = {}): string {
  const { driverName, notes, passengers, seats, stops } = details;
  const isSame = stops === undefined || isDeepStrictEqual(stops, stopsIn(stored.stops));
  return JSON.stringify({
    ...stored,
    // A newer version of this product may have written more fields, and these are kept.
    version: Math.max(VERSION, Number(stored.version) || VERSION),
    driverName,
    notes: notes === textOf(stored.notes) ? (stored.notes ?? notes) : notes,
    passengers: passengersOver(stored.passengers ?? [], passengers, { isWhole: stops !== undefined }),
    seats: seats === seatsIn(stored.seats) ? stored.seats : (seats ?? undefined),
    stops: isSame ? stored.stops : stops.length > 0 ? stops : undefined,
  });
}

/**
 * The details in text that a person or an older form wrote: a line 'Driver: name', notes, a line 'Passengers:', and a
 * line for each passenger with a tab between name and phone. `undefined` where no line names the driver.
 */
export function linesIn(description: string): Details | undefined {
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
    passengers: passengers.map(passengerOf),
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

/** The text of a description, which is HTML after somebody used Google's editor on it. */
function plainText(description: string): string {
  return description
    .replace(/\r\n?/g, '\n')
    .replace(/<br\s*\/?>|<\/(?:p|div|li|ul|ol)>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(nbsp|lt|gt|quot|apos|amp));/gi,
      (entity, decimal, hex, name) =>
        name === undefined
          ? characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16), entity)
          : (NAMED[name.toLowerCase()] ?? entity),
    )
    .replaceAll('\u00a0', ' ');
}

const NAMED: Readonly<Record<string, string>> = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

function characterOf(codePoint: number, otherwise: string): string {
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : otherwise;
}

function jsonIn(text: string): StoredDetails | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return isStored(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

function isStored(json: unknown): json is StoredDetails {
  return isRecord(json) && typeof json.driverName === 'string' && Array.isArray(json.passengers);
}

function seatsIn(value: unknown): number | null {
  return Number.isInteger(value) && Number(value) > 0 ? Number(value) : null;
}

/** The stops that can be read in what is stored. */
function stopsIn(value: unknown): Stop[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isRecord)
    .map(({ place, minutes }) => ({ place: textOf(place), minutes: minutesIn(minutes) }))
    .filter(({ place }) => place.trim() !== '');
}

function minutesIn(value: unknown): number | null {
  const minutes = Number(value);
  return Number.isInteger(value) && minutes >= 0 && minutes <= LONGEST_TRIP_MINUTES ? minutes : null;
}
