import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countDay } from './days-of-use.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('counts each day once', () => {
  expect(countDay('2025-11-21')).toBe(1);
  expect(countDay('2025-11-21')).toBe(1);
  expect(countDay('2025-11-22')).toBe(2);
  expect(countDay('2025-12-01')).toBe(3);
});

it('begins anew where what is kept makes no sense', () => {
  localStorage.setItem('parclub.days_of_use', 'nonsense');
  expect(countDay('2025-11-21')).toBe(1);
});
