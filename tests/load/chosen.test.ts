import { expect, test } from 'vitest';
import { chosenBy } from './chosen.ts';

const ALL = { parts: ['places', 'week', 'rows'], drivers: 1000, trips: 500, calls: 50, save: false };

test.for<[string, object]>([
  ['', ALL],
  ['--save', { ...ALL, save: true }],
  ['--parts rows,places --calls 4', { ...ALL, parts: ['places', 'rows'], calls: 4 }],
])('chosen by "%s"', ([args, chosen]) => {
  expect(chosenBy(args.split(' ').filter(Boolean))).toEqual(chosen);
});

test.for(['--parts cars', '--drivers 0', '--trips 1.5', '--calls many', '--parts rows --save', '--unknown'])(
  'refused, with what is taken: "%s"',
  (args) => {
    expect(() => chosenBy(args.split(' '))).toThrow('Usage: npm run bench:load');
  },
);
