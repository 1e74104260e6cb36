import { parse } from '@formatjs/icu-messageformat-parser';
import { FailureReason } from '@par-club/functions/contract/failures';
import { describe, expect, it } from 'vitest';
import { failuresText } from '#firebase/failures.text.ts';
import type { Text } from '#intl/text.ts';

const modules = import.meta.glob<Record<string, Text>>('../**/*.text.ts', { eager: true });
const texts = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module).flatMap((text) => Object.entries(text).map(([id, both]) => ({ file, id, ...both }))),
);

/** The same in both languages for a reason: names, and what is only a number. */
const SAME = new Set(['parex.counter', 'parex.editor.counter']);

describe('texts', () => {
  it('are found', () => {
    expect(texts.length).toBeGreaterThan(100);
  });

  it.each(texts.map((text) => [text.id, text] as const))(
    '%s is there in both languages',
    (id, { ua, en }) => {
      expect(ua.trim()).not.toBe('');
      expect(en.trim()).not.toBe('');
      if (!SAME.has(id)) expect(ua).not.toBe(en);
      expect(placeholders(ua)).toEqual(placeholders(en));
    },
  );

  it.each(texts.filter(({ ua }) => ua.includes('plural')).map((text) => [text.id, text] as const))(
    '%s has every plural form',
    (_id, { ua, en }) => {
      for (const form of ['one', 'few', 'many', 'other']) expect(ua).toMatch(new RegExp(`\\b${form} \\{`));
      for (const form of ['one', 'other']) expect(en).toMatch(new RegExp(`\\b${form} \\{`));
    },
  );

  it('say something for every failure of the contract', () => {
    for (const reason of FailureReason.options) expect(failuresText).toHaveProperty([`failure.${reason}`]);
  });

  it('[X-16] [X-17] have the words of the requirements', () => {
    expect(failuresText['failure.no-api-key'].en).toBe('{provider} API key is required');
    expect(failuresText['failure.no-chat-messages'].en).toBe(
      'Messages array is required and cannot be empty',
    );
    expect(failuresText['failure.no-message'].en).toBe('Message is required');
    expect(failuresText['failure.no-columns'].en).toBe('Columns array is required and cannot be empty');
    expect(failuresText['failure.invalid-api-key'].en).toBe(
      'Invalid {provider} API key. Please check your credentials.',
    );
    expect(failuresText['failure.provider-rate-limit'].en).toBe(
      '{provider} API rate limit exceeded. Please try again later.',
    );
    expect(failuresText['failure.provider-error'].en).toBe('{provider} API error: {message}');
    expect(failuresText['failure.no-response'].en).toBe(
      'No response from {provider} API. Please check your internet connection.',
    );
  });
});

/** Names of the values that a message takes, in alphabetical order. */
function placeholders(message: string): string[] {
  const found = new Set<string>();
  const walk = (elements: ReturnType<typeof parse>) => {
    for (const element of elements) {
      if ('value' in element && element.type !== 0) found.add(String(element.value));
      if ('options' in element) for (const option of Object.values(element.options)) walk(option.value);
    }
  };
  walk(parse(message));
  return [...found].sort();
}
