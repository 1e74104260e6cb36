import { expect, test } from 'vitest';
import * as module from './registry.ts';

test('the list holds each value that the browser stores', () => {
  const { registry, ...values } = module;
  expect(new Set(registry)).toEqual(new Set(Object.values(values)));
  expect(new Set(registry.map(({ key }) => key)).size).toBe(registry.length);
});
