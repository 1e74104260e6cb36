import { isGivenName } from '../names/given-names.ts';
import { byEndings } from '../text/endings.ts';
import { isLatin } from '../text/letters.ts';
import { isFree, type Span, type Text, type Token } from '../text/text.ts';
import { type Address, findAddresses } from './addresses.ts';
import { airportByCode, lookUp, type Place } from './gazetteer.ts';
import { AT, FACILITY, FROM, TO, VIA } from './place-words.ts';

export interface Mention extends Span {
  name: string;
  kind: Place['kind'] | 'address' | 'unknown';
  /** The word of direction before it, '' if none. */
  preposition: string;
  /** Where the preposition or the mention begins. */
  lead: number;
  inflected: boolean;
}

function isWord(token: Token | undefined): token is Token {
  return token?.kind === 'word';
}

/** Words joined by nothing but blanks or one hyphen. */
function joined(text: Text, a: Token, b: Token): boolean {
  return (
    /^(?: {1,2}|-| - )$/.test(text.folded.slice(a.end, b.start)) &&
    text.folded.slice(a.end, b.start) !== ' - '
  );
}

export function directionBefore(text: Text, start: number): { word: string; lead: number } {
  let i = text.tokens.findLastIndex((t) => t.end <= start);
  for (let steps = 0; steps < 5 && i >= 0; steps++, i--) {
    const token = text.tokens[i];
    if (token === undefined || token.kind === 'line') break;
    const isVillage = token.text === 'с' && text.tokens[i + 1]?.text === '.';
    if (
      token.kind === 'word' &&
      !isVillage &&
      (FROM.has(token.text) || TO.has(token.text) || AT.has(token.text) || VIA.has(token.text))
    )
      return { word: token.text, lead: token.start };
    const skipped =
      isVillage || (token.kind === 'word' && FACILITY.test(token.text)) || /^[.("«]$/.test(token.text);
    if (!skipped || (token.text === '.' && !/^(?:м|г|с|ст|смт)$/.test(text.tokens[i - 1]?.text ?? ''))) break;
  }
  return { word: '', lead: start };
}

function wordsFrom(text: Text, i: number, count: number): Token[] | null {
  const out: Token[] = [];
  for (let k = i; out.length < count; k++) {
    const token = text.tokens[k];
    if (token === undefined) return null;
    if (token.text === '-' && out.length > 0) continue;
    const last = out.at(-1);
    if (!isWord(token) || (last && !joined(text, last, token))) return null;
    out.push(token);
  }
  return out;
}

function acceptable(
  text: Text,
  match: { place: Place; inflected: boolean },
  list: readonly Token[],
  at: number,
  nextToDash: boolean,
): boolean {
  const first = list[0];
  if (first === undefined) return false;
  const { word } = directionBefore(text, first.start);
  const previous = text.tokens[at - 1];
  // 'Уляна Сорока': a surname that looks like a town in some case
  if (
    !nextToDash &&
    word === '' &&
    first.capital &&
    previous?.capital &&
    joined(text, previous, first) &&
    isGivenName(previous.text)
  )
    return false;
  if (match.place.ambiguous) {
    if (first.capital)
      return (
        word !== '' ||
        nextToDash ||
        match.place.name === 'Рівне' ||
        (match.place.name === 'Суми' && !match.inflected)
      );
    return (
      (FROM.has(word) || TO.has(word) || nextToDash) &&
      !/^сум(?:а|у|і|ою|ма)$|^рівн(?:о|ому|ий)$/u.test(first.text)
    );
  }
  if (first.capital)
    return (
      !(word === '' && !nextToDash && text.tokens.length > list.length && isGivenName(first.text)) &&
      !(first.text.length < 5 && match.inflected && word === '' && !nextToDash)
    );
  const short = first.text.length < 5 && list.length === 1;
  if (word !== '' || nextToDash)
    return (
      !(short && match.inflected && !/^(?:з|із|зі|до|из|from|to|в|у|на|z|do)$/u.test(word) && !nextToDash) &&
      !(match.inflected && COMMON.test(first.text))
    );
  return !match.inflected && first.text.length >= 4 && !COMMON.test(first.text);
}

// lower-case words that only look like a place in some case
const COMMON =
  /^(?:місц\p{L}*|мест\p{L}*|сам\p{L}{0,3}|рим\p{L}*|дороз\p{L}*|дорог\p{L}*|город\p{L}*|броні|брон\p{L}*|полтав|мост\p{L}*|мені|мене|мен\p{L}{0,2}|рен\p{L}{0,2}|тис\p{L}{0,4}|долин\p{L}*|лиман\p{L}*|покров\p{L}*|бар\p{L}{0,3}|берег\p{L}*|довг\p{L}*|рав\p{L}*|порт\p{L}*|печ\p{L}{0,2}|хан\p{L}*|гент\p{L}*|паром\p{L}*|пил\p{L}{1,2}|сорок\p{L}{0,2}|арад\p{L}*|коб\p{L}*|валк\p{L}*|затоц\p{L}|рус\p{L}*|балт\p{L}*|парм\p{L}*|тарту|мец\p{L}*|пул\p{L}*|брест)$/u;

/** 'рівне таллін': a listed town stands right before or after. */
function besidePlace(text: Text, first: number, last: number): boolean {
  return [
    [first - 1, first],
    [last, last + 1],
  ].some(([a = 0, b = 0]) => {
    const [left, right] = [text.tokens[a], text.tokens[b]];
    const other = a < first ? left : right;
    if (!isWord(left) || !isWord(right) || !isWord(other) || !joined(text, left, right)) return false;
    const match = other.text.length > 4 ? lookUp([other.text]) : null;
    return match !== null && !match.inflected && match.place.kind === 'town' && !match.place.ambiguous;
  });
}

/** Names that are another town's in another case: 'в Турку' is Турка, 'з Турку' and 'Турку, Фінляндія' are not. */
const HOMOGRAPHS: Readonly<Record<string, { name: string; unless: RegExp }>> = {
  Турку: { name: 'Турка', unless: /фінл|финл|finl|суомі|паром/u },
};

function homograph(text: Text, name: string, preposition: string): string {
  const other = HOMOGRAPHS[name];
  const accusative =
    other && (AT.has(preposition) || preposition === 'на') && !other.unless.test(text.folded);
  return accusative ? other.name : name;
}

function known(text: Text, taken: readonly Span[]): Mention[] {
  const mentions: Mention[] = [];
  for (let i = 0; i < text.tokens.length; i++) {
    const token = text.tokens[i];
    if (!isWord(token) || !isFree(token, taken)) continue;
    for (let count = 3; count >= 1; count--) {
      const list = wordsFrom(text, i, count);
      const last = list?.at(-1);
      if (!list || !last || !list.every((t) => isFree(t, taken))) continue;
      const code = count === 1 ? airportByCode(text.raw.slice(token.start, token.end)) : null;
      const match = code
        ? { place: code, inflected: false }
        : token.text.length > 2
          ? lookUp(list.map((t) => t.text))
          : null;
      if (!match) continue;
      const dashed =
        /^\s?(?:->?|>)/.test(text.folded.slice(last.end, last.end + 4)) ||
        /(?:-|>)\s?$/.test(text.folded.slice(Math.max(0, token.start - 3), token.start)) ||
        besidePlace(text, i, text.tokens.indexOf(last, i));
      if (!acceptable(text, match, list, i, dashed)) continue;
      const { word, lead } = directionBefore(text, token.start);
      mentions.push({
        start: token.start,
        end: last.end,
        name: homograph(text, match.place.name, word),
        kind: match.place.kind,
        preposition: word,
        lead,
        inflected: match.inflected,
      });
      i = text.tokens.indexOf(last, i);
      break;
    }
  }
  return mentions;
}

function addressMention(text: Text, address: Address): Mention {
  const { word, lead } = directionBefore(text, address.start);
  return {
    start: address.start,
    end: address.end,
    name: address.value,
    kind: 'address',
    preposition: word,
    lead,
    inflected: false,
  };
}

const GENITIVE = byEndings(
  'ах>и (ськ|цьк)ого>$1ий ого>е ої>а ії>ія ии>ия (лл|нн|тт|сс|жж|чч|зз|дд)я>$1я ([чжшц])ів>$1і (?<=.{3})ів>и ' +
    'ці>ця ([нлс])і>$1я [иы]>а (ськ|цьк|ск|цк)а>$1 ова>ів єва>їв ця>ець я>ь (?<=[^аеиіоу])[ау]>',
  'u',
);
const ACCUSATIVE = byEndings(
  'ую>а у>а ю>я ([чжшц])ах>$1і ах>и ці>ка зі>га ому>е ові>ів ([бвдлмнпрст])і>$1а',
  'u',
);

/** The nominative of a place nobody listed, by its ending; `isGenitive` after 'з' and 'до', otherwise accusative. */
export function placeNominative(word: string, isGenitive: boolean): string {
  if (isLatin(word)) return word;
  return isGenitive ? GENITIVE(word) : ACCUSATIVE(word);
}

/** Places and street addresses of the message in reading order. */
export function findMentions(
  text: Text,
  taken: readonly Span[],
): { mentions: Mention[]; addresses: Address[] } {
  const all = findAddresses(text).filter((a) => isFree(a, taken));
  // a town before a number is a town: 'Полтава 15'
  const addresses = all.filter((a) => {
    if (a.certain) return true;
    const first = text.tokens.find((t) => t.start >= a.start && t.kind === 'word');
    return first !== undefined && lookUp([first.text]) === null && !isGivenName(first.text);
  });
  const mentions = known(text, [...taken, ...addresses]);
  const list = [...mentions, ...addresses.map((a) => addressMention(text, a))].sort(
    (a, b) => a.start - b.start,
  );
  return { mentions: list, addresses };
}
