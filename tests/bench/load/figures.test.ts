import { expect, test } from 'vitest';
import { type Grown, growth, loadTable, times } from './figures.ts';

const hundred = Array.from({ length: 100 }, (_, index) => index + 1);

test('times are told by three quantiles', () => {
  expect(times(hundred)).toEqual({ 'p50, ms': 50, 'p95, ms': 95, 'p99, ms': 99 });
});

test.for<[string, Grown, object]>([
  ['what doubles', { what: '', once: { a: 3 }, twice: { a: 6 } }, { a: 2 }],
  ['what stays', { what: '', once: { a: 3, b: 0.5 }, twice: { a: 3, b: 0.5 } }, { a: 1, b: 1 }],
  ['what there was nothing of', { what: '', once: { a: 0 }, twice: { a: 0 } }, {}],
  ['what there is only once', { what: '', once: { a: 1 }, twice: {} }, {}],
])('the growth of %s', ([, grown, ratios]) => {
  expect(growth(grown)).toEqual(ratios);
});

test('a table has the load, twice the load and the growth', () => {
  const measured = [
    { what: 'calls', once: { calls: 10, ms: 1.25, errors: 0 }, twice: { calls: 20, ms: NaN } },
  ];
  const more = [{ what: 'most', figures: { calls: 15 } }];
  expect(loadTable(measured, { calls: 0, ms: 1, errors: 0 }, more)).toBe(
    [
      '| what   | calls  | ms  | errors |',
      '| ------ | ------ | --- | ------ |',
      '| calls  | 10     | 1.3 | 0      |',
      '| calls  | 20     | –   |        |',
      '| growth | × 2.00 |     |        |',
      '| most   | 15     |     |        |',
    ].join('\n'),
  );
});
