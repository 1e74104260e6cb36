import { isGivenName } from '../names/given-names.ts';
import { isNoName } from '../names/person-words.ts';
import { DIRECTIONS, FACILITY } from '../places/place-words.ts';
import type { Mention } from '../places/places.ts';
import { byEndings } from '../text/endings.ts';
import { isLatin } from '../text/letters.ts';
import { ordinalOf } from '../text/number-words.ts';
import { fold, isFree, type Span, type Text } from '../text/text.ts';

const GENITIVE = byEndings(
  'ах>и (ськ|цьк)ого>$1ий ого>е ої>а ії>ія ии>ия ([жчшщ])і>$1а (лл|нн|тт|сс|жж|чч|зз|дд)я>$1я ([чжшц])ів>$1і (?<=.{3})ів>и ' +
    'ці>ця ([нлс])і>$1я [иы]>а (ськ|цьк|ск|цк)а>$1 ова>ів єва>їв ця>ець я>ь (?<=[^аеиіоу])[ау]>',
  'u',
);
const ACCUSATIVE = byEndings(
  'ую>а у>а ю>я ([чжшц])ах>$1і ах>и ці>ка зі>га ому>е ові>ів ([бвдлмнпрст])і>$1а',
  'u',
);
const ADJECTIVE = /(?:ськ|цьк|зьк|[^ь]ск)(?:ий|ого|ому|а|ої|ая|ой|е|ое)$/u;
const IN_NOMINATIVE = /^(?:сел[оа]|міст[оа]|місто|город[ау]?|смт|станці\p{L}*)$/u;

/** The nominative of a place nobody listed, by its ending; `isGenitive` after 'з' and 'до', otherwise accusative. */
export function placeNominative(word: string, isGenitive: boolean): string {
  if (isLatin(word)) return word;
  return isGenitive ? GENITIVE(word) : ACCUSATIVE(word);
}

function mayBePlace(word: string): boolean {
  return !isGivenName(word) && !isNoName(word) && ordinalOf(word) === null;
}

/** 'Яцишин Віталій', 'Кравець Л.': a capitalised word before a given name or an initial is a surname. */
function isSurname(raw: string, { end }: Span): boolean {
  if (/^ \p{Lu}\./u.test(raw.slice(end))) return true;
  const [, next] = /^ (\p{Lu}[\p{L}'’]+)/u.exec(raw.slice(end)) ?? [];
  return next !== undefined && isGivenName(fold(next));
}

function isAbbreviation(word: string, raw: string): boolean {
  return /^\p{Lu}{3,}$/u.test(word) && /\p{Ll}{3}/u.test(raw);
}

/** The first capitalised word after one of the prepositions. */
export function unlistedAfter(
  { raw, tokens }: Text,
  isPreposition: (word: string) => boolean,
  taken: readonly Span[],
): Mention | undefined {
  for (const [i, { text: preposition, start: lead }] of tokens.entries()) {
    if (!isPreposition(preposition)) continue;
    // 'до м. Калуш': up to three words such as 'вокзал' are passed
    const rest = tokens.slice(i + 1, i + 5);
    const index = rest.findIndex(
      ({ text }, k) => k === 3 || !(FACILITY.test(text) || (text === '.' && k > 0)),
    );
    const word = rest[index];
    if (word?.kind !== 'word' || !word.capital || word.text.length < 3 || !isFree(word, taken)) continue;
    // 'на ЄДРПОУ': an abbreviation is no place, unless all is written so
    if (isAbbreviation(raw.slice(word.start, word.end), raw)) continue;
    const isGenitive = preposition === 'до' || DIRECTIONS.get(preposition) === 'from';
    // 'З Новим роком', 'с уважением': an instrumental case is no place
    if (isGenitive && /(?:им|ом|ем|єм|ою|ею|єю|ой)$/u.test(word.text)) continue;
    if (!mayBePlace(word.text) || /(?:енк|чук|івн|ович)[аоуиі]\p{L}*$/u.test(word.text)) continue;
    const { start, end } = word;
    const written = raw.slice(start, end);
    const isNominative = IN_NOMINATIVE.test(rest[index - 1]?.text ?? '') && /[яаоеьіи]$/u.test(written);
    const name = isNominative ? written : placeNominative(written, isGenitive);
    return { start, end, name, kind: 'unlisted', preposition, lead, inflected: false };
  }
  return undefined;
}

/** Capitalised words on both sides of a dash, at least one of them no listed place. */
export function unlistedPairs(
  { raw, folded }: Text,
  listed: readonly Span[],
  taken: readonly Span[],
): Mention[] {
  const pairs = folded.matchAll(
    /(?<![\p{L}'])(\p{L}[\p{L}']{2,30})( - |-| ?-?> ?| - ?|- )(\p{L}[\p{L}']{2,30})/gu,
  );
  return [...pairs].flatMap(({ 0: pair, 1: left = '', 2: dash, 3: right = '', index: start }) => {
    const end = start + pair.length;
    const sides = [
      { start, end: start + left.length },
      { start: end - right.length, end },
    ];
    const unlisted = sides.filter((side) => isFree(side, listed));
    if (unlisted.length === 0 || (unlisted.length === 2 && dash === '-')) return [];
    // 'Гожув-Великопольський' is one place
    if (dash === '-' && ADJECTIVE.test(right)) return [];
    return unlisted.flatMap((side): Mention | [] => {
      const word = folded.slice(side.start, side.end);
      const name = raw.slice(side.start, side.end);
      return /^\p{Lu}/u.test(name) &&
        mayBePlace(word) &&
        !isSurname(raw, side) &&
        !FACILITY.test(word) &&
        isFree(side, taken)
        ? { ...side, name, kind: 'unlisted', preposition: '', lead: side.start, inflected: false }
        : [];
    });
  });
}
