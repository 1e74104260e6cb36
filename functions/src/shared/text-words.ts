import { APOSTROPHES } from './same-name.ts';
import lists from './text-words.json' with { type: 'json' };

export type Span = { start: number; end: number };

/** A word or a number of a text, with UTF-16 offsets. `key` is folded. */
export interface Word extends Span {
  key: string;
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’‘ʼ`´′ʹ＇]\p{L}[\p{L}\p{M}]*)*|\d+/gu;

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index: start }) => ({
    start,
    end: start + word.length,
    key: word.toLowerCase().normalize('NFC').replace(APOSTROPHES, "'").replaceAll('ё', 'е'),
  }));
}

/** Cyrillic letters by their sound, so that 'Київ', 'Киев' and 'Kyiv' can be compared; all vowels are alike. */
const SOUNDS: Readonly<Record<string, string>> = lists.sounds;
/** Latin spellings by their sound, in this order; letters with marks are apart, then without them. */
const LATIN_PAIRS = spellingsOf(lists.latinPairs);
const LATIN_LETTERS = spellingsOf(lists.latinLetters);
/** Endings of declined words that have a consonant, by their sounds: 'Львів' and 'Львова', 'Рівного', 'Олегом'. */
const ENDING = /a+(?:ha|ma|va|v|m|h|ma[ah]?)?a*$/;

/** The consonants of a word, without its ending and with it. */
function consonantsOf(key: string): string[] {
  const sounds = isCyrillic(key) ? key.replace(/./gu, (letter) => SOUNDS[letter] ?? '') : latinSounds(key);
  const first = sounds.startsWith('a') ? 'a' : '';
  return [sounds.replace(ENDING, ''), sounds]
    .filter((stem) => stem.length > 1)
    .map((stem) => first + stem.replace(/a/g, '').replace(/(.)\1+/g, '$1'));
}

function spellingsOf(sounds: Readonly<Record<string, string>>) {
  return Object.entries(sounds).map(([spelling, sound]) => [new RegExp(spelling, 'g'), sound] as const);
}

function latinSounds(key: string): string {
  const replaced = (text: string, spellings: typeof LATIN_PAIRS) =>
    spellings.reduce((before, [spelling, sound]) => before.replace(spelling, sound), text);
  const plain = replaced(key, LATIN_PAIRS)
    .normalize('NFD')
    .replace(/\p{M}|'/gu, '');
  return replaced(plain, LATIN_LETTERS);
}

/** Fewest sounds that tell a word alone; shorter ones also need the same first letters: 'Оля', 'Юля'. */
const LEAST_TELLING = 3;

/** A word as it is compared with others. */
interface Form extends Word {
  stems: readonly string[];
}

/** By a stem, the names of one place that have other sounds. */
const PLACE_OF_STEM = new Map(
  lists.otherNames.flatMap((names) =>
    names.split(' ').flatMap((name) => consonantsOf(name).map((stem): [string, string] => [stem, names])),
  ),
);

function formOf(word: Word): Form {
  const stems = consonantsOf(word.key);
  return { ...word, stems: [...stems, ...stems.flatMap((stem) => PLACE_OF_STEM.get(stem) ?? [])] };
}

/** Whether a message's word is a form of a value's word: declined, in another alphabet, or shortened. */
function isForm(said: Form, meant: Form): boolean {
  if (said.key === meant.key) return true;
  if (/\d/.test(said.key + meant.key)) return false;
  // An initial.
  if (meant.key.length === 1) return said.key.startsWith(meant.key);
  const isOneAlphabet = isCyrillic(said.key) === isCyrillic(meant.key);
  const same = said.stems.find((stem) => meant.stems.includes(stem));
  if (same !== undefined)
    return same.length >= LEAST_TELLING || !isOneAlphabet || startAlike(said.key, meant.key);
  // 'Хмель' is short for 'Хмельницький'.
  const isShort = (stem: string) =>
    stem.length >= LEAST_TELLING && meant.stems.some((other) => other.startsWith(stem));
  return isOneAlphabet && said.stems.some(isShort);
}

function isCyrillic(word: string): boolean {
  return /\p{Script=Cyrillic}/u.test(word);
}

/** Ukrainian and Russian differ in some vowels: 'Ріг', 'Рог'. 'Лв' has none. */
function startAlike(one: string, other: string): boolean {
  const start = (word: string) => word.slice(0, 2).replace(/[іиїыоеєэь]/g, 'о');
  const isBare = ![one, other].every((word) => /[аеєиіїоуюяыэ]/.test(word));
  return start(one) === start(other) || (isBare && one[0] === other[0]);
}

const PHONE = /^\d{9,}$/;
/** Digits at a phone's end that are the same however it is written. */
const OWN_DIGITS = 9;

/**
 * Finds where a message says a text: its longest run of words that are forms of the text's words. Null where the message
 * bears less than the whole of a name, or than half of other words.
 */
export function textFinder(message: string): (text: string) => Span | null {
  const said = wordsOf(message).map(formOf);
  const digits = message.replace(/\D/g, '');
  return (text) => {
    // A text of signs alone has no words to compare.
    const start = wordsOf(text).length === 0 && text !== '' ? message.indexOf(text) : -1;
    return start === -1 ? findText(said, digits, text) : { start, end: start + text.length };
  };
}

/** @param digits all of the message's */
function findText(said: readonly Form[], digits: string, text: string): Span | null {
  const meant = wordsOf(text).map(formOf);
  const isBorneWord = (word: Form) =>
    said.some((other) => isForm(other, word)) ||
    (PHONE.test(word.key) && digits.includes(word.key.slice(-OWN_DIGITS)));
  const borne = meant.filter(isBorneWord);
  const isBorne = isName(text) ? isNameBorne(text, borne) : 2 * borne.length >= meant.length;
  // A number in a text is a phone, a flight or an age: none may be another's.
  if (!isBorne || meant.some((word) => /\d/.test(word.key) && !borne.includes(word))) return null;
  return longestRun(said.map((word) => (borne.some((other) => isForm(word, other)) ? word : null)));
}

/** Up to four words with capital letters. */
function isName(text: string): boolean {
  const words = text.match(WORD) ?? [];
  return words.length <= 4 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** Of a name with a hyphen, one part is enough: 'Франківськ'. */
function isNameBorne(text: string, borne: readonly Word[]): boolean {
  const names = [...text.matchAll(/[^\s,]*\p{L}[^\s,]*/gu)];
  return names.every(({ 0: name, index }) =>
    borne.some(({ start }) => start >= index && start < index + name.length),
  );
}

/** @param words null for words of the message that the text lacks */
function longestRun(words: readonly (Word | null)[]): Span | null {
  let longest: Span | null = null;
  let run: Word[] = [];
  for (const word of words) {
    // A word that is said again begins another run.
    run = word ? [...(run.some(({ key }) => key === word.key) ? [] : run), word] : [];
    const [first] = run;
    if (!word || !first) continue;
    const { start } = first;
    if (!longest || word.end - start > longest.end - longest.start) longest = { start, end: word.end };
  }
  return longest;
}
