import numbers from './number-words.json' with { type: 'json' };

interface NumberWords {
  /** 'два', 'двох', 'two' */
  cardinals?: readonly string[];
  /** 'двоє', 'обидва' */
  collectives?: readonly string[];
  /** Beginnings, before one of the endings of an adjective: 'друг' of 'другого'. */
  ordinals?: readonly string[];
  /** Further beginnings of words that say the number. */
  stems?: readonly string[];
}

/** Words in Ukrainian, Russian, Polish and English by the number that they say. */
const NUMBER_WORDS: Readonly<Record<string, NumberWords>> = numbers;

/** The number of each of some words. */
export function numbersBy(wordsOf: (words: NumberWords) => readonly string[]): Map<string, number> {
  return new Map(
    Object.entries(NUMBER_WORDS).flatMap(([number, words]) =>
      wordsOf(words).map((word): [string, number] => [word, Number(number)]),
    ),
  );
}

const WORDS = numbersBy(({ cardinals = [], collectives = [] }) => [...cardinals, ...collectives]);
const STEMS = numbersBy(({ ordinals = [], stems = [] }) => [...ordinals, ...stems]);
const LONGEST_STEM = Math.max(...[...STEMS.keys()].map((stem) => stem.length));
/** Letters that an ending may have: 'двадцят-ьох'. */
const LONGEST_ENDING = 5;

/** The number that a folded word says, by the whole word or by its longest known beginning; null for other words. */
export function numberOf(word: string): number | null {
  const known = WORDS.get(word);
  if (known !== undefined) return known;
  for (let length = Math.min(LONGEST_STEM, word.length); length > 1; length -= 1) {
    const number = STEMS.get(word.slice(0, length));
    if (number !== undefined) return word.length - length <= LONGEST_ENDING ? number : null;
  }
  return null;
}
