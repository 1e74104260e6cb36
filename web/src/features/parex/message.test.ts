import { describe, expect, it } from 'vitest';
import { cutMessage } from './message.ts';

describe('[X-06] a message is cut at 300 characters', () => {
  it('leaves what fits alone', () => {
    expect(cutMessage('а'.repeat(300))).toBe('а'.repeat(300));
  });

  it('cuts the rest', () => {
    expect(cutMessage(`${'а'.repeat(300)}б`)).toBe('а'.repeat(300));
  });

  it('does not tear a character in half', () => {
    expect(cutMessage(`${'а'.repeat(299)}🙂`)).toBe('а'.repeat(299));
  });
});
