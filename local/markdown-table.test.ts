import { expect, test } from 'vitest';
import { table } from './markdown-table.ts';

test('a table has columns as wide as what is in them', () => {
  expect(table(['drivers', 'x'], [['10', '1.25']])).toBe(
    '| drivers | x    |\n| ------- | ---- |\n| 10      | 1.25 |',
  );
});
