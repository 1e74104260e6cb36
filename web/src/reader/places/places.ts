import { isGivenName } from '../names/given-names.ts';
import { isNoName } from '../names/person-words.ts';
import { isClearSurname } from '../names/surnames.ts';
import { byStart, isFree, isJoined, regex, type Span, type Text, type Token } from '../text/text.ts';
import { type Address, findAddresses } from './addresses.ts';
import { airportByCode, lookUp, lookUpMisspelt, type Place } from './gazetteer.ts';
import { DIRECTIONS, FACILITY } from './place-words.ts';

export interface Mention extends Span {
  name: string;
  kind: Place['kind'] | 'address' | 'unlisted';
  /** The word of direction before it, '' if none. */
  preposition: string;
  /** Where the preposition or the mention begins. */
  lead: number;
  inflected: boolean;
  isMisspelt?: boolean;
  /** It takes the place of one that was named before. */
  isCorrected?: boolean;
}

/** Words that a place is called by, and what stands around them. */
type PlaceWords = ReturnType<typeof placeWords> extends Generator<infer Words> ? Words : never;

/** Words in lower case that only look like a place in some case. */
const COMMON = regex`^(?:місц\p{L}*|мест\p{L}*|сам\p{L}{0,3}|рим\p{L}*|дороз\p{L}*|дорог\p{L}*|город\p{L}*|броні|брон\p{L}*|полтав|мост\p{L}*|мені|мене|мен\p{L}{0,2}|рен\p{L}{0,2}|тис\p{L}{0,4}|долин\p{L}*|лиман\p{L}*|покров\p{L}*|бар\p{L}{0,3}|берег\p{L}*|довг\p{L}*|рав\p{L}*|порт\p{L}*|печ\p{L}{0,2}|хан\p{L}*|гент\p{L}*|паром\p{L}*|пил\p{L}{1,2}|сорок\p{L}{0,2}|арад\p{L}*|коб\p{L}*|валк\p{L}*|затоц\p{L}|рус\p{L}*|балт\p{L}*|парм\p{L}*|тарту|мец\p{L}*|пул\p{L}*|брест)$`;

/** Why words that a place is called by name no place: one reason is enough. */
export const PLACE_DOUBTS = {
  district: ({ place }) => place.kind === 'district',
  /** 'Лв-Кв', not 'кв 12' */
  abbreviation: ({ word: { text, capital }, isSupported }) => text.length < 3 && !(capital && isSupported),
  misspeltWord: ({ isMisspelt, isSupported, word: { text } }) =>
    isMisspelt && (!isSupported || isNoName(text) || isGivenName(text) || isClearSurname(text)),
  misspeltInLowerCase: ({ isMisspelt, isChained, preposition, word: { text, capital } }) =>
    isMisspelt &&
    !capital &&
    !isChained &&
    (text.length < 7 || !/^(?:з|із|зі|из|от|від|до|from|to)$/u.test(preposition)),

  surname: ({ isSupported, followsGivenName }) => !isSupported && followsGivenName,
  surnameFirst: ({ isSupported, precedesGivenName, inflected, word: { text } }) =>
    !isSupported &&
    precedesGivenName &&
    (inflected || isClearSurname(text) || /(?:[оеє]ва|^\p{L}{2,4}ка)$/u.test(text)),
  givenName: ({ place, word, isSupported, isWholeMessage }) =>
    word.capital && !place.ambiguous && !isSupported && !isWholeMessage && isGivenName(word.text),
  signature: ({ isInSignature, preposition }) => isInSignature && preposition === '',
  shortAndInflected: ({ place, word, isSupported, inflected }) =>
    word.capital && !place.ambiguous && !isSupported && inflected && word.text.length < 5,
  ambiguous: ({ place: { name, ambiguous }, word, isSupported, inflected }) =>
    word.capital && ambiguous && !isSupported && name !== 'Рівне' && (name !== 'Суми' || inflected),
  ambiguousInLowerCase: ({ place, word, preposition, isChained }) =>
    !word.capital &&
    place.ambiguous &&
    !isChained &&
    !['from', 'to'].includes(DIRECTIONS.get(preposition) ?? ''),
  ambiguousCommonWord: ({ place, word }) =>
    !word.capital && place.ambiguous && /^сум(?:а|у|і|ою|ма)$|^рівн(?:о|ому|ий)$|^сина$/u.test(word.text),
  commonWord: ({ place, word, isSupported, inflected }) =>
    !word.capital && !place.ambiguous && (inflected || !isSupported) && COMMON.test(word.text),
  unsupportedInLowerCase: ({ place, word, isSupported, inflected }) =>
    !word.capital && !place.ambiguous && !isSupported && (inflected || word.text.length < 4),
} satisfies Record<string, (words: PlaceWords) => boolean>;

/** The nearest of the five tokens before an offset that is a word of direction, past words such as 'вокзал' and 'м.'. */
function directionBefore({ tokens }: Text, start: number): Pick<Mention, 'preposition' | 'lead'> {
  const last = tokens.findLastIndex(({ end }) => end <= start);
  for (let i = last; i > last - 5; i--) {
    const token = tokens[i];
    if (!token) break;
    const isVillage = token.text === 'с' && tokens[i + 1]?.text === '.';
    if (DIRECTIONS.has(token.text) && !isVillage) return { preposition: token.text, lead: token.start };
    const isPassed =
      token.text === '.'
        ? /^(?:м|г|с|ст|смт)$/.test(tokens[i - 1]?.text ?? '')
        : isVillage || /^[("«]$/.test(token.text) || FACILITY.test(token.text);
    if (!isPassed) break;
  }
  return { preposition: '', lead: start };
}

/** Up to three words from a token on, joined and not taken. */
function wordsAt(text: Text, index: number, taken: readonly Span[]): Token[] {
  const words: Token[] = [];
  for (let i = index; words.length < 3; i++) {
    const token = text.tokens[i];
    const last = words.at(-1);
    if (last && token?.text === '-') continue;
    if (token?.kind !== 'word' || (last && !isJoined(text, last, token)) || !isFree(token, taken)) break;
    words.push(token);
  }
  return words;
}

/** 'рівне таллін': whether a word's neighbour is a listed town. */
function isBesideTown(text: Text, word: Token, neighbour: Token | undefined): boolean {
  if (neighbour?.kind !== 'word' || neighbour.text.length < 5 || !isJoined(text, word, neighbour))
    return false;
  const match = lookUp([neighbour.text]);
  return match !== null && !match.inflected && match.place.kind === 'town' && !match.place.ambiguous;
}

/** 'Гладун Світлана Жовква': a name that has its surname takes no other word. */
function isSurnameAt({ tokens }: Text, index: number): boolean {
  const token = tokens[index];
  return token?.kind === 'word' && token.capital && !isNoName(token.text) && !isGivenName(token.text);
}

/** Two capitalised words between a mark and a phone, or the end. */
const SIGNATURE =
  /(?<=[.,;!?\n)]\s*)(\p{Lu}\p{L}{2,})[ -](\p{Lu}\p{L}{2,})(?=[\s,.:–—-]*(?:(?:[Тт]ел|[Мм]об|т|[Tt]el|[Вв]айбер|[Vv]iber|[Нн]омер)[.:\s]*)?(?:[+(]?\d[\d ()-]{7}|$))/gu;

/** 'Лесь Бурштин, 050…': signatures with a word that is no town. */
function findSignatures({ raw }: Text): Span[] {
  const isName = (word: string) =>
    lookUp([word]) === null && !DIRECTIONS.has(word) && !isNoName(word) && !FACILITY.test(word);
  return [...raw.matchAll(SIGNATURE)]
    .filter(([, ...words]) => words.some((word) => isName(word.toLowerCase())))
    .map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
}

/** All that places are called by; of words with the same beginning, the most words first. */
export function* placeWords(message: Text, taken: readonly Span[]) {
  const { raw, folded, tokens } = message;
  const signatures = findSignatures(message);
  for (const [i, word] of tokens.entries())
    for (const words = wordsAt(message, i, taken); words.length > 0; words.pop()) {
      const { start } = word;
      const last = words.at(-1) ?? word;
      const match =
        airportByCode(raw.slice(start, last.end)) ??
        lookUp(words.map(({ text }) => text)) ??
        (words.length === 1 ? lookUpMisspelt(word.text) : null);
      if (!match) continue;
      const previous = tokens[i - 1];
      const next = tokens[tokens.indexOf(last, i) + 1];
      const direction = directionBefore(message, start);
      const isChained =
        /^\s?(?:->?|>)/.test(folded.slice(last.end, last.end + 4)) ||
        /[->]\s?$/.test(folded.slice(Math.max(0, start - 3), start)) ||
        isBesideTown(message, word, previous) ||
        isBesideTown(message, last, next);
      yield {
        ...match,
        ...direction,
        start,
        end: last.end,
        word,
        isWholeMessage: words.length === tokens.length,
        followsGivenName:
          word.capital &&
          previous?.capital === true &&
          isJoined(message, previous, word) &&
          isGivenName(previous.text) &&
          !(isSurnameAt(message, i - 2) && !match.inflected),
        /** 'Сорока Марко', 'Лозова Наталія' */
        precedesGivenName:
          word.capital && next?.capital === true && isJoined(message, last, next) && isGivenName(next.text),
        isInSignature: words.length === 1 && !isFree(word, signatures),
        /** A dash or another town stands beside them. */
        isChained,
        /** They are chained, or a word of direction stands before them. */
        isSupported: isChained || direction.preposition !== '',
      };
    }
}

/** 'в Турку' is Турка, 'з Турку' and 'Турку, Фінляндія' are not. */
function nameOf({ folded }: Text, { place: { name }, preposition }: PlaceWords): string {
  const isTurka = name === 'Турку' && (DIRECTIONS.get(preposition) === 'at' || preposition === 'на');
  return isTurka && !/фінл|финл|finl|суомі|паром/u.test(folded) ? 'Турка' : name;
}

function listedPlaces(text: Text, taken: readonly Span[]): Mention[] {
  const mentions: Mention[] = [];
  for (const words of placeWords(text, taken)) {
    const { start, end, preposition, lead, inflected, isMisspelt } = words;
    const { kind } = words.place;
    const isInLast = start < (mentions.at(-1)?.end ?? 0);
    if (isInLast || Object.values(PLACE_DOUBTS).some((doubts) => doubts(words))) continue;
    const name = nameOf(text, words);
    mentions.push({ start, end, name, kind, preposition, lead, inflected, isMisspelt });
  }
  return mentions;
}

/** 'Полтава 15' is a town with a number, 'Шевченка 15' an address. */
function isStreet({ tokens }: Text, { start, certain }: Address): boolean {
  if (certain) return true;
  const word = tokens.find((token) => token.start >= start && token.kind === 'word')?.text;
  return word !== undefined && lookUp([word]) === null && !isGivenName(word);
}

/** Places and street addresses of the message in reading order. */
export function findMentions(
  text: Text,
  taken: readonly Span[],
): { mentions: Mention[]; addresses: Address[] } {
  const addresses = findAddresses(text).filter(
    (address) => isFree(address, taken) && isStreet(text, address),
  );
  const mentions = addresses.map(({ start, end, value }): Mention => {
    return { start, end, name: value, kind: 'address', ...directionBefore(text, start), inflected: false };
  });
  mentions.push(...listedPlaces(text, [...taken, ...addresses]));
  return { mentions: mentions.sort(byStart), addresses };
}
