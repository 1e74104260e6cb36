import { expect, test } from 'vitest';
import { newDeliveries } from './deliveries.ts';

test('each listener has a time of its own from the write on', () => {
  let now = 100;
  const { written, came, latencies, last } = newDeliveries(() => now);
  written('olena', 'noon');
  now = 110;
  came('olena', 'noon');
  written('taras', 'noon');
  now = 125;
  came('olena', 'noon');
  came('taras', 'noon');
  expect([latencies, last()]).toEqual([[10, 25, 15], 125]);
});

test('what was there before is no delivery', () => {
  let now = 100;
  const { written, came, latencies, last } = newDeliveries(() => now);
  written('olena', 'noon');
  now = 200;
  came('olena', 'morning');
  came('taras', 'noon');
  expect([latencies, last()]).toEqual([[], 100]);
});
