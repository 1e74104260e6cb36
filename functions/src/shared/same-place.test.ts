import { expect, test } from 'vitest';
import { placesTold, saysTheSame } from './booking-fields.ts';
import { isSamePlace, placeKey, placesApart } from './same-place.ts';

/** Each line is one place. */
const SAME = [
  ['Кам’янець', "Кам'янець", 'Камʼянець', 'Кам`янець', 'КАМ’ЯНЕЦЬ', 'м. Кам’янець'],
  ['Рівне', 'м. Рівне', 'м.Рівне', 'місто Рівне', 'рівне', ' Рівне '],
  ['Івано-Франківськ', 'івано франківськ', 'Івано–Франківськ', 'ІВАНО-ФРАНКІВСЬК', 'Iвано-Франкiвськ'],
  ['Буча', 'смт Буча', 'смт. Буча', 'селище Буча'],
  ['Йорданівка', 'Йорданівка'.normalize('NFD'), 'с. Йорданівка'],
  ['Kraków', 'Kraków'.normalize('NFD'), 'KRAKÓW'],
] as const;

test.each(SAME.flatMap(([name, ...others]) => others.map((other) => [name, other])))(
  '[F-C2] [F-P2] %j and %j are one place',
  (one, other) => {
    expect(placeKey(one)).toBe(placeKey(other));
    expect(isSamePlace(one, other)).toBe(true);
  },
);

test.each([
  ['Рівне', 'м. Рівне, вокзал'],
  ['Рівне, автовокзал', 'Рівне'],
  ['автовокзал Рівне', 'Рівне'],
  ['Київ', 'Київ Видубичі'],
  ['Житомир', 'з Житомира'],
  ['Львів', 'львов'],
  ['Львів', 'зі Львова, автовокзал'],
  ['Краків', 'Краков'],
  ['Київ', 'до Києва'],
  ['Полтава', 'у Полтаві'],
  ['Рівне', 'з Рівного'],
  ['м. Рівне', 'в Рівному'],
  ['Яремче', 'з Яремчого'],
  ['Івано-Франківськ', 'з Івано-Франківська'],
])('[F-C2] %j and %j are a place and a part of it', (one, other) => {
  expect(isSamePlace(one, other)).toBe(true);
  expect(placeKey(one)).not.toBe(placeKey(other));
});

test.each([
  ['Рівне', 'Рівненське'],
  ['Перемишль', 'Перемишляни'],
  ['Самбір', 'Старий Самбір'],
  ['Львів', 'Lviv'],
  ['Бар', 'Бари'],
  ['Кути', 'Кутно'],
  ['Село', 'Місто'],
  ['', ''],
  ['', 'Київ'],
])('[F-P2] %j and %j are not', (one, other) => {
  expect(isSamePlace(one, other)).toBe(false);
});

const WAY = {
  from: 'Чернівці',
  stops: [{ place: 'Кам’янець' }, { place: 'м. Перемишль' }, { place: 'Перемишль Захід' }],
  to: 'Рівне, автовокзал',
};

test.each([
  ["Кам'янець", 'Кам’янець'],
  ["кам'янець-подільський", 'Кам’янець', 'подільський'],
  ["м. Кам'янець, автовокзал", 'Кам’янець', 'автовокзал'],
  ["автовокзал Кам'янець", 'Кам’янець', 'автовокзал'],
  ['перемишль', 'м. Перемишль'],
  ['з Перемишля', 'м. Перемишль'],
  ['з Перемишля, вокзал', 'м. Перемишль', 'вокзал'],
  ['Перемишль / вокзал', 'м. Перемишль', 'вокзал'],
  ['Перемишль (вокзал)', 'м. Перемишль', '(вокзал)'],
  ['Перемишль  вул. Міцкевича, 3', 'м. Перемишль', 'вул. Міцкевича, 3'],
  ['Перемишль Захід, заправка', 'Перемишль Захід', 'заправка'],
  ['вул. Шевченка, 5', 'вул. Шевченка, 5'],
  ['Перемишлянська, 5', 'Перемишлянська, 5'],
])(
  '[B-03] [F-C2] [F-P2] who says %j gets on at the stop %j, and there at %j',
  (said, pickUp, pickUpPlace = '') => {
    const booking = placesApart(WAY, { pickUp: said });
    expect(booking).toEqual({ pickUp, ...(pickUpPlace && { pickUpPlace }) });
    // Where the stops are named as the trip names them, there is nothing more to do.
    expect(placesApart(WAY, booking)).toEqual(booking);
    expect(placesApart(WAY, placesTold(booking))).toEqual(booking);
  },
);

test('[F-C2] a place where the trip ends is a place to get off alone', () => {
  expect(placesApart(WAY, { pickUp: 'Рівне', dropOff: 'Рівне' })).toEqual({
    pickUp: 'Рівне',
    dropOff: 'Рівне, автовокзал',
  });
});

const ALONE = { pickUpPlace: 'біля мосту' };
const LONG = { pickUp: `Перемишль, ${'вокзал'.repeat(15)}`, pickUpPlace: 'каса'.repeat(15) };

test.each([
  [
    'the same words are not said twice',
    { pickUp: 'Перемишль, вокзал', pickUpPlace: 'вокзал' },
    { pickUp: 'м. Перемишль', pickUpPlace: 'вокзал' },
  ],
  [
    'words beside the stop come before those of the place',
    { pickUp: 'Перемишль, вокзал', pickUpPlace: 'каса 3' },
    { pickUp: 'м. Перемишль', pickUpPlace: 'вокзал, каса 3' },
  ],
  ['a place without a stop stays one', ALONE, ALONE],
  ['words that one field could not hold stay where they are', LONG, LONG],
])('[B-03] %s', (_, typed, kept) => {
  expect(placesApart(WAY, typed)).toEqual(kept);
});

test.each([
  [{ pickUp: 'Рівне', pickUpPlace: 'автовокзал' }, { pickUp: 'Рівне, автовокзал' }, true],
  [{ dropOff: 'Рівне', dropOffPlace: 'автовокзал' }, { dropOff: 'Рівне, автовокзал' }, true],
  [{ pickUpPlace: 'автовокзал' }, { pickUp: 'автовокзал' }, true],
  [{ pickUp: 'Рівне', pickUpPlace: 'автовокзал' }, { pickUp: 'Рівне', pickUpPlace: 'аптека' }, false],
  [{ pickUp: 'Рівне', pickUpPlace: 'автовокзал' }, { pickUp: 'Рівне' }, false],
])('[B-03] that %j says the same as %j is %j', (one, other, isSame) => {
  const nobody = { name: 'Олена', phone: '' };
  expect(saysTheSame({ ...nobody, ...one }, { ...nobody, ...other })).toBe(isSame);
});
