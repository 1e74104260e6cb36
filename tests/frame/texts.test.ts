import { FailureReason } from '@par-club/functions/contract/failures';
import { KIND_NAMES } from '@par-club/functions/contract/kinds.values';
import { BOOKING_FIELDS } from '@par-club/functions/shared/booking-fields';
import { describe, expect, it } from 'vitest';
import { failuresText } from '../../web/src/failures/failures.text.ts';
import { languageTag } from '../../web/src/intl/language.ts';
import type { Text } from '../../web/src/intl/text.ts';
import { faultsOf, placeholders } from './text-faults.ts';

const modules = import.meta.glob<Record<string, Text>>('../../web/src/**/*.text.ts', { eager: true });
const sources = import.meta.glob<string>(
  ['../../web/src/**/*.{ts,tsx}', '!../../web/src/**/*.{test,text}.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

const all = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((text) => Object.entries(text).map(([id, both]) => ({ id, ...both }))),
);
/** Each once, though a page's file holds those of its parts as well. */
const texts = [...new Map(all.map((text) => [text.id + text.ua + text.en, text])).values()];

/** The same in both languages for a reason: what is only numbers, or only what a person wrote. */
const SAME = new Set([
  'parex.counter',
  'parex.editor.counter',
  'parendar.passengers.note',
  'trips.text.note',
]);

/** A legal page shows each section of its texts, so the code names none of them. */
const legalSections = texts.flatMap(({ id }) => /^(?:privacy|terms)\.(\w+)\.text$/.exec(id)?.[1] ?? []);

const code = Object.values(sources).join('\n');
const literals = new Set([
  ...FailureReason.options,
  ...BOOKING_FIELDS,
  ...KIND_NAMES,
  ...legalSections,
  ...(code.match(/(?<=['"`])[\w-]+(\.[\w-]+)*(?=['"`])/g) ?? []),
]);
/** Names that are put together, such as `parloc.live.${name}`; in its gap stands a word that the code names. */
const patterns = [...code.matchAll(/`([\w.-]*\$\{[\w.${}-]+)`/g)]
  .map(([, template = '']) => template.replaceAll('.', '\\.').replace(/\$\{.+?\}/g, '([\\w.-]+)'))
  .filter((pattern) => /\\\.[a-z]|[a-z]\\\./.test(pattern))
  .map((pattern) => new RegExp(`^${pattern}$`));

/** Whether the code names the text, or puts its name together of words that it names. */
function isUsed(id: string): boolean {
  if (literals.has(id) || new RegExp(`[tT]ext\\.${id}\\[`).test(code)) return true;
  return patterns.some((pattern) => {
    const words = pattern.exec(id)?.slice(1);
    return words?.every((word) => literals.has(word));
  });
}

describe('texts', () => {
  it('are found', () => {
    expect(texts.length).toBeGreaterThan(400);
  });

  it.each(texts.map((text) => [text.id, text] as const))(
    '%s is there in both languages',
    (id, { ua, en }) => {
      expect(ua.trim()).not.toBe('');
      expect(en.trim()).not.toBe('');
      if (SAME.has(id)) expect(ua).toBe(en);
      else expect(ua).not.toBe(en);
      expect(placeholders(ua)).toEqual(placeholders(en));
      expect(faultsOf(ua, languageTag.ua)).toEqual([]);
      expect(faultsOf(en, languageTag.en)).toEqual([]);
    },
  );

  it('say one thing under one name', () => {
    const named = texts.map(({ id }) => id).filter((id) => id.includes('.'));
    expect(named.filter((id, index) => named.indexOf(id) !== index)).toEqual([]);
  });

  it('are all in use', () => {
    expect(texts.filter(({ id }) => !isUsed(id)).map(({ id }) => id)).toEqual([]);
    expect(isUsed('parex.nothing')).toBe(false);
  });

  it('say something for every failure of the contract', () => {
    for (const reason of FailureReason.options) expect(failuresText).toHaveProperty([`failure.${reason}`]);
  });
});
