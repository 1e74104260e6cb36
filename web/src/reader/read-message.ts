import { type ChatHeader, findChatHeaders, isDispatcher, withoutHeaders } from './chats/chat-headers.ts';
import { findDates } from './dates/dates.ts';
import { type Field, fieldOfLabel, townFieldOf } from './labels/field-of-label.ts';
import { findSegments, type Segment, segmentOf } from './labels/labelled-lines.ts';
import { isGivenName } from './names/given-names.ts';
import { type NameCandidate, nameCandidates, passengersOf } from './names/names.ts';
import { findNotes } from './notes/notes.ts';
import * as amounts from './numbers/amounts.ts';
import { findCards, findPhones } from './numbers/phones.ts';
import { findRoute } from './routes/routes.ts';
import { byPurpose, findStopPlaces } from './routes/stop-places.ts';
import { findSeats } from './seats/seats.ts';
import { isCorrected, isOneOfSeveral } from './text/corrections.ts';
import {
  byStart,
  type Doubt,
  type Found,
  isFree,
  prepare,
  regex,
  type Span,
  shifted,
  type Text,
} from './text/text.ts';
import { findTimes } from './times/times.ts';

export interface ReadCell {
  column: string;
  field: Field | null;
  /** '' when the message does not say. */
  value: string;
  /** UTF-16 offsets of the words the value came from. */
  source: Span | null;
  /** Why a person should look at the value; null where the message leaves no choice. */
  doubt: Doubt | null;
}

export type { Doubt };

/** What a message says for each field, the likeliest value first. */
export type Reading = Partial<Record<Field, Found[]>>;

/** What the whole value under a label must look like where no rule reads it. */
const AS_WRITTEN: Partial<Record<Field, RegExp>> = {
  seats: /^\d{1,2}$/,
  price: /^\d/,
  time: /^(?:[01]?\d|2[0-3])$/,
};
const FREE_TEXT = ['name', 'notes', 'address', 'pickUp', 'dropOff', 'route', 'luggage', 'parcel'];
const WORDS = /^(?=.*\p{L}).{1,120}$/su;

/** 'на старий не дзвоніть, новий 097…' */
const RENEWED = regex`(?<!\p{L})(?:нови[йм]|новый|new|тепер(?:ішній)?|теперь|now|актуальний|актуальный)(?:\s+(?:номер|телефон|тел|number|phone|is|мій|мой|такий|такой)\.?){0,3}[\s:–-]*$`;

function asWritten({ raw }: Text, { start, end }: Segment): Found {
  return { start, end, value: raw.slice(start, end) };
}

/** Values inside 'Label: value' come first; free-text fields take the whole value. */
function preferLabelled(text: Text, reading: Reading, segments: readonly Segment[]): void {
  for (const segment of segments) {
    const { field, start, end } = segment;
    if (field === null) continue;
    const all = reading[field] ?? [];
    const inside = all.filter((found) => start <= found.start && found.end <= end);
    const whole = asWritten(text, segment);
    const isValue = (FREE_TEXT.includes(field) ? WORDS : AS_WRITTEN[field])?.test(whole.value);
    if (field === 'time') whole.value = `${whole.value.padStart(2, '0')}:00`;
    if (inside.length > 0) reading[field] = [...inside, ...all.filter((found) => !inside.includes(found))];
    else if (isValue) reading[field] = [whole, ...all];
  }
}

/** 'Прізвище: Гнатів', 'Ім'я: Мирослава' are one name. */
function joinNames(segments: readonly Segment[], text: Text, reading: Reading): void {
  const under = (pattern: RegExp) =>
    segments.find(({ field, label }) => field === 'name' && pattern.test(label));
  const [surname, given] = [
    under(/^(?:прізвищ|фамил|фаміл|surname|last)/u),
    under(/^(?:ім'?я|имя|first|given)/u),
  ];
  if (!surname || !given || surname === given) return;
  const value = [surname, given].map((segment) => asWritten(text, segment).value).join(' ');
  if (value.length < 60 && !/\d/.test(value))
    reading.name = [{ ...asWritten(text, surname), value }, ...(reading.name ?? [])];
}

/** Reads where the trip begins and ends: first under labels. Returns all that was taken as a place. */
function readRoute(
  text: Text,
  taken: readonly Span[],
  segments: readonly Segment[],
  reading: Reading,
): Span[] {
  const { from, to, addresses, spans } = findRoute(text, taken);
  const ends = { from, to };
  for (const segment of segments) {
    const { start, end, field } = segment;
    if (field !== 'from' && field !== 'to') continue;
    const under = prepare(text.raw.slice(start, end));
    const route = findRoute(under, []);
    const said = route.to ?? route.from;
    if (said) ends[field] = shifted(said, start);
    // 'Від: Ярослава' names a person
    else if (!isGivenName(under.tokens[0]?.text ?? '')) ends[field] = asWritten(text, segment);
  }
  reading.from = ends.from ? [ends.from] : [];
  reading.to = ends.to ? [ends.to] : [];
  reading.address = addresses;
  if (ends.from && ends.to)
    reading.route = [
      {
        start: Math.min(ends.from.start, ends.to.start),
        end: Math.max(ends.from.end, ends.to.end),
        value: `${ends.from.value} – ${ends.to.value}`,
      },
    ];
  return spans;
}

/** The author of a chat's message is its passenger where the message names nobody, and is called where it has no phone. */
function readAuthors(written: Text, headers: readonly ChatHeader[], reading: Reading): void {
  const authors = headers.flatMap(({ author, authorSpan }) =>
    authorSpan === null || isDispatcher(author) ? [] : { ...authorSpan, value: author },
  );
  const phones = findPhones(written).filter(({ start, end }) =>
    authors.some((author) => author.start <= start && end <= author.end),
  );
  const names = authors.filter((author) =>
    phones.every(({ start }) => start < author.start || author.end <= start),
  );
  reading.phone = [...(reading.phone ?? []), ...phones];
  reading.name = [...(reading.name ?? []), ...names];
}

/** A message that is read: all that was found of each field, the likeliest first. */
export interface ReadText {
  text: Text;
  reading: Reading;
  segments: Segment[];
  /** Passengers and all others, in reading order. */
  names: NameCandidate[];
}

/** @param isPolish whether phones may lack the code of Poland; by the message itself, where it is not a part of one */
export function readText(message: string, today: string, isPolish?: boolean): ReadText {
  const written = prepare(message);
  const headers = findChatHeaders(written, today);
  const text = headers.length > 0 ? prepare(withoutHeaders(message, headers)) : written;
  const segments = findSegments(text);
  const phones = findPhones(text, isPolish);
  const others = [...phones, ...findCards(text), ...amounts.findOtherNumbers(text)];
  const dates = findDates(text, today, others, headers);
  const times = findTimes(text, others, dates);
  const reading: Reading = {
    phone: phones,
    date: dates,
    time: times,
    price: amounts.findPrices(text),
    flight: amounts.findFlights(text),
    weight: amounts.findWeights(text),
    luggage: amounts.findLuggage(text),
    parcel: amounts.findParcels(text),
    email: amounts.findEmails(text),
  };
  const values = [...others, ...dates, ...times];
  const stops = findStopPlaces(text, values);
  const places = [...stops, ...readRoute(text, [...values, ...stops], segments, reading)];
  const inTown = (reading.address ?? []).filter((address) =>
    isFree(address, [...(reading.from ?? []), ...(reading.to ?? [])]),
  );
  const inside = [...stops, ...inTown.map((address) => ({ ...address, preposition: '' }))].sort(byStart);
  Object.assign(reading, byPurpose(text, inside, reading.to?.[0] ?? null, times));
  reading.seats = findSeats(text, [...values, ...stops, ...(reading.address ?? [])]);
  const names = nameCandidates(text, [...values, ...places], phones);
  reading.name = passengersOf(names);
  preferLabelled(text, reading, segments);
  joinNames(segments, text, reading);
  // of several phones the passenger's own comes first
  const name = reading.name[0];
  const own = name ? phones.find(({ start }) => start >= name.end && start - name.end < 12) : undefined;
  if (own) reading.phone = [own, ...phones.filter((phone) => phone !== own)];
  const correction = phones.find(
    ({ start }, i) => i > 0 && isCorrected(text.folded, phones[i - 1]?.end ?? 0, start),
  );
  const renewed = phones.find(({ start }) => RENEWED.test(text.folded.slice(Math.max(0, start - 30), start)));
  const last = correction ?? renewed;
  if (last) reading.phone = [last, ...phones.filter((phone) => phone !== last)];
  readAuthors(written, headers, reading);
  return { text, reading, segments, names };
}

/** Everybody whom a message names, with the cues that the weights of `PASSENGER_CUES` are fitted on. */
export function readNames(message: string, today: string): NameCandidate[] {
  return readText(message, today).names;
}

/** What no other column took. @param others the cells of the other columns */
export function notesOf({ text, reading, segments }: ReadText, others: readonly ReadCell[]): Found[] {
  const labelled = segments
    .filter(({ field }) => field === 'notes')
    .map((segment) => asWritten(text, segment));
  const fields = new Set(others.flatMap(({ field }) => field ?? []));
  const sources = [...others.flatMap(({ source }) => source ?? []), ...labelled];
  return [...labelled, ...findNotes(text, { fields, sources, reading })];
}

/** The notes in one cell; its source is that of the first one. */
function notesCell(read: ReadText, column: string, others: readonly ReadCell[]): ReadCell {
  const notes = notesOf(read, others);
  return cellOf(column, 'notes', notes[0], notes.map(({ value }) => value).join('; '));
}

function cellOf(
  column: string,
  field: Field | null,
  from: Span | undefined,
  value = '',
  doubt: Doubt | null = null,
): ReadCell {
  return { column, field, value, source: from ? { start: from.start, end: from.end } : null, doubt };
}

/** One cell per column: what was read for the column's field, or what the message has under its label. */
export function cellsOf(read: ReadText, columns: readonly string[]): ReadCell[] {
  const { text, reading, segments } = read;
  const phones = [...(reading.phone ?? [])];
  const fields = columns.map(fieldOfLabel);
  const cells = columns.map((column, i): ReadCell => {
    const field = fields[i] ?? null;
    const segment = field === null ? segmentOf(segments, column) : null;
    const town = townFieldOf(field, fields);
    const values =
      field === null || field === 'notes'
        ? []
        : [...(reading[field] ?? []), ...((town && reading[town]) ?? [])];
    // a second phone column takes the second phone; other fields repeat their one value
    const found = segment ? asWritten(text, segment) : field === 'phone' ? phones.shift() : values[0];
    const isUnsure = found !== undefined && isOneOfSeveral(text.folded, found, values);
    return cellOf(column, field, found, found?.value, found?.doubt ?? (isUnsure ? 'several' : null));
  });
  const others = cells.filter(({ field }) => field !== 'notes');
  return cells.map((cell) => (cell.field === 'notes' ? notesCell(read, cell.column, others) : cell));
}

/**
 * Reads a passenger's message without a language model.
 * @param columns free labels in Ukrainian, Russian or English
 * @param today YYYY-MM-DD; dates without a year are the first such day not before it
 * @returns one cell per column in the same order: phones as E.164, dates as YYYY-MM-DD, times as
 *   HH:MM, towns in the Ukrainian nominative, seats as digits, notes joined by '; '
 */
export function readMessage(message: string, columns: readonly string[], today: string): ReadCell[] {
  return cellsOf(readText(message, today), columns);
}
