import { describe, expect, it } from 'vitest';
import { findWords } from './words-in.ts';

/** The words as they stand in the message. */
function found(message: string, words: string): string | null {
  const span = findWords(message, words);
  return span && message.slice(span.start, span.end);
}

describe('[M-04] words are found', () => {
  it.each([
    ['as they are', 'Київ - Львів', 'Львів', 'Львів'],
    ['in another case', 'ОЛЕНА КОВАЛЬ, 2 місця', 'Олена Коваль', 'ОЛЕНА КОВАЛЬ'],
    ['with another apostrophe', 'у п’ятницю', "п'ятницю", 'п’ятницю'],
    ['with another dash', 'Івано–Франківськ', 'Івано-Франківськ', 'Івано–Франківськ'],
    ['with other blanks', 'Іван\u00a0 Франко', ' Іван Франко\n', 'Іван\u00a0 Франко'],
    ['over the end of a line', 'Іван\r\nФранко', 'Іван Франко', 'Іван\r\nФранко'],
    [
      'with signs that mean something to a pattern',
      'тел. +38 (067) 1.5?',
      '+38 (067) 1.5?',
      '+38 (067) 1.5?',
    ],
    ['with a letter in two parts', 'їду в Киї\u0438\u0306', 'Киїй', 'Киї\u0438\u0306'],
    ['beside letters, where they are digits', 'на 12те', '12', '12'],
  ])('%s', (_, message, words, expected) => {
    expect(found(message, words)).toBe(expected);
  });

  it('where they are whole words, first of all', () => {
    expect(findWords('Полянська, Оля, Оля', 'Оля')).toEqual({ start: 11, end: 14 });
    expect(findWords('2112, 12', '12')).toEqual({ start: 6, end: 8 });
  });

  it('by UTF-16 offsets', () => {
    expect(findWords('🚐🚐 Київ', 'київ')).toEqual({ start: 5, end: 9 });
  });
});

it.each([
  ['are not there', 'Київ', 'Львів'],
  ['are parts of words', 'Полянська 2112', 'Оля'],
  ['are parts of numbers', '25.11 о 15:00', '5'],
  ['stand apart', 'Іван, Франко', 'Іван Франко'],
  ['are none', 'Київ', ''],
  ['are blank', 'Київ \n', ' \u200b'],
  ['are marks alone', 'Київ, Львів.', '.'],
  ['are a pattern', 'Київ', '.*'],
])('[M-04] words that %s are not found', (_, message, words) => {
  expect(findWords(message, words)).toBeNull();
});
