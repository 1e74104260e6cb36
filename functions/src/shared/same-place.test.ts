import { expect, test } from 'vitest';
import { isSamePlace, placeKey, withStopNames } from './same-place.ts';

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
])('[F-C2] %j and %j are a place and a part of it', (one, other) => {
  expect(isSamePlace(one, other)).toBe(true);
  expect(placeKey(one)).not.toBe(placeKey(other));
});

test.each([
  ['Рівне', 'Рівненське'],
  ['Перемишль', 'Перемишляни'],
  ['Самбір', 'Старий Самбір'],
  ['Львів', 'Lviv'],
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
  ["кам'янець-подільський", 'Кам’янець, подільський'],
  ["м. Кам'янець, автовокзал", 'Кам’янець, автовокзал'],
  ["автовокзал Кам'янець", "Кам’янець, автовокзал Кам'янець"],
  ['перемишль', 'м. Перемишль'],
  ['Перемишль / вокзал', 'м. Перемишль, вокзал'],
  ['Перемишль (вокзал)', 'м. Перемишль, (вокзал)'],
  ['Перемишль  вул. Міцкевича, 3', 'м. Перемишль, вул. Міцкевича, 3'],
  ['Перемишль Захід, заправка', 'Перемишль Захід, заправка'],
  ['вул. Шевченка, 5', 'вул. Шевченка, 5'],
  ['Перемишлянська, 5', 'Перемишлянська, 5'],
])('[F-C2] [F-P2] who says %j gets on at the stop %j', (pickUp, named) => {
  expect(withStopNames(WAY, { pickUp })).toEqual({ pickUp: named });
});

test('[F-C2] a place where the trip ends is a place to get off alone', () => {
  expect(withStopNames(WAY, { pickUp: 'Рівне', dropOff: 'Рівне' })).toEqual({
    pickUp: 'Рівне',
    dropOff: 'Рівне, автовокзал',
  });
});
