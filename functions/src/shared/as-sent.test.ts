import { expect, it } from 'vitest';
import { asSent } from './as-sent.ts';

it('[F-D1] what is undefined is left out, however deep, and all else stays', () => {
  const input = {
    trip: { seats: null, passengers: [{ name: '', pickUp: undefined, isPaid: false }] },
    zone: undefined,
  };
  expect(asSent(input)).toStrictEqual({ trip: { seats: null, passengers: [{ name: '', isPaid: false }] } });
});
