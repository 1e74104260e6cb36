import { isGivenName } from '../names/given-names.ts';
import { isClearSurname } from '../names/surnames.ts';
import alighting from '../places/alighting.words.json' with { type: 'json' };
import boarding from '../places/boarding.words.json' with { type: 'json' };
import facilities from '../places/facilities.words.json' with { type: 'json' };
import { lookUp } from '../places/gazetteer.ts';
import { cardinalOf } from '../text/number-words.ts';
import {
  anyOf,
  type Found,
  isFree,
  isJoined,
  lastMatch,
  lineBefore,
  regex,
  regexAll,
  type Span,
  type Text,
  type Token,
} from '../text/text.ts';

const FACILITY = regex`^(?:${anyOf(facilities)})$`;
const BOARDS = regexAll`(?<!\p{L})(?:${anyOf(boarding)})(?!\p{L})`;
const ALIGHTS = regexAll`(?<!\p{L})(?:${anyOf(alighting)})(?!\p{L})`;
const NEAR = /^(?:біля|коло|возле|около|навпроти|напротив|near|opposite|obok|koło)$/u;
const FROM = /^(?:з|із|зі|від|од|из|с|со|от|from|z|ze|od)$/u;
const TO = /^(?:до|to|do|under|k|к)$/u;
const AT = /^(?:на|в|у|во|при|at|in|na|w|by)$/u;
const ADJECTIVE = /\p{L}{2}(?:[иі]й|ого|ому|[оеєії]ї|ій|ый|ой|[аяую]|im|ym|ego|n[aey])$/u;
const RAILWAY = /^(?:жд|ж|д|авто|bus|train|railway|центр|the)$/u;
const LOCATIVE = /(?:і|ах|ях|ій|ові)$/u;
/** Beside these one wants to sit, or waits to be called: no stop. */
const BESIDE_SEAT = regex`^(?:вікн|окн|проход|двер|водi|воді|водит|мене|меня|нас|мам|пічк|печк|туалет|годин|час|пів|обід|window|aisle|door|driver|me$|us$|the$)`;
/** '14 осіб', '7:10' behind a stop are no number of its own. */
const NOT_ITS_NUMBER = /^(?:[\d.:,/-]|\s?\p{L}|\s\d)/u;

interface StopPlace extends Found {
  preposition: string;
}

function isTown(...words: string[]): boolean {
  const match = lookUp(words);
  return match !== null && match.place.kind !== 'district';
}

function isVerb(word: string): boolean {
  return word.search(BOARDS) === 0 || word.search(ALIGHTS) === 0;
}

function isDistrict(word: Token): boolean {
  return word.capital && lookUp([word.text])?.place.kind === 'district';
}

function isPerson({ text }: Token): boolean {
  return isGivenName(text) || isClearSurname(text);
}

/** The end of a stop's own name: '№1', 'PKS', 'Академмістечко', '«Злата»'. */
function namedUntil(text: Text, index: number): number {
  const { tokens, raw, folded } = text;
  let end = tokens[index]?.end ?? 0;
  const quoted = /^\s[«"„][^«»"“”\n]{2,30}[»"“”]/u.exec(raw.slice(end));
  if (quoted) return end + quoted[0].length;
  for (let i = index + 1; i < index + 4; i++) {
    const token = tokens[i];
    if (!token || folded.slice(end, token.start).trim() !== '' || token.start - end > 1) break;
    const isNumber =
      token.kind === 'number' && token.text.length < 4 && !NOT_ITS_NUMBER.test(folded.slice(token.end));
    const isPersons = isPerson(token) && !/(?:ої|ого)$/u.test(token.text);
    const isName = token.kind === 'word' && token.capital && !isPersons && !isTown(token.text);
    if (!isNumber && !isName && token.text !== '№') break;
    end = token.end;
  }
  return end;
}

/** The index of the facility that follows some adjectives: 'Стрийського автовокзалу', 'жд вокзал'. */
function facilityAt({ tokens }: Text, index: number): number | null {
  for (let i = index; i < index + 3; i++) {
    const token = tokens[i];
    if (token?.kind !== 'word') return null;
    if (FACILITY.test(token.text)) return isTown(tokens[i - 1]?.text ?? '', token.text) ? null : i;
    const isAdjective = ADJECTIVE.test(token.text) && !isVerb(token.text);
    if (!isAdjective && !RAILWAY.test(token.text)) return null;
    // 'Південний' is Південне in no case
    if (token.capital && isTown(token.text) && !lookUp([token.text])?.place.ambiguous) return null;
  }
  return null;
}

/** Whether a capitalised word behind a preposition is a place inside a town: 'на Сихові', 'з Дачної', 'біля Там Таму'. */
function isInsideTown({ raw, tokens }: Text, preposition: string, word: Token, boards: boolean): boolean {
  if (isDistrict(word)) return true;
  if (word.kind !== 'word' || !word.capital || isTown(word.text)) return false;
  if (NEAR.test(preposition)) return boards || !isPerson(word);
  const next = tokens[tokens.indexOf(word) + 1];
  const isStreet = preposition === 'на' && boards && !isGivenName(word.text);
  if ((isPerson(word) && !isStreet) || (next?.capital && isPerson(next))) return false;
  if (preposition === 'на') return boards || LOCATIVE.test(word.text);
  const isAbbreviation = /^\p{Lu}{2,4}\p{Ll}{0,2}$/u.test(raw.slice(word.start, word.end));
  return (
    FROM.test(preposition) &&
    (isAbbreviation || /^(?:від|от)$/u.test(preposition) || word.text.endsWith('ої')) &&
    boards
  );
}

/** The place that begins at a token. */
function stopAt(text: Text, index: number): StopPlace | null {
  const { raw, folded, tokens } = text;
  const [first, second] = tokens.slice(index, index + 2);
  if (first?.kind !== 'word') return null;
  const { start } = first;
  const found = (end: number, preposition = '') => ({
    start,
    end,
    value: raw.slice(start, end),
    preposition,
  });
  const isPreposition = [NEAR, FROM, TO, AT].some((pattern) => pattern.test(first.text));
  const facility = facilityAt(text, index + Number(isPreposition));
  const before = tokens[index - 1]?.text === '-' ? tokens[index - 2] : tokens[index - 1];
  // 'Рава Руська АЗС ОККО'
  if (facility !== index && before && isTown(before.text, first.text)) return null;
  if (facility !== null) return found(namedUntil(text, facility), isPreposition ? first.text : '');
  if (!isPreposition) {
    const isNamed = [before, second].some((token) => token?.capital && isPerson(token));
    const isBehindTown = before !== undefined && isJoined(text, before, first) && isTown(before.text);
    const isSure = isBehindTown || lookUp([first.text])?.place.ambiguous === false;
    return isDistrict(first) && isSure && !isNamed ? found(first.end) : null;
  }
  if (second?.kind !== 'word' || second.text.length < 2) return null;
  const around = sentenceBefore(folded, start);
  const boards = around.search(BOARDS) >= 0 || around.search(ALIGHTS) >= 0 || /\d[.:]\d\d\s$/.test(around);
  if (isInsideTown(text, first.text, second, boards)) return found(namedUntil(text, index + 1), first.text);
  const isCommon = NEAR.test(first.text) && !second.capital && second.text.length > 3;
  if (!isCommon || BESIDE_SEAT.test(second.text) || cardinalOf(second.text) !== null) return null;
  const third = tokens[index + 2];
  const goesOn =
    third?.kind === 'word' &&
    !third.capital &&
    ADJECTIVE.test(second.text) &&
    isJoined(text, second, third) &&
    third.text.length > 3 &&
    !isVerb(third.text);
  return found(namedUntil(text, index + 1 + Number(goesOn)), first.text);
}

function sentenceBefore(folded: string, offset: number): string {
  return (
    lineBefore(folded, offset, 60)
      .split(/[!?;]|\.(?!\d)/)
      .at(-1) ?? ''
  );
}

/** All such places, in reading order; those beside each other are one: 'на Шевченка коло АТБ'. */
export function findStopPlaces(text: Text, taken: readonly Span[]): StopPlace[] {
  const stops: StopPlace[] = [];
  for (const [i, { start }] of text.tokens.entries()) {
    const last = stops.at(-1);
    if (last && start < last.end) continue;
    const stop = stopAt(text, i);
    if (!stop || !isFree(stop, taken)) continue;
    if (last && /^[\s,]{1,2}$/.test(text.folded.slice(last.end, stop.start))) {
      last.end = stop.end;
      last.value = text.raw.slice(last.start, last.end);
    } else stops.push(stop);
  }
  return stops;
}

/** Which of the places somebody gets on at: by the verb before or behind it, else by its preposition, else by the town beside it. */
export function byPurpose(
  { folded }: Text,
  stops: readonly StopPlace[],
  to: Span | null,
  times: readonly Span[],
): Record<'pickUp' | 'dropOff', Found[]> {
  const places = { pickUp: [] as Found[], dropOff: [] as Found[] };
  for (const stop of stops) {
    const { start, end, value, preposition } = stop;
    const before = sentenceBefore(folded, start);
    const [behind = ''] = folded.slice(end, end + 30).split(/[,.;!?\n]/, 1);
    const verbs = [before, behind].map((said) => [BOARDS, ALIGHTS].map((verb) => lastMatch(said, verb)));
    const [boards = -1, alights = -1] = verbs.find(([one, other]) => one !== other) ?? [];
    const isBesideTime = times.some(
      (time) => Math.min(Math.abs(time.start - end), Math.abs(start - time.end)) < 5,
    );
    const isBesideEnd = to !== null && start >= to.end && start - to.end < 4 && !isBesideTime;
    const isDropOff =
      boards === alights
        ? !FROM.test(preposition) && (TO.test(preposition) || isBesideEnd)
        : alights > boards;
    places[isDropOff ? 'dropOff' : 'pickUp'].push({ start, end, value });
  }
  return places;
}
