import { sameName, withCyrillic } from './same-name.ts';

/**
 * Looser than `sameName`: without accents and signs, and with Cyrillic letters for Latin lookalikes everywhere, since
 * the first letter of a word does not tell its alphabet.
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
