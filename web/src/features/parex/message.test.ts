import { describe, expect, it } from 'vitest';
import { cutMessage, isBlank, sharedMessage } from './message.ts';

describe('[X-06] a message is cut at 300 characters', () => {
  it('leaves what fits alone', () => {
    expect(cutMessage('а'.repeat(300))).toEqual({ text: 'а'.repeat(300), whole: null });
  });

  it('cuts the rest', () => {
    const whole = `${'а'.repeat(300)}б`;
    expect(cutMessage(whole)).toEqual({ text: 'а'.repeat(300), whole });
  });

  it('does not tear a character in half', () => {
    const whole = `${'а'.repeat(299)}🙂`;
    expect(cutMessage(whole)).toEqual({ text: 'а'.repeat(299), whole });
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

const shared = (parameters: Record<string, string>) =>
  sharedMessage(new URLSearchParams(parameters).toString());

describe('sharedMessage', () => {
  it('is the text, whatever the app calls it', () => {
    expect(shared({ title: 'Viber', text: ' Двоє на завтра + валіза & кіт ' })).toBe(
      'Двоє на завтра + валіза & кіт',
    );
  });

  it('has a link once', () => {
    expect(shared({ text: 'Звідси: https://maps.app/1', url: 'https://maps.app/1' })).toBe(
      'Звідси: https://maps.app/1',
    );
    expect(shared({ text: 'Звідси', url: 'https://maps.app/1' })).toBe('Звідси\nhttps://maps.app/1');
  });

  it('is the title where there is nothing else', () => {
    expect(shared({ title: 'Двоє на завтра', text: '', url: '' })).toBe('Двоє на завтра');
  });

  it.each(['', 'text=', 'text=%20%0A', 'utm_source=x'])('is nothing for %j', (hash) => {
    expect(sharedMessage(hash)).toBeNull();
  });
});
