import type { TripInput } from '@par-club/functions/contract/parendar';
import { expect, test } from 'vitest';
import { madeTrip } from '../model/trip-of-tests.ts';
import { findTrips, indexTrips } from './find-trips.ts';

const NOW = Date.parse('2027-03-03T10:00:00.000Z');

function trip(id: string, start: string, more: Partial<TripInput> = {}) {
  const input = {
    driverName: '',
    from: 'Суми',
    to: 'Канів',
    notes: '',
    stops: [],
    passengers: [],
    seats: null,
    start,
  };
  return madeTrip(id, { ...input, ...more }, new Date(start));
}

const olena = { name: 'Олена Кравець', phone: '+380671234567' };
const index = indexTrips([
  trip('far', '2027-05-01T06:00:00.000Z', { passengers: [olena] }),
  trip('past', '2027-02-20T06:00:00.000Z', {
    passengers: [olena, { name: 'Олег', phone: '+48501234567' }],
    driverName: 'Іван Коваль',
    from: 'Кам’янець-Подільський',
  }),
  trip('next', '2027-03-04T06:00:00.000Z', {
    to: 'Kraków',
    stops: [{ place: 'Львів', minutes: 60 }],
    passengers: [{ name: 'Мар’яна', phone: '050 765 43 21', pickUp: 'Стрий, автовокзал' }],
  }),
]);
const found = (query: string) =>
  findTrips(index, query, NOW)?.map(({ trip: { id }, passengers }) =>
    [id, ...passengers.map(({ name }) => name)].join(' '),
  );

test.each([
  // The nearest first.
  ['олена', ['past Олена Кравець', 'far Олена Кравець']],
  ['КРАВ ол', ['past Олена Кравець', 'far Олена Кравець']],
  ['ол', ['past Олена Кравець Олег', 'far Олена Кравець']],
  ['авець', []],
  // A town, a stop, where somebody gets on, a driver.
  ['краков', []],
  ['krakow', ['next']],
  ['львів', ['next']],
  ['стрий', ['next Мар’яна']],
  ['ковал', ['past']],
  ['подільський', ['past']],
  // A passenger's word and the trip's own.
  ['олена камянець', ['past Олена Кравець']],
  ['олена стрий', []],
  // Apostrophes, and Latin letters that look alike.
  ["мар'яна", ['next Мар’яна']],
  ['маряна', ['next Мар’яна']],
  ['кaнiв', ['past', 'far']],
  // Phones.
  ['067 123 45 67', ['past Олена Кравець', 'far Олена Кравець']],
  ['+38 (067) 123', ['past Олена Кравець', 'far Олена Кравець']],
  ['0501234567', []],
  ['48 501', ['past Олег']],
  ['0048501234567', ['past Олег']],
  ['4321', ['next Мар’яна']],
  ['олена 4567', ['past Олена Кравець', 'far Олена Кравець']],
  ['олег 4567', ['past Олег']],
])('[T-07] %s finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test.each(['', '  ', '!', '+'])('[T-07] %j says too little', (query) => {
  expect(found(query)).toBeUndefined();
});

test('[T-07] what others wrote is found by its title', () => {
  const event = { ...trip('e', '2027-03-03T06:00:00.000Z', { from: '', to: '' }), summary: 'Митниця: Рава' };
  const one = indexTrips([{ ...event, origin: 'other' }]);
  expect(findTrips(one, 'рава', NOW)).toHaveLength(1);
});
