/** Words by their language: 'uk', 'ru', 'en', 'pl'; 'latin' and 'cyrillic' for several languages in one alphabet. */
export type WordList = Readonly<Record<string, readonly string[]>>;

const SPECIAL = /[.+?^${}()|[\]\\/]/g;

/**
 * The source of a pattern that matches any of the words in a folded text, the longest first. In a word, '*' stands for
 * any letters.
 */
export function anyOf(list: WordList): string {
  return Object.values(list)
    .flat()
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(SPECIAL, String.raw`\$&`).replaceAll('*', String.raw`\p{L}*`))
    .join('|');
}
