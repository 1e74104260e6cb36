import { describe, expect, it } from 'vitest';
import { regex, words } from './text.ts';

describe('a pattern of words', () => {
  const letter = regex`^\p{L}$`;
  const other = regex`^[^\p{L}\d]$`;

  it.each([...'aźłßčabіїєґёъэωΑ'])('takes %s for a letter', (sign) => {
    expect([letter.test(sign), other.test(sign)]).toEqual([true, false]);
  });

  it.each([..."×÷ -'’.🚌→_"])('takes %s for none', (sign) => {
    expect([letter.test(sign), other.test(sign)]).toEqual([false, true]);
  });

  it('takes a bracket that is written out for no class', () => {
    expect(regex`\[(?:\d|\p{L})`.test('[я')).toBe(true);
  });

  it('finds whole words', () => {
    const found = [...'місце, місце2 безмісце: місце'.matchAll(words`місце`)];
    expect(found.map(({ index }) => index)).toEqual([0, 24]);
  });
});
