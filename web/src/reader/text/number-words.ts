import { numbersBy } from '@par-club/functions/shared/number-words';

const ORDINAL_ENDINGS =
  'ий а е ого ої ому ій у ою им ый ой ая ое оє ую ом его ья ье ью ьего ьей я є ю ьої ьому ьій'.split(' ');
const CARDINALS = numbersBy(({ cardinals = [] }) => cardinals);
const COLLECTIVES = numbersBy(({ collectives = [] }) => collectives);
const ORDINALS = numbersBy(({ ordinals = [] }) =>
  ordinals.flatMap((stem) => ORDINAL_ENDINGS.map((ending) => stem + ending)),
);

/** 'два', 'двох', 'two' → 2; null for anything else. */
export function cardinalOf(word: string): number | null {
  return /^\d{1,3}$/.test(word) ? Number(word) : (CARDINALS.get(word) ?? null);
}

/** 'троє', 'двоих' → a number of people. */
export function collectiveOf(word: string): number | null {
  return COLLECTIVES.get(word) ?? null;
}

/** 'сьомій', 'першого', 'двадцять п'ятого' → its number. */
export function ordinalOf(phrase: string): number | null {
  const [first = '', second] = phrase.trim().split(/\s+/);
  if (second === undefined) return ORDINALS.get(first) ?? null;
  const tens = CARDINALS.get(first);
  const unit = ORDINALS.get(second);
  return (tens === 20 || tens === 30) && unit !== undefined && unit < 10 ? tens + unit : null;
}

const alternatives = (words: ReadonlyMap<string, number>): string =>
  [...words.keys()].sort((a, b) => b.length - a.length).join('|');

export const CARDINAL_WORD = alternatives(CARDINALS);
export const COLLECTIVE_WORD = alternatives(COLLECTIVES);
export const ORDINAL_WORD = alternatives(ORDINALS);
