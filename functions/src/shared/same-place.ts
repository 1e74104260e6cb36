import { TRIP_TEXT_LIMIT } from '../contract/parendar.values.ts';
import type { Places } from './booking-fields.ts';
import { sameName } from './same-name.ts';

/** Words before a place that say what it is. */
const KIND_WORDS = 'місто|город|село|смт|пгт|селище';
const KIND = new RegExp(`^(?:м|г|с|${KIND_WORDS})(?:\\.\\s*|\\s+)`, 'u');
/** The same words before any place of a text. One letter needs a dot: it may as well be the first one of a name. */
const KINDS = new RegExp(`(^|[^\\p{L}])(?:[мгс]\\.\\s*|(?:${KIND_WORDS})(?:\\.\\s*|\\s+))(?=\\p{L})`, 'giu');
const STATION =
  /^(?:(?:залізничний|жд|центральний)\s)?(?:автовокзал|автостанція|вокзал|станція|зупинка|ас)\s+/u;
const PREPOSITION = /^(?:з|із|зі|из|с|до|в|у|на|від|от|from|to)\s/u;
const WORD = /[\p{L}\p{N}'’‘ʼ`´′]+/gu;
const SEPARATORS = /^[\s,.;:/–—-]+/u;

interface Way {
  from: string;
  to: string;
  stops?: readonly { place: string }[] | undefined;
}

/** A place as it is compared: 'м. Івано-Франківськ' is 'івано франківськ'; '' for none. */
export function placeKey(place: string): string {
  return sameName(place)
    .replace(KIND, '')
    .replace(/['"«»]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A text without the words that say what the places in it are: 'Олена м. Рівне' is 'Олена Рівне'. */
export function withoutKinds(text: string): string {
  return text.replace(KINDS, '$1');
}

/** A key without a word such as 'з' before it. */
function bareKey(place: string): string {
  return placeKey(placeKey(place).replace(PREPOSITION, ''));
}

/** A key in any case and spelling of its closed syllable: 'житомира' is 'житомир', 'краков' and 'краків' are one. */
function stemOf(key: string): string {
  return key.replace(/\p{L}{4,}/gu, (word) =>
    word
      .replace(/^(\p{L}{4,}?)(?:ого|ому|[аеєиіїоуюяьй]+)$/u, '$1')
      .replace(/[іїоеє]([^аеєиіїоуюяы]*)$/u, 'і$1'),
  );
}

/** Whether two names mean one place, or one of them a part of the other: 'Рівне' and 'м. Рівне, вокзал'. */
export function isSamePlace(one: string, other: string): boolean {
  const [first = '', second = ''] = [one, other].map((place) => stemOf(bareKey(place).replace(STATION, '')));
  return first !== '' && second !== '' && (isWithin(first, second) || isWithin(second, first));
}

/** Splits a booking's places: 'перемишль (вокзал)' is the stop 'Перемишль' and '(вокзал)'. Unknown places stay. */
export function placesApart<Booking extends Places>(
  { from, to, stops = [] }: Way,
  booking: Booking,
): Booking {
  const places = [from, ...stops.map(({ place }) => place), to];
  return {
    ...booking,
    ...apart(booking, 'pickUp', places.slice(0, -1)),
    ...apart(booking, 'dropOff', places.slice(1)),
  };
}

function apart(booking: Places, end: 'pickUp' | 'dropOff', places: readonly string[]): Places {
  const { [end]: said = '', [`${end}Place` as const]: more } = booking;
  const stop = said && placeMeant(places, said);
  if (!stop || stop === said) return {};
  const beside = [...new Set([besidePlace(stop, said), more])].filter(Boolean).join(', ');
  // What is too long for one field could not be saved again.
  if (beside.length > TRIP_TEXT_LIMIT) return {};
  return { [end]: stop, ...(beside && { [`${end}Place`]: beside }) };
}

/** The place that somebody means, with whatever is said besides. Of several it is the longest name. */
function placeMeant(places: readonly string[], said: string): string | undefined {
  const key = placeKey(said);
  const [longest] = places
    .filter((place) => placeKey(place) !== '' && isWithin(key, placeKey(place)))
    .sort((one, other) => placeKey(other).length - placeKey(one).length);
  return longest ?? places.find((place) => isSamePlace(place, said));
}

/** The words about a place besides its name; '' for none. */
function besidePlace(place: string, said: string): string {
  const words = said.normalize('NFKC').trim().replace(/\s+/gu, ' ');
  if (isWithin(placeKey(place), placeKey(words)) || stemOf(bareKey(place)) === stemOf(bareKey(words)))
    return '';
  for (const { 0: word, index } of words.matchAll(WORD)) {
    const end = index + word.length;
    const isPlace = (part: string) => stemOf(bareKey(part)) === stemOf(bareKey(place));
    if (isPlace(words.slice(0, end))) return words.slice(end).replace(SEPARATORS, '');
    // 'автовокзал Рівне' has the town last.
    if (isPlace(words.slice(index))) return words.slice(0, index).replace(/[\s,.;:/–—-]+$/u, '');
  }
  return words;
}

function isWithin(part: string, whole: string): boolean {
  return part === whole || part.startsWith(`${whole} `);
}
