import type { Passenger, TripInput } from '@par-club/functions/contract/parendar';
import { priceIn } from '@par-club/functions/shared/currency-names';
import { phoneKey } from '@par-club/functions/shared/phone-in';
import { sameName } from '@par-club/functions/shared/same-name';
import { isSamePlace } from '@par-club/functions/shared/same-place';
import { expect, test } from 'vitest';
import {
  descriptionOf,
  readDescription,
  storedIn,
} from '../../functions/src/parendar/mapping/description.ts';
import { bookingsOf } from '../../web/src/features/parendar/box/rides.ts';
import { doublesIn } from '../../web/src/features/parendar/model/bookings.ts';
import { overlapsAmong } from '../../web/src/features/parendar/model/conflicts.ts';
import { parsePrice } from '../../web/src/features/parendar/model/money.ts';
import { madeTrip } from '../../web/src/features/parendar/model/trip-of-tests.ts';
import { findTrips, indexTrips } from '../../web/src/features/parendar/search/find-trips.ts';

const NOW = Date.parse('2027-03-03T10:00:00.000Z');
const TRIP: TripInput = {
  start: '2027-03-04T06:00:00.000Z',
  driverName: '',
  from: 'Суми',
  to: 'Канів',
  notes: '',
  stops: [],
  passengers: [],
  seats: null,
};

function tripOf(more: Partial<TripInput>) {
  return madeTrip('trip', { ...TRIP, ...more });
}

function isFound(query: string, more: Partial<TripInput>): boolean {
  return findTrips(indexTrips([tripOf(more)]), query, NOW)?.length === 1;
}

/** Whether a booking of the trip is the one that a message in the box is about. */
function isMeant({ name, phone }: Passenger, booked: Passenger): boolean {
  return bookingsOf({ name, phone }, [tripOf({ passengers: [booked] })], NOW).length === 1;
}

/** How many passengers a trip has after a line of an event was written once more, in other words. */
function passengersAfter(passenger: Passenger, line: string): number | undefined {
  const fields = { driverName: '', notes: '', seats: null, passengers: [{ ...passenger, id: 'known0' }] };
  const stored = storedIn(descriptionOf(fields, {})) ?? expect.fail();
  const lines = [...(stored.lines as string[]), line];
  const { details, proposal } = readDescription(JSON.stringify({ ...stored, lines }));
  return (proposal ?? details).passengers.length;
}

test.each([
  ['Кам’янець', "Кам'янець"],
  ['Кам’янець', 'Камʼянець'],
  ['Кам’янець', 'Кам`янець'],
  ["Кам'янець", 'КАМ’ЯНЕЦЬ'],
  ['Рівне', 'м. Рівне'],
  ['м. Рівне', 'рівне'],
  ['Буча', 'смт Буча'],
  ['Буча', 'смт. Буча'],
  ['Рівне, автовокзал', 'Рівне'],
  ['автовокзал Рівне', 'м.Рівне'],
  ['Київ Видубичі', 'Київ'],
  ['Чернівці', 'Чернівці'.normalize('NFD')],
  ['Київ'.normalize('NFD'), 'Київ'],
  ['Йорданівка', 'Йорданівка'.normalize('NFD')],
  ['Kraków', 'Kraków'.normalize('NFD')],
  ['Івано-Франківськ', 'Iвано франкiвськ'],
  ['Одеса', 'Oдeca'],
])('[B-04] the place %j is found as %j', (place, typed) => {
  expect(isSamePlace(place, typed)).toBe(true);
  expect(isFound(typed, { from: place })).toBe(true);
  expect(isFound(typed, { stops: [{ place, minutes: null }] })).toBe(true);
  expect(isFound(`Олена ${typed}`, { to: place, passengers: [{ name: 'Олена', phone: '' }] })).toBe(true);
});

test.each([
  ['Рівне', 'Рівненське'],
  ['Самбір', 'м. Старий Самбір'],
  ['Бар', 'Бари'],
])('[B-04] the place %j is not found as %j', (place, typed) => {
  expect(isSamePlace(place, typed)).toBe(false);
  expect(isFound(typed, { from: place })).toBe(false);
});

test.each([
  ['Мар’яна Дем’янчук', "Мар'яна Дем'янчук"],
  ['Мар’яна Дем’янчук', 'Марʼяна Демʼянчук'],
  ["мар'яна  дем'янчук", 'Мар`яна Дем`янчук '],
  ['Сергій', 'Сергій'.normalize('NFD')],
  ['Їжакевич'.normalize('NFD'), 'їжакевич'],
  ['Олена', 'Oлeнa'],
  ['Iван Коваль', 'Іван Коваль'],
])('[B-04] the person and the driver %j is %j', (name, typed) => {
  const [one, other] = [name, typed].map((each) => ({ name: each, phone: '' }));
  if (!one || !other) expect.fail();
  expect(sameName(name)).toBe(sameName(typed));
  expect(isFound(typed, { passengers: [one] })).toBe(true);
  expect(isFound(typed, { driverName: name })).toBe(true);
  expect(isMeant(other, one)).toBe(true);
  expect(doublesIn([one, other])).toHaveLength(1);
  expect(passengersAfter(one, `2. ${typed}`)).toBe(1);
  const trips = [name, typed].map((driverName, index) => ({ ...tripOf({ driverName }), id: `${index}` }));
  expect(overlapsAmong(trips).size).toBe(2);
});

test.each([
  ['+380671234567', '067 123-45-67'],
  ['+38 (067) 123 45 67', '0671234567'],
  ['+38 (67) 123 45 67', '067 123 45 67'],
  ['067.123.45.67', '+38 (67) 123-45-67'],
  ['0671234567', '8 (067) 123-45-67'],
  ['+49 (0) 151 12345678', '+4915112345678'],
  ['+4915112345678', '+49 (0) 151 12345678'],
  ['0049 151 12345678', '+49(0)151 12345678'],
  ['067 123 45 67, 050 765 43 21', '+380671234567'],
  ['067 123 45 67 / 050 765 43 21', '0671234567'],
  ['мама 067 123 45 67', '+38 (067) 123 45 67'],
])('[B-04] the phone %j is %j', (phone, typed) => {
  const [one, other] = [phone, typed].map((each) => ({ name: '', phone: each }));
  if (!one || !other) expect.fail();
  expect(phoneKey(phone)).toBe(phoneKey(typed));
  expect(isFound(typed, { passengers: [one] })).toBe(true);
  expect(isMeant(other, one)).toBe(true);
  expect(doublesIn([one, other])).toHaveLength(1);
  expect(passengersAfter(one, `2. ${typed}`)).toBe(1);
});

test.each([
  ['+380671234567', '067 12'],
  ['+380671234567', '+38 (67) 123'],
  ['+4915112345678', '+49 (0) 151'],
  ['067 123 45 67, 050 765 43 21', '+380507654321'],
  ['0671234567 0507654321', '+38 (050) 765'],
])('[B-04] the phone %j is found by its part %j', (phone, typed) => {
  expect(isFound(typed, { passengers: [{ name: 'Олена', phone }] })).toBe(true);
});

test.each([
  ['1 200 грн', 1200, 'UAH'],
  ['₴1200,50', 1200.5, 'UAH'],
  ['200 зл.', 200, 'PLN'],
  ['200 zł', 200, 'PLN'],
  ['50 ЄВРО', 50, 'EUR'],
  ['$40', 40, 'USD'],
  ['600 крон', 600, 'CZK'],
  ['30 фунтів', 30, 'GBP'],
] as const)('[B-04] %j is one amount in the form and in an event', (words, amount, currency) => {
  const price = { amount, currency };
  expect(priceIn(words)).toEqual(price);
  expect(parsePrice(words)).toEqual(price);
  const added = readDescription(
    JSON.stringify({
      ...storedIn(descriptionOf({ driverName: '', notes: '', seats: null, passengers: [] }, {})),
      lines: [`1. Олена, 067 123 45 67, ${words}`],
    }),
  );
  expect(added.proposal?.passengers[0]?.price).toEqual(price);
});
