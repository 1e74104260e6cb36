import { expect, it } from 'vitest';
import { motionOf } from './motion.ts';

it.each([
  [0, 'n'],
  [22, 'n'],
  [23, 'ne'],
  [90, 'e'],
  [225, 'sw'],
  [338, 'n'],
  [360, 'n'],
] as const)('a heading of %i° is %s', (heading, point) => {
  expect(motionOf({ heading, speed: 10 })).toEqual({ heading, speed: 10, point });
});

it.each([
  { heading: 90, speed: null },
  { heading: 90, speed: 0.9 },
])('a car of which no speed is known, or that stands, goes nowhere: %j', (place) => {
  expect(motionOf(place)).toBeNull();
});

it('a car may go without its heading being known', () => {
  expect(motionOf({ heading: null, speed: 3 })).toEqual({ heading: null, speed: 3, point: null });
});
