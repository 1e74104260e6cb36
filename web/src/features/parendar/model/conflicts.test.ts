import type { Trip } from '@par-club/functions/contract/parendar';
import { describe, expect, it } from 'vitest';
import { overlapsAmong, overlapsOf, seatsOf, strayIn } from './conflicts.ts';
import { newTrip, storedTrip } from './stored-trip.ts';

/** @param time 'HH:MM' of the start in UTC; every trip takes an hour */
function tripAt(id: string, time: string, driverName = 'Іван Коваль', change: Partial<Trip> = {}): Trip {
  const input = { driverName, from: 'Київ', to: 'Львів', notes: '', stops: [], passengers: [], seats: null };
  const start = `2026-11-21T${time}:00.000Z`;
  return { ...newTrip(id, '"1"', storedTrip({ ...input, start }, new Date(start))), ...change };
}

const idsOf = (trips: readonly Trip[]) => trips.map(({ id }) => id);

describe('one driver with two trips at a time', () => {
  const nine = tripAt('nine', '09:00');

  it.each([
    ['begins in between', tripAt('other', '09:30'), true],
    ['is at the same time', tripAt('other', '09:00'), true],
    ['ends in between', tripAt('other', '08:01'), true],
    ['begins as it ends', tripAt('other', '10:00'), false],
    ['ends as it begins', tripAt('other', '08:00'), false],
    ['is of another driver', tripAt('other', '09:30', 'Іван Ковальчук'), false],
    ['has the name in capitals with more spaces', tripAt('other', '09:30', '  ІВАН   коваль '), true],
    ['is a whole day', tripAt('other', '09:30', 'Іван Коваль', { isAllDay: true }), false],
    ['has no end', tripAt('other', '09:30', 'Іван Коваль', { end: null }), false],
  ])('is seen where the other %s: %#', (_, other, isOverlap) => {
    expect(idsOf(overlapsOf(nine, [nine, other]))).toEqual(isOverlap ? ['other'] : []);
    expect(idsOf(overlapsOf(other, [nine, other]))).toEqual(isOverlap ? ['nine'] : []);
  });

  it.each([
    ['Дем’янчук', "Дем'янчук"],
    ['Іван Коваль', 'Iван Коваль'],
  ])('[F-P2] is seen of %s and %s', (one, other) => {
    const trips = [tripAt('one', '09:00', one), tripAt('other', '09:30', other)];
    expect(overlapsAmong(trips).size).toBe(2);
  });

  it('is not seen where nobody drives', () => {
    expect(overlapsOf(tripAt('one', '09:00', ' '), [tripAt('other', '09:00', '')])).toEqual([]);
  });

  it('is seen of a trip that is not saved yet', () => {
    expect(idsOf(overlapsOf({ ...tripAt('', '09:30'), id: null }, [nine]))).toEqual(['nine']);
  });

  it('is seen over midnight', () => {
    const late = tripAt('late', '23:30');
    const next = {
      ...tripAt('next', '00:00'),
      start: '2026-11-22T00:15:00.000Z',
      end: '2026-11-22T01:15:00.000Z',
    };
    expect(idsOf(overlapsOf(late, [late, next]))).toEqual(['next']);
  });

  it('is found among all', () => {
    const among = overlapsAmong([
      nine,
      tripAt('half past', '09:30'),
      tripAt('other', '09:30', 'Петро Шевчук'),
      tripAt('ten', '10:00', ' ІВАН  коваль'),
      tripAt('noon', '12:00'),
    ]);
    expect([...among].map(([id, others]) => [id, idsOf(others)])).toEqual([
      ['nine', ['half past']],
      ['half past', ['nine', 'ten']],
      ['ten', ['half past']],
    ]);
  });
});

const passengers = [
  { id: 'olena0', name: 'Олена', phone: '' },
  { id: 'other0', name: '', phone: '+380440000001' },
];

it.each([
  [null, { taken: 2, free: null, isOverfull: false }],
  [7, { taken: 2, free: 5, isOverfull: false }],
  [2, { taken: 2, free: 0, isOverfull: false }],
  [1, { taken: 2, free: 0, isOverfull: true }],
])('of %j seats, two passengers take two', (seats, expected) => {
  expect(seatsOf({ passengers, seats })).toEqual(expected);
});

describe('[T-04] where bookings get on and off', () => {
  const WAY = {
    from: 'Київ',
    to: 'Варшава',
    stops: ['Луцьк', 'Ковель'].map((place) => ({ place, minutes: null })),
  };
  const inTrip = (pickUp?: string, dropOff?: string) => ({
    ...WAY,
    passengers: [{ name: 'Олена', phone: '', ...(pickUp && { pickUp }), ...(dropOff && { dropOff }) }],
  });

  it.each([
    ['Ковель', 'Луцьк', true],
    ['Луцьк', 'м. Луцьк, автовокзал', true],
    ['Варшава', undefined, true],
    [undefined, 'київ', true],
    ['Луцьк', 'Ковель', false],
    ['Луцьк', undefined, false],
    [undefined, undefined, false],
    ['Дубно', 'Луцьк', false],
    ['Ковель', 'біля цирку', false],
  ])('[B-04] from %s to %s is against the way: %s', (pickUp, dropOff, isBackward) =>
    expect(strayIn(inTrip(pickUp, dropOff))).toHaveLength(isBackward ? 1 : 0),
  );

  it('is along a way that comes to a place twice', () => {
    expect(strayIn({ ...inTrip('Луцьк', 'Київ'), to: 'Київ' })).toEqual([]);
    expect(strayIn({ ...inTrip('Київ', 'Київ'), to: 'Київ' })).toEqual([]);
  });

  it('[B-04] is told where the trip has no longer a place', () => {
    const trip = inTrip('м. Луцьк', 'Ковель');
    const kept = { ...trip, stops: [{ place: 'Ковель, вокзал', minutes: null }] };
    expect(strayIn(kept, WAY)).toEqual(trip.passengers);
    expect(strayIn(kept)).toEqual([]);
    expect(strayIn(trip, WAY)).toEqual([]);
    expect(strayIn({ ...kept, ...inTrip('Вокзальна площа'), stops: [] }, WAY)).toEqual([]);
  });
});
