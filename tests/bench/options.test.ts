import { expect, test } from 'vitest';
import { optionsOf } from './options.ts';

const PARTS = ['places', 'week', 'rows', 'trips', 'marks'];
const ALL = { parts: PARTS, drivers: 1000, trips: 500, calls: 40, vans: 300, due: 5000, save: false };

test.for<[string, object]>([
  ['', ALL],
  ['--save', { ...ALL, save: true }],
  ['--parts rows,places --calls 4', { ...ALL, parts: ['places', 'rows'], calls: 4 }],
])('chosen by "%s"', ([args, options]) => {
  expect(optionsOf('load', args.split(' ').filter(Boolean))).toEqual(options);
});

test.for([
  '--parts cars',
  '--drivers 0',
  '--trips 1.5',
  '--calls many',
  '--vans 0',
  '--parts rows --save',
  '--unknown',
])('refused, with what is taken: "%s"', (args) => {
  expect(() => optionsOf('load', args.split(' '))).toThrow('Usage: npm run bench:load [-- --parts places,');
});

test('a list of numbers, a page and nothing', () => {
  expect(optionsOf('live', ['--drivers', '10,100'])).toMatchObject({ writes: 100, drivers: [10, 100] });
  expect(optionsOf('lighthouse', ['--pages', '/other'])).toMatchObject({ runs: 5, pages: ['/other'] });
  expect(() => optionsOf('calendar', ['--runs', '3'])).toThrow('Usage: npm run bench:calendar [-- --save]');
});
