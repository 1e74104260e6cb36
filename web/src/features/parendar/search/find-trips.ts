import type { Passenger, Trip } from '@par-club/functions/contract/parendar';
import { OPTIONAL_TEXTS } from '@par-club/functions/shared/booking-fields';
import { normalisePhone } from '@par-club/functions/shared/phone';

/** A trip as it is searched: its words in one form, once for all searches. */
interface Entry {
  trip: Trip;
  /** Milliseconds since 1970; null for a trip without a time. */
  start: number | null;
  words: string;
  passengers: { passenger: Passenger; words: string; phones: string }[];
}
export type SearchIndex = readonly Entry[];

/** A trip that fits, and those of its passengers that do; none where the trip itself does. */
export interface Found {
  trip: Trip;
  passengers: readonly Passenger[];
}

/** The words by which parcels are found. */
const PARCEL_WORDS = 'посилка посылка parcel';

/** Digits from which a part of a phone tells people apart. */
const LEAST_DIGITS = 3;

/** Latin letters that look like Cyrillic ones: people type either, and the eye sees no difference. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
  ł: 'l',
  ґ: 'г',
};

export function indexTrips(trips: readonly Trip[]): SearchIndex {
  return trips.map((trip) => {
    const { from, to, driverName, summary, origin, stops = [] } = trip;
    // What others wrote has only a title.
    const title = origin === 'other' ? summary : '';
    return {
      trip,
      start: trip.start === null ? null : Date.parse(trip.start),
      words: wordsOf(from, to, driverName, title, ...stops.map(({ place }) => place)),
      passengers: trip.passengers.map((passenger) => ({
        passenger,
        words: wordsOf(
          passenger.name,
          passenger.kind ? PARCEL_WORDS : '',
          ...OPTIONAL_TEXTS.map((field) => passenger[field] ?? ''),
        ),
        phones: phonesOf(passenger.phone),
      })),
    };
  });
}

/**
 * The trips of which each word of a query begins a name, a place or the driver, or in which a passenger's phone has its
 * digits; those nearest to `now` come first.
 * @param now in milliseconds since 1970
 * @returns null for a query that says too little
 */
export function findTrips(index: SearchIndex, query: string, now: number): Found[] | null {
  const { words, digits } = readQuery(query);
  if (words.length === 0 && digits.length === 0) return null;
  const found = index.flatMap((entry) => {
    const left = words.filter((word) => !entry.words.includes(word));
    if (left.length === 0 && digits.length === 0) return [{ entry, passengers: [] }];
    const passengers = entry.passengers.filter(
      (each) =>
        left.every((word) => each.words.includes(word)) && digits.every((part) => each.phones.includes(part)),
    );
    if (passengers.length === 0) return [];
    return [{ entry, passengers: passengers.map(({ passenger }) => passenger) }];
  });
  const distance = ({ entry: { start } }: (typeof found)[number]) =>
    start === null ? Number.POSITIVE_INFINITY : Math.abs(start - now);
  return found
    .map((each) => ({ each, far: distance(each) }))
    .sort((one, other) => one.far - other.far)
    .map(({ each: { entry, passengers } }) => ({ trip: entry.trip, passengers }));
}

/** The beginnings of words, and parts of phones, that a query asks for. */
function readQuery(query: string): { words: string[]; digits: string[] } {
  const phones = query.match(/\+?\d[\d\s()./-]*\d/g) ?? [];
  const digits = phones.map(partOfPhone).filter((part) => part.length >= LEAST_DIGITS);
  const rest = phones
    .filter((phone) => partOfPhone(phone).length >= LEAST_DIGITS)
    .reduce((text, phone) => text.replace(phone, ' '), query);
  const words = foldText(rest).split(' ').filter(Boolean);
  return { words: words.map((word) => ` ${word}`), digits };
}

/** Fewer digits are the last ones of a phone, even where two zeros come first. */
const LEAST_DIGITS_WITH_COUNTRY = 9;

/** The digits of a phone as far as they are typed, without the zeros before the country's code. */
function partOfPhone(text: string): string {
  const digits = (normalisePhone(text) ?? text).replace(/\D/g, '');
  return digits.length >= LEAST_DIGITS_WITH_COUNTRY && digits.startsWith('00') ? digits.slice(2) : digits;
}

/** A stored phone as people write it at home and abroad, apart by spaces. */
function phonesOf(phone: string): string {
  const digits = partOfPhone(phone);
  return digits.startsWith('380') ? `${digits} 0${digits.slice(3)} 80${digits.slice(3)}` : digits;
}

/** Texts with a space before each word, so that ' ол' begins one. */
function wordsOf(...texts: string[]): string {
  return ` ${texts.map(foldText).join(' ')}`;
}

/** One form for capitals, accents, apostrophes, and letters that look alike. */
function foldText(text: string): string {
  return text
    .toLocaleLowerCase('uk')
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ`]/gu, '')
    .replace(/[aceikmoptxyłґ]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
