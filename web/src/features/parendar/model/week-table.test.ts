import type { TripInput } from '@par-club/functions/contract/parendar';
import { expect, test } from 'vitest';
import { madeTrip } from './trip-of-tests.ts';
import { seatsLeft, weekTable } from './week-table.ts';

const ZONE = 'Europe/Kyiv';
const WEDNESDAY = '2027-03-03';

function trip(id: string, start: string, more: Partial<TripInput> = {}) {
  const input = {
    driverName: 'Іван',
    from: 'Київ',
    to: 'Львів',
    notes: '',
    stops: [],
    passengers: [],
    seats: 4,
    start,
  };
  return madeTrip(id, { ...input, ...more }, new Date(start));
}

const booked = (...seats: number[]) =>
  seats.map((each, index) => ({ id: `seat0${index}`, name: 'Олена', phone: '', seats: each }));

test.each([
  [null, [], null, 'unknown'],
  [8, [2], 6, 'free'],
  [4, [1, 1], 2, 'few'],
  [4, [4], 0, 'full'],
  [4, [4, 1], -1, 'full'],
] as const)('[T-06] of %s seats with bookings of %j, %s are left: %s', (seats, taken, left, level) => {
  expect(seatsLeft({ seats, passengers: booked(...taken) })).toEqual({ left, level });
});

test('[T-06] a route has one row, however it is written, and a sum for each day', () => {
  const trips = [
    trip('a', '2027-03-01T06:00:00.000Z', { passengers: booked(3) }),
    trip('b', '2027-03-01T09:00:00.000Z', { from: ' КИЇВ ', seats: null }),
    trip('c', '2027-03-07T09:00:00.000Z', { from: 'Львів', to: 'Київ', passengers: booked(5) }),
  ];
  const { rows, daySums, sum } = weekTable(trips, WEDNESDAY, ZONE, 'routes');
  expect(rows.map(({ key, days }) => [key, days.map((day) => day.map(({ id }) => id).join())])).toEqual([
    ['київ → львів', ['a,b', '', '', '', '', '', '']],
    ['львів → київ', ['', '', '', '', '', '', 'c']],
  ]);
  expect(rows.map((row) => row.sum)).toEqual([
    { trips: 2, free: 1 },
    { trips: 1, free: 0 },
  ]);
  expect(daySums[0]).toEqual({ trips: 2, free: 1 });
  expect(daySums[1]).toEqual({ trips: 0, free: null });
  expect(sum).toEqual({ trips: 3, free: 1 });
});

test('[T-06] drivers have rows in the order of their names, and trips without one come last', () => {
  const trips = [
    trip('a', '2027-03-01T06:00:00.000Z', { driverName: '' }),
    trip('b', '2027-03-02T06:00:00.000Z', { driverName: 'Петро' }),
    trip('c', '2027-03-03T06:00:00.000Z', { driverName: 'іван ' }),
    trip('d', '2027-03-04T06:00:00.000Z', { driverName: 'Іван' }),
  ];
  const { rows } = weekTable(trips, WEDNESDAY, ZONE, 'drivers');
  expect(rows.map(({ key, sum }) => [key, sum.trips])).toEqual([
    ['іван', 2],
    ['петро', 1],
    ['', 1],
  ]);
});

test('[T-06] [F-U21] a trip from the week before stands on Monday, and an event that is no trip nowhere', () => {
  const over = trip('a', '2027-02-28T20:00:00.000Z', { end: '2027-03-02T06:00:00.000Z' });
  const event = { ...trip('b', '2027-03-03T06:00:00.000Z'), origin: 'other' as const };
  const { rows, sum } = weekTable([over, event], WEDNESDAY, ZONE, 'routes');
  expect(rows.map(({ days }) => days.map((day) => day.length))).toEqual([[1, 0, 0, 0, 0, 0, 0]]);
  expect(sum.trips).toBe(1);
});
