import { expect, it } from 'vitest';
import { intlIn } from '../intl-of-tests.ts';
import { newTrip, storedTrip } from '../model/trip.ts';
import { tripSheet } from './trip-sheet.ts';

const START = '2026-11-21T07:30:00.000Z';
const INPUT = {
  driverName: 'Іван Коваль',
  from: 'Київ',
  to: 'Львів',
  notes: 'Зустріти на вокзалі',
  passengers: [
    { name: 'Олена', phone: '+380440000001' },
    { name: 'Тарас', phone: '' },
    { name: '', phone: '+380440000003' },
  ],
  seats: 7,
  start: START,
};
const BARE = { ...INPUT, driverName: '', notes: '', passengers: [], seats: null };

function sheetOf(input: typeof INPUT | typeof BARE, language: 'ua' | 'en'): string {
  const trip = newTrip('id', '"1"', storedTrip(input, new Date(START)));
  return tripSheet(trip, intlIn(language), 'Europe/Kyiv');
}

it('a trip sheet has the way, the time, the driver and the passengers', () => {
  expect(sheetOf(INPUT, 'ua')).toBe(
    [
      'Київ → Львів',
      'субота, 21 листопада 2026 р., 09:30',
      'Водій: Іван Коваль',
      'Місця: 3 з 7',
      '',
      'Пасажири:',
      '1. Олена, +380440000001',
      '2. Тарас',
      '3. +380440000003',
      '',
      'Примітки: Зустріти на вокзалі',
    ].join('\n'),
  );
});

it('a trip sheet says what is not known yet', () => {
  expect(sheetOf(BARE, 'en')).toBe(
    ['Київ → Львів', 'Saturday, 21 November 2026, 09:30', 'No driver yet', '', 'No passengers yet'].join(
      '\n',
    ),
  );
});

it('a trip sheet of a whole day says so, and no time', () => {
  const trip = { ...newTrip('id', '"1"', storedTrip(BARE, new Date(START))), isAllDay: true };
  const [, when] = tripSheet(trip, intlIn('en'), 'Europe/Kyiv').split('\n');
  expect(when).toBe('Saturday, 21 November 2026, All day');
});
