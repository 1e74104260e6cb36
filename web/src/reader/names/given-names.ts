import { endingsOf } from '../text/endings.ts';
import { isLatin, soundKey } from '../text/letters.ts';
import names from './given-names.json' with { type: 'json' };

export type Gender = 'm' | 'f';

export interface GivenName {
  /** Folded nominative in the spelling of the message. */
  nominative: string;
  gender: Gender;
  /** The word stood in another case. */
  oblique: boolean;
}

const BY_NAME = new Map<string, Gender>();
const BY_SOUND = new Map<string, Gender>();
/** A name of both, such as 'Саша', is taken for a woman's, whose declension fits both. */
function add(list: readonly string[], gender: Gender): void {
  for (const name of list) {
    const folded = name.toLowerCase().replaceAll('ё', 'е');
    BY_NAME.set(folded, gender);
    BY_SOUND.set(soundKey(folded), gender);
  }
}
add(names.foreignMen, 'm');
add(names.foreignWomen, 'f');
add(names.men, 'm');
add(names.women, 'f');
const EVERYDAY = new Set(names.everyday);

/** Endings of other cases, those of the nominative that they may stand for, and the gender that alone has them. */
const CASES = endingsOf(
  'рем>р>m реві>р>m рю>р>m ря>р>m ією>ія ії>ія ію>ія,ій іє>ія ией>ия ии>ия,ий ию>ия,ий ием>ий>m єві>й>m єм>й>m еві>ь,>m ові>,о>m ом>,о>m ем>,й,ь>m єю>я ею>я,а ою>а ой>а ей>я,а ї>я и>а,я,ь, ы>а і>а,я, у>а,,о ю>я,й,ь а>о,>m я>й,ь>m е>а,я,,о о>а',
);

/** The stem, and what it may be in the nominative: Федора → Федір, Павла → Павел, Льва → Лев. */
function stemsOf(stem: string, ending: string): string[] {
  const stems = [stem];
  const last = stem.slice(-1);
  const start = stem.slice(0, -1);
  if (last === 'з' && ending === 'і') stems.push(`${start}г`);
  if (last === 'ц' && /[іе]/.test(ending)) stems.push(`${start}к`);
  if (/о[^аеиоуіяюєї]$/.test(stem)) stems.push(stem.replace(/о(?=.$)/, 'і'));
  if (/[^аеиоуіяюєї][лв]$/.test(stem)) stems.push(`${start}е${last}`);
  return stems;
}

/** Ukrainian in Latin letters: 'Olenu', 'Mariiu', 'Ivana'. */
const LATIN_CASES = endingsOf('iu>ia yu>ya u>a y>a a>>m');

function latinObliqueOf(word: string): GivenName | null {
  for (const { ending, nominatives, gender: only } of LATIN_CASES) {
    if (!word.endsWith(ending) || word.length < 5) continue;
    const nominative = word.slice(0, -ending.length) + nominatives[0];
    const gender = BY_SOUND.get(soundKey(nominative));
    if (gender !== undefined && gender === (only ?? 'f')) return { nominative, gender, oblique: true };
  }
  return null;
}

/** @param isRussian whether 'Петра' is of 'Петр', and not of 'Петро' */
function obliqueOf(word: string, isRussian: boolean): GivenName | null {
  if (isLatin(word)) return latinObliqueOf(word);
  for (const { ending, nominatives, gender: only } of CASES) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
    const found = stemsOf(word.slice(0, -ending.length), ending)
      .flatMap((stem) => nominatives.map((replacement) => stem + replacement))
      .filter((nominative) => nominative !== word && BY_NAME.has(nominative))
      .map((nominative) => ({ nominative, gender: BY_NAME.get(nominative) as Gender, oblique: true }))
      .filter(({ gender }) => only === undefined || only === gender);
    const [first = null] = found;
    if (first) return (isRussian && found.find(({ nominative }) => !nominative.endsWith('о'))) || first;
  }
  return null;
}

/** A listed given name in any case; Latin spellings by sound. The word must be folded. */
export function givenName(word: string, isRussian = false): GivenName | null {
  if (word.length < 2) return null;
  const gender = BY_NAME.get(word);
  if (gender !== undefined) return { nominative: word, gender, oblique: false };
  // 'Каріна' is listed as 'Карина'
  const respelt =
    word.length > 4 && word.includes('і', 1) ? word[0] + word.slice(1).replaceAll('і', 'и') : word;
  const known = BY_NAME.get(respelt);
  if (known !== undefined) return { nominative: word, gender: known, oblique: false };
  if (isLatin(word)) {
    const heard = word.length >= 3 ? BY_SOUND.get(soundKey(word)) : undefined;
    if (heard !== undefined) return { nominative: word, gender: heard, oblique: false };
  }
  return word.length >= 3 ? obliqueOf(word, isRussian) : null;
}

/** 'Олександра' is a woman, or Олександр in another case: the man's reading, if there is one. */
export function manInOtherCase(word: string, isRussian = false): GivenName | null {
  const other = obliqueOf(word, isRussian);
  return other?.gender === 'm' ? other : null;
}

export function isGivenName(word: string): boolean {
  return givenName(word) !== null;
}

/** In lower case the word is more often no name. */
export function isEverydayWord(word: string): boolean {
  return EVERYDAY.has(word) || word.length < 3;
}
