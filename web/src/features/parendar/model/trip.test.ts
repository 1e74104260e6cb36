import { createTrip } from '@par-club/functions/contract/parendar';
import { expect, it } from 'vitest';
import { newTrip, storedTrip } from './stored-trip.ts';
import { newTripId, orderTrips } from './trip.ts';

const INPUT = {
  driverName: '',
  from: 'Київ',
  to: 'Львів',
  notes: '',
  stops: [],
  passengers: [],
  seats: null,
};
const NINE = '2026-11-21T09:00:00.000Z';
const NOON = '2026-11-21T12:00:00.000Z';
const long = { start: NINE, end: NOON, isAllDay: false };

it.each([
  ['an hour, where it is new', undefined, '2026-11-21T13:00:00.000Z'],
  ['as long as it was', long, '2026-11-21T15:00:00.000Z'],
  ['an hour, where it was a whole day', { ...long, isAllDay: true }, '2026-11-21T13:00:00.000Z'],
  ['an hour, where it took no time', { ...long, end: NINE }, '2026-11-21T13:00:00.000Z'],
])('[P-08] a trip takes %s', (_, seen, end) => {
  expect(storedTrip({ ...INPUT, start: NOON }, new Date(0), seen)).toMatchObject({ start: NOON, end });
});

it('the id of a new trip is as the contract wants it, and never the same', () => {
  const ids = Array.from({ length: 1000 }, newTripId);
  for (const id of ids) expect(createTrip.input.shape.tripId.safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(1000);
});

it('[F-U16] [T-12] trips of one time keep one order, whatever order they come in and whatever changes in them', () => {
  const at = (id: string, start: string, driverName = '') =>
    newTrip(id, '"1"', storedTrip({ ...INPUT, start, driverName }, new Date(0)));
  const [early, one, two] = [at('z', NINE), at('a', NOON), at('b', NOON)];
  const ids = (trips: Parameters<typeof orderTrips>[0]) => orderTrips(trips).map(({ id }) => id);
  expect(ids([two, one, early])).toEqual(['z', 'a', 'b']);
  expect(ids([{ ...one, etag: '"2"', driverName: 'Іван' }, early, two])).toEqual(['z', 'a', 'b']);
});
