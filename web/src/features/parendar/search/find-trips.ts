import type { Passenger, Trip } from '@par-club/functions/contract/parendar';
import { OPTIONAL_TEXTS } from '@par-club/functions/shared/booking-fields';
import { numbersIn, phoneDigits, phonesIn } from '@par-club/functions/shared/phone-search';
import { withoutKinds } from '@par-club/functions/shared/same-place';
import { searchKey } from '@par-club/functions/shared/search-key';

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

const PARCEL_WORDS = 'посилка посылка parcel';

/** Digits from which a part of a phone tells people apart. */
const LEAST_DIGITS = 3;

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
  const phones = numbersIn(query).filter((text) => phoneDigits(text).length >= LEAST_DIGITS);
  const rest = phones.reduce((text, phone) => text.replace(phone, ' '), query.normalize('NFKC'));
  const words = searchKey(withoutKinds(rest)).split(' ').filter(Boolean);
  return { words: words.map((word) => ` ${word}`), digits: phones.map(phoneDigits) };
}

/** Stored phones as people write them at home and abroad, apart by spaces. */
function phonesOf(phone: string): string {
  const phones = phonesIn(phone).map((each) => each.slice(1));
  return phones.map((digits) => digits.replace(/^380(.*)/, '$& 0$1 80$1')).join(' ') || phoneDigits(phone);
}

/** Texts with a space before each word, so that ' ол' begins one. */
function wordsOf(...texts: string[]): string {
  return ` ${searchKey(texts.join(' '))}`;
}
