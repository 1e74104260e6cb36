import { expect, it, vi } from 'vitest';
import { isTimeZone, momentShowing, offsetAt } from './zone.ts';

const NAMES = ['America/Argentina/ComodRivadavia', 'Europe/Isle_of_Man', 'Antarctica/DumontDUrville'];
const SPELLINGS = 500;

/** The name with the case of its letters by the bits of a number. */
const spelt = (name: string, bits: number) =>
  [...name].map((letter, at) => ((bits >> at) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join('');

it('[F-S23] keeps a few clocks, however many spellings of zones it is asked for', () => {
  const spellings = Array.from({ length: SPELLINGS }, (_, bits) =>
    spelt(NAMES[bits % NAMES.length] ?? '', bits),
  );
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  for (const name of [...spellings, ...spellings]) expect(isTimeZone(name), name).toBe(true);
  // A clock that is kept is not made again.
  expect(made.mock.calls.length).toBeGreaterThan(2 * SPELLINGS - 100);
  isTimeZone(spellings.at(-1) ?? '');
  expect(made.mock.calls.length).toBeLessThanOrEqual(2 * SPELLINGS);
});

it('[F-S23] tells the same time in each spelling, and none of what is no zone', () => {
  const noon = Date.UTC(2026, 6, 1, 12);
  for (const name of ['Europe/Kyiv', 'Europe/Kiev', 'EUROPE/KYIV', 'europe/kyiv']) {
    expect(offsetAt(noon, name)).toBe(3 * 3_600_000);
    expect(momentShowing(noon, name)).toBe(noon - 3 * 3_600_000);
  }
  for (const name of ['', 'Kyiv', 'Europe/Kyiv ', 'Europe\\Kyiv', '../Kyiv', 'x'.repeat(10_000)])
    expect(isTimeZone(name)).toBe(false);
});
