import { expect, it } from 'vitest';
import { anyOf, compile } from './text.ts';

it('anyOf matches whole words of every language, and any ending at a star', () => {
  const pattern = compile(`^(?:${anyOf({ uk: ['скасу*', 'не їду'], en: ['no.'] })})$`, 'u');
  expect(['скасуйте', 'скасу', 'не їду', 'no.'].every((word) => pattern.test(word))).toBe(true);
  expect(['не їдуть', 'nope', 'пскасуй'].some((word) => pattern.test(word))).toBe(false);
});

it('anyOf tries a longer word before a shorter one', () => {
  const pattern = compile(anyOf({ uk: ['тел', 'телефон'] }), 'u');
  expect(pattern.exec('телефон')?.[0]).toBe('телефон');
});
