import { createTrip } from '@par-club/functions/contract/parendar';
import { expect, it } from 'vitest';
import { newTripId, storedTrip } from './trip.ts';

const INPUT = { driverName: '', from: 'Київ', to: 'Львів', notes: '', passengers: [], seats: null };
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
