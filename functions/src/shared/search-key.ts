import { sameName, withCyrillic } from './same-name.ts';

/** Looser than `sameName`: drops accents and signs, and reads Latin lookalikes as Cyrillic, also in word prefixes. */
export function searchKey(text: string): string {
  const letters = sameName(text)
    .normalize('NFD')
    .replace(/[\p{M}']/gu, '')
    .replace(/[łґ]/g, (letter) => (letter === 'ł' ? 'l' : 'г'));
  return withCyrillic(letters)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
