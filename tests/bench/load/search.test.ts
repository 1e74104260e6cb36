import { expect, test } from 'vitest';
import { bisect, isLive } from './search.ts';

const upTo = (most: number) => (number: number) => Promise.resolve(number <= most);

test.for([
  ['in few steps', 1000, 3, 625, 700],
  ['exactly', 1000, 20, 700, 700],
  ['where even little is too much', 1000, 4, 0, 10],
  ['next to each other', 1, 4, 0, 0],
] as const)('the end of what is good is found: %s', async ([, bad, steps, found, most]) => {
  expect(await bisect(0, bad, steps, upTo(most))).toBe(found);
});

test.for([
  [true, { errors: 0, missed: 0, 'p99, ms': 999 }],
  [false, { errors: 0, missed: 0, 'p99, ms': 1000 }],
  [false, { errors: 0, missed: 1, 'p99, ms': 10 }],
  [false, { errors: 1, missed: 0, 'p99, ms': 10 }],
  [false, { errors: 0, missed: 0, 'p99, ms': Number.NaN }],
] as const)('live is %s: %o', ([live, figures]) => {
  expect(isLive(figures)).toBe(live);
});
