import { describe, expect, it } from 'vitest';
import { isCorrected, isOneOfSeveral, preferCorrections } from './corrections.ts';

const spanOf = (message: string, words: string) => {
  const start = message.indexOf(words);
  return { start, end: start + words.length, value: words };
};

describe('corrections', () => {
  it.each([
    ['на 14 число, ні, краще 15-го', '15-го', true],
    ['завтра о 9. краще післязавтра о 7', '7', true],
    ['в суботу ой ні в неділю', 'неділю', true],
    ['завтра, а назад 15-го', '15-го', false],
  ])('%j, %s: %s', (message, words, expected) => {
    expect(isCorrected(message, 0, spanOf(message, words).start)).toBe(expected);
  });

  it('puts what corrects above what it corrects, and nothing above what follows', () => {
    const message = '14-го, ні, 15-го, назад 20-го';
    const dates = ['14-го', '15-го', '20-го'].map((words) => ({ ...spanOf(message, words), score: 6 }));
    preferCorrections(dates, message);
    expect(dates.map(({ score }) => score)).toEqual([6, 7, 6]);
  });

  it.each([
    ['23 або 24 грудня', '23', '24', true],
    ['067 чи 050', '067', '050', true],
    ['23 і 24 грудня', '23', '24', false],
    ['2 або 3 місця', '3 місця', '3 місця', true],
  ])('%j is a choice: %s, %s: %s', (message, chosen, other, expected) => {
    expect(isOneOfSeveral(message, spanOf(message, chosen), [spanOf(message, other)])).toBe(expected);
  });
});
