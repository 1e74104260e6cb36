import { describe, expect, it } from 'vitest';
import { cutMessage, isBlank } from './message.ts';

describe('[X-06] a message is cut at 300 characters', () => {
  it('leaves what fits alone', () => {
    expect(cutMessage('а'.repeat(300))).toEqual({ text: 'а'.repeat(300), wasCut: false });
  });

  it('cuts the rest', () => {
    expect(cutMessage(`${'а'.repeat(300)}б`)).toEqual({ text: 'а'.repeat(300), wasCut: true });
  });

  it('does not tear a character in half', () => {
    expect(cutMessage(`${'а'.repeat(299)}🙂`)).toEqual({ text: 'а'.repeat(299), wasCut: true });
  });
});

describe('[X-05] a message in which nothing can be seen', () => {
  it.each(['', ' ', '\n\t ', '\u00a0', '\u200b\u2060', '\ufeff'])('is blank: %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['.', '🙂', '\u200bа'])('is not: %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});
