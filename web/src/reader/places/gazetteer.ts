import { endingsOf } from '../text/endings.ts';
import { differsByOne, isLatin, soundKey } from '../text/letters.ts';
import places from './places.json' with { type: 'json' };

export interface Place {
  /** Ukrainian nominative. */
  name: string;
  /** A district or a station of a town is where somebody gets on, and no end of a trip. */
  kind: 'town' | 'airport' | 'country' | 'district';
  /** The name is a common word or a person's name as well. */
  ambiguous: boolean;
}

export interface PlaceMatch {
  place: Place;
  /** The words stand in a case other than the nominative. */
  inflected: boolean;
  isMisspelt: boolean;
}

const INDEX = new Map<string, Place>();
const FIRST_WORDS = new Set<string>();

/**
 * Adds places that carriers serve. An entry has the Ukrainian nominative, then other spellings (Russian, English, local,
 * colloquial) that `soundKey` does not bring together with it. '~' marks an ambiguous name.
 */
function add(entries: readonly string[], kind: Place['kind']): void {
  for (const entry of entries) {
    const [head = '', ...spellings] = entry.split('|');
    const name = head.replace('~', '');
    const place: Place = { name, kind, ambiguous: head.startsWith('~') };
    for (const spelling of [name.replace('аеропорт ', ''), ...spellings]) {
      const keys = spelling.split(/[\s-]+/).map(soundKey);
      const key = keys.join(' ');
      if (!INDEX.has(key)) INDEX.set(key, place);
      if (keys.length > 1) FIRST_WORDS.add(keys[0] ?? '');
    }
  }
}
for (const towns of Object.values(places.towns)) add(towns, 'town');
add(places.airports, 'airport');
add(places.countries, 'country');
add(places.districts, 'district');
const POLISH = new Set(['Польща', ...places.towns.PL.map((entry) => entry.replace(/^~|\|.*/g, ''))]);

/** Endings of other cases, and those of the nominative that they may stand for. */
const ENDINGS = endingsOf(
  'ими>и,е ого>е,и,ое,о его>е,и ому>е,и,ое ому>е им>и,е ом>,е,о,и ем>,е ами>и ах>и,а ам>и ов>и ив>и ев>и ои>а,аа ей>и оу>а еу>а еи>и,а их>и,е,ие иа>и,а ие>а,,и иу>а,,и ии>и,а,иа у>а,,о,е,иа а>,о,е и>а,,е,о,иа е>а,,о,и о>,а,е',
);
const SOFTENED: Readonly<Record<string, string>> = { з: 'г', ц: 'к', с: 'х', ж: 'г', ч: 'к' };

/** Львова → Львів, Канева → Канів; Трускавця → Трускавець, Городка → Городок; Краківця → Краковець. */
function closedStems(stem: string): string[] {
  const stems = [stem];
  const [, opening, close = ''] = /^(.*)[ое]([^аоуие]+)$/.exec(stem) ?? [];
  if (opening !== undefined && close.length <= 2) stems.push(`${opening}и${close}`);
  const [, cluster, last] = /^(.*[^аоуие])([^аоуие])$/.exec(stem) ?? [];
  if (cluster !== undefined) stems.push(`${cluster}е${last}`, `${cluster}о${last}`);
  const [, start, middle] = /^(.*)и([^аоуие])ц$/.exec(stem) ?? [];
  if (start !== undefined) stems.push(`${start}о${middle}ец`);
  return stems;
}

/** Keys that the nominative of an inflected word may have, likeliest first; the word itself leads. */
function nominativeKeys(key: string): string[] {
  const keys = [key];
  for (const { ending, nominatives } of ENDINGS) {
    if (!key.endsWith(ending) || key.length - ending.length < 2) continue;
    const stem = key.slice(0, -ending.length);
    const hardLetter = SOFTENED[stem.at(-1) ?? ''];
    if ((ending === 'и' || ending === 'е') && hardLetter !== undefined) {
      const hard = stem.slice(0, -1) + hardLetter;
      keys.push(`${hard}а`, ...closedStems(hard));
    }
    for (const nominative of nominatives)
      keys.push(...(nominative === '' ? closedStems(stem) : [stem + nominative]));
  }
  // the plural genitive has no ending: Черкас, Сум, Афін, Салонік
  if (/[^аоуие]$/.test(key)) keys.push(`${key}и`, `${key}а`, `${key}е`);
  const [, start, last] = /^(.*)[ое]([^аоуие])$/.exec(key) ?? [];
  if (start !== undefined) keys.push(`${start}${last}и`, `${start}${last}а`);
  return keys;
}

/** Finds a place by one to three words in any case and any of the languages. */
export function lookUp(words: readonly string[]): PlaceMatch | null {
  // 'Łuck', 'Charkiv' as Poles and Czechs spell it; 'Innsbruck', 'Manchester'
  const heard = (letters: string, sound: string) =>
    words.some((word) => isLatin(word) && word.includes(letters))
      ? lookUpAsSpelt(words.map((word) => word.replaceAll(letters, sound)))
      : null;
  return heard('ck', 'tsk') ?? lookUpAsSpelt(words) ?? heard('ch', 'kh');
}

function lookUpAsSpelt(words: readonly string[]): PlaceMatch | null {
  const [first = '', ...others] = words.map(soundKey);
  const exact = INDEX.get([first, ...others].join(' '));
  if (exact) return { place: exact, inflected: false, isMisspelt: false };
  if ((words[0] ?? '').length < 3) return null;
  let phrases = nominativeKeys(first).filter((key) => others.length === 0 || FIRST_WORDS.has(key));
  for (const other of others)
    phrases = phrases.flatMap((phrase) => nominativeKeys(other).map((key) => `${phrase} ${key}`));
  const place = INDEX.get(phrases.find((phrase) => INDEX.has(phrase)) ?? '');
  return place ? { place, inflected: true, isMisspelt: false } : null;
}

/** The shortest key in which one wrong letter still leaves no doubt. */
const LEAST_MISSPELT = 6;

/** A key, and what is left of it without any one of its letters. */
function deletionsOf(key: string): string[] {
  return [key, ...Array.from(key, (_, i) => key.slice(0, i) + key.slice(i + 1))];
}

let keysByDeletion: Map<string, string[]> | undefined;
/** The keys of towns by their deletions; made when the first word is not found. */
function keysAround(key: string): string[] {
  if (!keysByDeletion) {
    keysByDeletion = new Map();
    for (const [listed, { kind, ambiguous }] of INDEX)
      if (listed.length >= LEAST_MISSPELT && !listed.includes(' ') && kind === 'town' && !ambiguous)
        for (const deletion of deletionsOf(listed))
          keysByDeletion.set(deletion, [...(keysByDeletion.get(deletion) ?? []), listed]);
  }
  return deletionsOf(key).flatMap((deletion) => keysByDeletion?.get(deletion) ?? []);
}

export function lookUpMisspelt(word: string): PlaceMatch | null {
  const key = soundKey(word);
  if (key.length < LEAST_MISSPELT) return null;
  for (const nominative of nominativeKeys(key)) {
    if (nominative.length < LEAST_MISSPELT) continue;
    const listed = keysAround(nominative).find(
      (each) => each[0] === nominative[0] && differsByOne(each, nominative),
    );
    const place = listed === undefined ? undefined : INDEX.get(listed);
    if (place) return { place, inflected: nominative !== key, isMisspelt: true };
  }
  return null;
}

export function isInPoland({ name }: Place): boolean {
  return POLISH.has(name);
}

const AIRPORT_CODES = new Map(Object.entries(places.airportCodes));

/** The town of an airport code in capitals, such as 'KBP'. */
export function airportByCode(code: string): PlaceMatch | null {
  const name = AIRPORT_CODES.get(code);
  if (name === undefined) return null;
  return { place: { name, kind: 'airport', ambiguous: false }, inflected: false, isMisspelt: false };
}
