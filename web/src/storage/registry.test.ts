import { expect, test } from 'vitest';
import * as entries from './registry.ts';

test('the registry holds nothing but values that the browser stores, each with a key of its own', () => {
  const keys = Object.values(entries).map(({ key }) => key);
  expect(keys.every((key) => /^(parclub|draft)\.|^app_locale$/.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
});
