import { describe, expect, it } from 'vitest';
import { avatarLetter } from './avatar-letter.ts';

describe('[CH-05] the letter of an avatar', () => {
  it.each([
    ['Іван Коваль', 'І'],
    ['ївга', 'Ї'],
    ['  olena', 'O'],
    ['𝒜da', '𝒜'],
    ['', '-'],
    ['   ', '-'],
  ])('of %j is %s', (name, letter) => {
    expect(avatarLetter(name)).toBe(letter);
  });
});
