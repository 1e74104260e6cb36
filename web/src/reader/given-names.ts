import { EVERYDAY, FOREIGN_MEN, FOREIGN_WOMEN, MEN, WOMEN } from './given-names-data.ts';
import { isLatin, soundKey } from './letters.ts';

export type Gender = 'm' | 'f';

export interface GivenName {
  /** Folded nominative in the spelling of the message. */
  nominative: string;
  gender: Gender;
  /** The word stood in another case. */
  oblique: boolean;
}

const plain = (name: string): string => name.toLowerCase().replace(/ё/g, 'е');
const BY_NAME = new Map<string, Gender>();
const BY_SOUND = new Map<string, Gender>();
function fill(list: string, gender: Gender): void {
  for (const name of list.split(/\s+/).map(plain)) {
    if (name === '') continue;
    // 'Саша', 'Женя', 'Валя' are both; a woman's declension fits both
    BY_NAME.set(name, gender);
    BY_SOUND.set(soundKey(name), gender);
  }
}
fill(FOREIGN_MEN, 'm');
fill(FOREIGN_WOMEN, 'f');
fill(MEN, 'm');
fill(WOMEN, 'f');
const WORDS = new Set(EVERYDAY.split(' '));

type Rule = readonly [ending: string, nominatives: readonly string[], gender: Gender | null];
const CASES: readonly Rule[] = [
  ['ією', ['ія'], null],
  ['ії', ['ія'], null],
  ['ію', ['ія', 'ій'], null],
  ['іє', ['ія'], null],
  ['ией', ['ия'], null],
  ['ии', ['ия', 'ий'], null],
  ['ию', ['ия', 'ий'], null],
  ['ием', ['ий'], 'm'],
  ['єві', ['й'], 'm'],
  ['єм', ['й'], 'm'],
  ['еві', ['ь', ''], 'm'],
  ['ові', ['', 'о'], 'm'],
  ['ом', ['', 'о'], 'm'],
  ['ем', ['', 'й', 'ь'], 'm'],
  ['єю', ['я'], null],
  ['ею', ['я', 'а'], null],
  ['ою', ['а'], null],
  ['ой', ['а'], null],
  ['ей', ['я', 'а'], null],
  ['ї', ['я'], null],
  ['и', ['а', 'я', 'ь', ''], null],
  ['ы', ['а'], null],
  ['і', ['а', 'я', ''], null],
  ['у', ['а', '', 'о'], null],
  ['ю', ['я', 'й', 'ь'], null],
  ['а', ['', 'о'], 'm'],
  ['я', ['й', 'ь'], 'm'],
  ['е', ['а', 'я', '', 'о'], null],
  ['о', ['а'], null],
];

function obliqueOf(word: string): GivenName | null {
  for (const [ending, nominatives, only] of CASES) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
    const stem = word.slice(0, -ending.length);
    const stems = [stem];
    if (/з$/.test(stem) && ending === 'і') stems.push(`${stem.slice(0, -1)}г`);
    if (/ц$/.test(stem) && /[іе]/.test(ending)) stems.push(`${stem.slice(0, -1)}к`);
    // Федора → Федір, Павла → Павел, Льва → Лев
    if (/о[^аеиоуіяюєї]$/.test(stem)) stems.push(stem.replace(/о(?=.$)/, 'і'));
    if (/[^аеиоуіяюєї][лв]$/.test(stem)) stems.push(`${stem.slice(0, -1)}е${stem.slice(-1)}`);
    for (const s of stems) {
      for (const n of nominatives) {
        const gender = BY_NAME.get(s + n);
        if (gender !== undefined && (only === null || only === gender) && s + n !== word)
          return { nominative: s + n, gender, oblique: true };
      }
    }
  }
  return null;
}

/** A listed given name in any case; Latin spellings by sound. The word must be folded. */
export function givenName(word: string): GivenName | null {
  if (word.length < 2) return null;
  const gender = BY_NAME.get(word);
  if (gender !== undefined) return { nominative: word, gender, oblique: false };
  if (isLatin(word)) {
    const heard = word.length >= 3 ? BY_SOUND.get(soundKey(word)) : undefined;
    return heard === undefined ? null : { nominative: word, gender: heard, oblique: false };
  }
  return word.length >= 3 ? obliqueOf(word) : null;
}

/** 'Олександра' is a woman, or Олександр in another case: the man's reading, if there is one. */
export function manInOtherCase(word: string): GivenName | null {
  const other = obliqueOf(word);
  return other?.gender === 'm' ? other : null;
}

export function isGivenName(word: string): boolean {
  return givenName(word) !== null;
}

/** In lower case the word is more often no name. */
export function isEverydayWord(word: string): boolean {
  return WORDS.has(word) || word.length < 3;
}
