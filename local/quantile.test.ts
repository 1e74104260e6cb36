import { expect, test } from 'vitest';
import { quantile } from './quantile.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test.for([
  [0.5, 50],
  [0.95, 95],
  [1, 100],
] as const)('the quantile %d of 1 to 100 is %d', ([share, value]) => {
  expect(quantile(hundred, share)).toBe(value);
});

test('the quantile of one value is that value', () => {
  expect(quantile([7], 0.95)).toBe(7);
});

test('of nothing there is no quantile', () => {
  expect(quantile([], 0.5)).toBeNaN();
});
