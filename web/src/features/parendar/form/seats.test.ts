import { expect, it } from 'vitest';
import { seatsOf } from './seats.ts';

const passengers = [
  { name: 'Олена', phone: '' },
  { name: '', phone: '+380440000001' },
];

it.each([
  [null, { taken: 2, free: null, isOverfull: false }],
  [7, { taken: 2, free: 5, isOverfull: false }],
  [2, { taken: 2, free: 0, isOverfull: false }],
  [1, { taken: 2, free: 0, isOverfull: true }],
])('of %j seats, two passengers take two', (seats, expected) => {
  expect(seatsOf({ passengers, seats })).toEqual(expected);
});
