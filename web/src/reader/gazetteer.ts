import { soundKey } from './letters.ts';
import { ABROAD, AIRPORT_CODES, AIRPORTS, COUNTRIES, UKRAINE } from './places-data.ts';

export interface Place {
  /** Ukrainian nominative. */
  name: string;
  kind: 'town' | 'airport' | 'country';
  /** The name is a common word or a person's name as well. */
  ambiguous: boolean;
}

export interface PlaceMatch {
  place: Place;
  /** The words stand in a case other than the nominative. */
  inflected: boolean;
}

const INDEX = new Map<string, Place>();
const FIRST_WORDS = new Set<string>();

export function phraseKey(phrase: string): string {
  return phrase
    .split(/[\s-]+/)
    .filter(Boolean)
    .map(soundKey)
    .join(' ');
}

function add(table: string, kind: Place['kind']): void {
  for (const entry of table.split(/[;\n]/)) {
    const [head = '', ...others] = entry.split('|');
    const name = head.replace('~', '');
    const place: Place = { name, kind, ambiguous: head.startsWith('~') };
    for (const form of kind === 'airport' && others.length > 0
      ? others.concat(name.replace('аеропорт ', ''))
      : [name, ...others]) {
      const key = phraseKey(form);
      if (!INDEX.has(key)) INDEX.set(key, place);
      const space = key.indexOf(' ');
      if (space > 0) FIRST_WORDS.add(key.slice(0, space));
    }
  }
}
add(UKRAINE, 'town');
add(ABROAD, 'town');
add(AIRPORTS, 'airport');
add(COUNTRIES, 'country');

const ENDINGS: readonly (readonly [string, readonly string[]])[] = [
  ['ими', ['и', 'е']],
  ['ого', ['е', 'и', 'ое', 'о']],
  ['его', ['е', 'и']],
  ['ому', ['е', 'и', 'ое']],
  ['ому', ['е']],
  ['им', ['и', 'е']],
  ['ом', ['', 'е', 'о', 'и']],
  ['ем', ['', 'е']],
  ['ами', ['и']],
  ['ах', ['и', 'а']],
  ['ам', ['и']],
  ['ов', ['и']],
  ['ив', ['и']],
  ['ев', ['и']],
  ['ои', ['а', 'аа']],
  ['ей', ['и']],
  ['оу', ['а']],
  ['еу', ['а']],
  ['еи', ['и', 'а']],
  ['их', ['и', 'е', 'ие']],
  ['иа', ['и', 'а']],
  ['ие', ['а', '', 'и']],
  ['иу', ['а', '', 'и']],
  ['ии', ['и', 'а', 'иа']],
  ['у', ['', 'а', 'о', 'е', 'иа']],
  ['а', ['', 'о', 'е']],
  ['и', ['а', '', 'е', 'о', 'иа']],
  ['е', ['а', '', 'о', 'и']],
  ['о', ['', 'а', 'е']],
];
const SOFTENED: Readonly<Record<string, string>> = { з: 'г', ц: 'к', с: 'х', ж: 'г', ч: 'к' };

function closed(stem: string): string[] {
  // Львова → Львів, Канева → Канів; Трускавця → Трускавець, Городка → Городок
  const out = [stem];
  const open = /^(.*)[ое]([^аоуие]+)$/.exec(stem);
  if (open && (open[2] ?? '').length <= 2) out.push(`${open[1]}и${open[2]}`);
  const cluster = /^(.*[^аоуие])([^аоуие])$/.exec(stem);
  if (cluster) out.push(`${cluster[1]}е${cluster[2]}`, `${cluster[1]}о${cluster[2]}`);
  // Краківця → Краковець
  const both = /^(.*)и([^аоуие])ц$/.exec(stem);
  if (both) out.push(`${both[1]}о${both[2]}ец`);
  return out;
}

/** Keys the nominative of an inflected word may have, likeliest first; the word itself leads. */
export function nominativeKeys(key: string): string[] {
  const out = new Set<string>([key]);
  for (const [ending, replacements] of ENDINGS) {
    if (!key.endsWith(ending) || key.length - ending.length < 2) continue;
    const stem = key.slice(0, -ending.length);
    for (const r of replacements) for (const s of r === '' ? closed(stem) : [stem]) out.add(s + r);
    const soft = SOFTENED[stem.at(-1) ?? ''];
    if ((ending === 'и' || ending === 'е') && soft !== undefined) {
      const hard = stem.slice(0, -1) + soft;
      for (const s of [`${hard}а`, ...closed(hard)]) out.add(s);
    }
  }
  // the plural genitive has no ending: Черкас, Сум, Афін, Салонік
  if (/[^аоуие]$/.test(key)) for (const r of ['и', 'а', 'е']) out.add(key + r);
  const fleeting = /^(.*)[ое]([^аоуие])$/.exec(key);
  if (fleeting) out.add(`${fleeting[1]}${fleeting[2]}и`).add(`${fleeting[1]}${fleeting[2]}а`);
  return [...out];
}

/** Finds a place by one to three words in any case and any of the languages. */
export function lookUp(words: readonly string[]): PlaceMatch | null {
  const keys = words.map(soundKey);
  const exact = INDEX.get(keys.join(' '));
  if (exact) return { place: exact, inflected: false };
  const options = keys.map(nominativeKeys);
  const [first = [], second, third] = options;
  if (second === undefined) {
    if ((words[0] ?? '').length < 3) return null;
    for (const key of first) {
      const place = INDEX.get(key);
      if (place) return { place, inflected: true };
    }
    return null;
  }
  for (const a of first) {
    if (!FIRST_WORDS.has(a)) continue;
    for (const b of second) {
      for (const c of third ?? ['']) {
        const place = INDEX.get(third ? `${a} ${b} ${c}` : `${a} ${b}`);
        if (place) return { place, inflected: true };
      }
    }
  }
  return null;
}

/** The town of an airport code in capitals, such as 'KBP'. */
export function airportByCode(code: string): Place | null {
  const name = AIRPORT_CODES[code.toLowerCase()];
  return name !== undefined && /^[A-Z]{3}$/.test(code) ? { name, kind: 'airport', ambiguous: false } : null;
}
