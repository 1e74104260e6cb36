import { describe, expect, it } from 'vitest';
import { isLatin, soundKey } from './letters.ts';
import { cardinalOf, collectiveOf, ordinalOf } from './number-words.ts';
import { capitalise, fold, isFree, lineBefore, prepare } from './text.ts';

describe('soundKey', () => {
  it.each([
    ['Київ', 'Kyjiv'],
    ['Хмельницький', 'Khmelnytskyi'],
    ['Вінниця', 'Винница'],
    ['Łódź', 'Lodz'],
  ])('%s sounds like %s', (word, other) => {
    expect(soundKey(word)).toBe(soundKey(other));
  });

  it('keeps different sounds apart', () => {
    expect(soundKey('Рівне')).not.toBe(soundKey('Ровно'));
    expect(['Kyiv', 'Київ'].map(isLatin)).toEqual([true, false]);
  });
});

describe('numbers in words', () => {
  it('are cardinals, collectives and ordinals', () => {
    expect(['двох', 'two', '12', 'багато'].map(cardinalOf)).toEqual([2, 2, 12, null]);
    expect(['троє', 'двоих', 'сто'].map(collectiveOf)).toEqual([3, 2, null]);
    expect(["двадцять п'ятого", 'сьомій', 'двадцять десятого'].map(ordinalOf)).toEqual([25, 7, null]);
  });
});

describe('text', () => {
  it('is folded without a change of its length', () => {
    const message = 'З КИЄВА → Львів – «їду», Дем’ян; Ёлка, мiсце';
    expect(fold(message)).toBe("з києва > львів - «їду», дем'ян; елка, місце");
    expect(fold(message)).toHaveLength(message.length);
  });

  it('is words, numbers, marks and ends of lines', () => {
    expect(prepare("Їду' 2\n!").tokens.map(({ text, kind, capital }) => [text, kind, capital])).toEqual([
      ['їду', 'word', true],
      ['2', 'number', false],
      ['\n', 'line', false],
      ['!', 'mark', false],
    ]);
  });

  it('is cut where a line begins, and taken where words overlap', () => {
    expect([lineBefore('ab\ncd ef', 8, 5), lineBefore('abcdef', 4, 2)]).toEqual(['cd ef', 'cd']);
    const span = { start: 2, end: 4 };
    expect([isFree(span, [{ start: 0, end: 2 }]), isFree(span, [{ start: 3, end: 5 }])]).toEqual([
      true,
      false,
    ]);
    expect(capitalise('біла церква-нова')).toBe('Біла Церква-Нова');
  });
});
