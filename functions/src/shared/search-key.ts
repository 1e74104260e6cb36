import { sameName, withCyrillic } from './same-name.ts';

/**
 * A text as it is searched: looser than `sameName`, without accents, apostrophes and other signs, and with Cyrillic letters
 * wherever Latin ones look like them, since the first letter of a word does not tell its alphabet.
 */
export function searchKey(text: string): string {
  const letters = sameName(text)
    .normalize('NFD')
    .replace(/[\p{M}']/gu, '')
    .replace(/[łґ]/g, (letter) => (letter === 'ł' ? 'l' : 'г'));
  return withCyrillic(letters)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
