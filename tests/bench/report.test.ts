import { expect, test } from 'vitest';
import { quantile, table } from './report.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test.for([
  [0.5, 50],
  [0.95, 95],
  [1, 100],
] as const)('the quantile %d of 1 to 100 is %d', ([share, value]) => {
  expect(quantile(hundred, share)).toBe(value);
});

test('the quantile of one value is that value, and of nothing there is none', () => {
  expect(quantile([7], 0.95)).toBe(7);
  expect(quantile([], 0.5)).toBeNaN();
});

test('a table has columns as wide as what is in them', () => {
  expect(table(['drivers', 'x'], [['10', '1.25']])).toBe(
    '| drivers | x    |\n| ------- | ---- |\n| 10      | 1.25 |',
  );
});
