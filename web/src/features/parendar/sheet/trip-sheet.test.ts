import type { TripInput } from '@par-club/functions/contract/parendar';
import { countsOf } from '@par-club/functions/shared/seats-taken';
import { describe, expect, it } from 'vitest';
import { intlIn } from '../intl-of-tests.ts';
import { madeTrip } from '../model/trip-of-tests.ts';
import { haltsOf } from './driver-list.ts';
import { passengerMessage } from './passenger-message.ts';
import { tripSheet } from './trip-sheet.ts';

const START = '2026-11-21T07:30:00.000Z';
const UAH = (amount: number) => ({ amount, currency: 'UAH' as const });
const INPUT = {
  driverName: 'Іван Коваль',
  from: 'Київ',
  to: 'Львів',
  notes: 'Зустріти на вокзалі',
  passengers: [
    { name: 'Олена', phone: '+380671234567', seats: 2, pickUp: 'Вокзальна площа', price: UAH(1200) },
    { name: 'Тарас', phone: '', pickUp: 'Рівне', price: UAH(500), isPaid: true },
    { name: '', phone: '067 123 45 68', dropOff: 'Рівне', note: 'з дитиною', price: UAH(300.5) },
    { name: 'Ян', phone: '+48501234567', price: { amount: 20, currency: 'EUR' as const } },
  ],
  seats: 7,
  start: START,
  end: '2026-11-21T14:00:00.000Z',
  stops: [{ place: 'Рівне', minutes: 240 }],
};
const BARE = { ...INPUT, driverName: '', notes: '', passengers: [], seats: null, stops: [] };
const TRIP = madeTrip('id', INPUT, new Date(START));
/** With plain spaces for those that do not break. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/gu, ' ');

function sheetOf(input: TripInput, language: 'ua' | 'en'): string {
  const trip = madeTrip('id', input, new Date(START));
  return plain(tripSheet(trip, intlIn(language), 'Europe/Kyiv'));
}

it('[T-11] the driver’s list says who gets on and off at each stop, with phones, seats, notes and the cash to take', () => {
  expect(sheetOf(INPUT, 'ua')).toBe(
    [
      'Київ → Львів',
      'субота, 21 листопада 2026 р., 09:30',
      'Водій: Іван Коваль',
      'Місця: 5 з 7',
      '',
      '09:30 Київ',
      'Сідають:',
      '1. Олена, +380 67 123 45 67, Вокзальна площа, 2 місця, взяти 1 200 ₴',
      '3. +380 67 123 45 68, взяти 300,50 ₴, з дитиною',
      '4. Ян, +48501234567, взяти 20 €',
      '',
      '13:30 Рівне',
      'Сідає:',
      '2. Тарас, оплачено',
      'Виходить: 3. +380 67 123 45 68',
      '',
      '16:00 Львів',
      'Виходять: 1. Олена; 2. Тарас; 4. Ян',
      '',
      'Зібрати: 1 500,50 ₴ + 20 €',
      '',
      'Примітки: Зустріти на вокзалі',
    ].join('\n'),
  );
});

it('a driver’s list says what is not known yet', () => {
  expect(sheetOf(BARE, 'en')).toBe(
    [
      'Київ → Львів',
      'Saturday, 21 November 2026, 09:30',
      'No driver yet',
      '',
      '09:30 Київ',
      '',
      '16:00 Львів',
      '',
      'No passengers yet',
    ].join('\n'),
  );
});

it('a driver’s list of a whole day says so, and no time', () => {
  const trip = { ...madeTrip('id', BARE, new Date(START)), isAllDay: true };
  const [, when, , , first] = tripSheet(trip, intlIn('en'), 'Europe/Kyiv').split('\n');
  expect(when).toBe('Saturday, 21 November 2026, All day');
  expect(first).toBe('Київ');
});

it('[T-11] a passenger’s message has day, time and place of the pick-up, the driver, the phone and the link', () => {
  const driver = { phone: '+380501112233', link: 'https://par.example/parloc/driver/380501112233' };
  const how = { intl: intlIn('ua'), timeZone: 'Europe/Kyiv', seat: null };
  const halts = haltsOf(TRIP, 'Europe/Kyiv');
  expect(plain(passengerMessage(TRIP, halts, 2, driver, how))).toBe(
    [
      'Доброго дня! Нагадуємо про вашу поїздку Київ → Львів.',
      'субота, 21 листопада, 13:30',
      'Місце посадки: Рівне',
      'Водій: Іван Коваль, +380 50 111 22 33',
      'Де зараз водій: https://par.example/parloc/driver/380501112233',
    ].join('\n'),
  );
  expect(passengerMessage(TRIP, halts, 1, null, how)).toMatch(
    /Місце посадки: Київ, Вокзальна площа\nВодій: Іван Коваль$/,
  );
  // The passenger's own page shows all of it, and the place.
  const seat = 'https://par.example/seat/abc';
  const withSeat = passengerMessage(TRIP, halts, 2, driver, { ...how, seat });
  expect(plain(withSeat).split('\n').at(-1)).toBe(`Ваша поїздка й де машина: ${seat}`);
});

const PARCEL = { id: 'marek0', name: 'Марек', phone: '', kind: 'parcel' as const };

it.each([
  [[], 'пасажирів немає', 'зайнято 0 з 8 місць', '0'],
  [[{ seats: 2 }, {}], '3 пасажири', 'зайнято 3 з 8 місць', '3'],
  [[{ seats: 2 }, {}, PARCEL], '3 пасажири, 1 посилка', 'зайнято 3 з 8 місць, 1 посилка', '3 · 1 посилка'],
  [
    [{ ...PARCEL, seats: 1 }, PARCEL],
    'пасажирів немає, 2 посилки',
    'зайнято 1 з 8 місць, 2 посилки',
    '0 · 2 посилки',
  ],
] as const)('[B-03] of %j it is said: %s; %s; %s', (bookings, ...said) => {
  const values = { ...countsOf(bookings), seats: 8 };
  const ids = ['parendar.trip.passengers', 'parendar.trip.seats', 'parendar.panel.count'] as const;
  expect(ids.map((id) => intlIn('ua').formatMessage({ id }, values))).toEqual(said);
});

it('[B-03] a parcel is collected and handed over in the driver’s list, and the message about it says so', () => {
  const passengers = [{ ...PARCEL, pickUp: 'Рівне', pickUpPlace: 'автовокзал', dropOffPlace: 'пошта' }];
  const input = { ...INPUT, passengers };
  expect(sheetOf(input, 'ua')).toContain('13:30 Рівне\nЗабрати:\n1. Марек, автовокзал, посилка');
  expect(sheetOf(input, 'ua')).toContain('Віддати: 1. Марек (посилка, пошта)');
  const trip = madeTrip('id', input, new Date(START));
  const how = { intl: intlIn('ua'), timeZone: 'Europe/Kyiv', seat: null };
  expect(plain(passengerMessage(trip, haltsOf(trip, 'Europe/Kyiv'), 1, null, how))).toMatch(
    /вашу посилку Київ → Львів.*Де забираємо: Рівне, автовокзал/s,
  );
});

describe('[T-11] [T-03] a trip over midnight', () => {
  const NIGHT = {
    ...INPUT,
    start: '2026-11-27T21:30:00.000Z',
    end: '2026-11-28T06:00:00.000Z',
    stops: [
      { place: 'Рівне', minutes: 70 },
      { place: 'Дубно', minutes: null },
    ],
    passengers: ['Київ', 'Рівне', 'Дубно'].map((pickUp) => ({ name: pickUp, phone: '', pickUp })),
  };
  const night = (change: Partial<TripInput> = {}) =>
    madeTrip('id', { ...NIGHT, ...change }, new Date(NIGHT.start));

  it('has the day at each place of another day than the trip’s', () => {
    const heads = plain(tripSheet(night(), intlIn('ua'), 'Europe/Kyiv')).split('\n\n');
    expect(heads[0]).toContain('пʼятниця, 27 листопада 2026 р., 23:30');
    expect(heads.slice(1, 5).map((block) => block.split('\n')[0])).toEqual([
      '23:30 Київ',
      'субота, 28 листопада, 00:40 Рівне',
      'Дубно',
      'субота, 28 листопада, 08:00 Львів',
    ]);
  });

  it.each([
    ['at the start', 1, {}, 'пʼятниця, 27 листопада, 23:30'],
    ['at a stop after midnight', 2, {}, 'субота, 28 листопада, 00:40'],
    ['at a stop without a time', 3, {}, 'Місце посадки: Дубно'],
    [
      'at such a stop of a trip that arrives by midnight',
      3,
      { end: '2026-11-27T22:00:00.000Z' },
      'пʼятниця, 27 листопада',
    ],
  ])('reminds a passenger who gets on %s of the right day', (_, number, change, words) => {
    const trip = night(change);
    const how = { intl: intlIn('ua'), timeZone: 'Europe/Kyiv', seat: null };
    const message = passengerMessage(trip, haltsOf(trip, 'Europe/Kyiv'), number, null, how);
    expect(plain(message).split('\n')[1]).toBe(words);
  });

  it('reminds of the day of a trip that takes a whole one', () => {
    const day = { start: '2026-11-27T22:00:00.000Z', end: '2026-11-28T22:00:00.000Z' };
    const trip = { ...night(day), isAllDay: true };
    const how = { intl: intlIn('ua'), timeZone: 'Europe/Kyiv', seat: null };
    const message = passengerMessage(trip, haltsOf(trip, 'Europe/Kyiv'), 2, null, how);
    expect(plain(message).split('\n')[1]).toBe('субота, 28 листопада');
  });
});
