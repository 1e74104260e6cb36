export const APOSTROPHES = /[’‘ʼ`´′ʹ＇]/g;
/** Latin letters, and the Cyrillic ones that look like them. */
const [LATIN, CYRILLIC] = ['aceiopxykmthb', 'асеіорхукмтнв'];

/** Folds case, spaces, apostrophes and letters of the wrong alphabet, for comparison. */
export function sameName(name: string): string {
  return name
    .normalize('NFKC')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLocaleLowerCase('uk')
    .replace(APOSTROPHES, "'")
    .replace(/[a-zа-яіїєґ]+/g, withOneAlphabet);
}

/** A folded word in one alphabet: a mixed one becomes Cyrillic. Its length stays. */
export function withOneAlphabet(word: string): string {
  if (!/[а-яіїєґ]/.test(word)) return word;
  return withCyrillic(word);
}

/** A folded text with Cyrillic letters wherever Latin ones look like them. */
export function withCyrillic(text: string): string {
  return text.replace(/[a-z]/g, (letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter);
}
