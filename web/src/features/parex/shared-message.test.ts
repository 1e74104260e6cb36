import { describe, expect, it } from 'vitest';
import { sharedMessage } from './shared-message.ts';

const shared = (parameters: Record<string, string>) =>
  sharedMessage(`?${new URLSearchParams(parameters).toString()}`);

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

  it.each(['', '?', '?text=', '?text=%20%0A', '?utm_source=x'])('is nothing for %j', (search) => {
    expect(sharedMessage(search)).toBeNull();
  });
});
