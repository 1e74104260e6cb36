import { expect, it } from 'vitest';
import { townAt } from './towns.ts';

const LVIV = { latitude: 49.84, longitude: 24.02 };

it.each([
  'Львів',
  ' львів ',
  'м. Львів',
  'Львів, автовокзал, каса 3',
  'Львів (Стрийська)',
  'Львов',
  'Lemberg',
])('[V-04] knows the town of %j', (place) => expect(townAt(place)).toEqual(LVIV));

it.each([
  ['Кам’янець-Подільський', 48.7, 26.6],
  ['Рівне', 50.6, 26.2],
  ['Чернівці', 48.3, 25.9],
  ['Перемишль', 49.8, 22.8],
  ['Warsaw', 52.2, 21],
  ['Мілан', 45.5, 9.2],
])('[V-04] has %s where it lies', (place, latitude, longitude) => {
  const found = townAt(place);
  expect(found?.latitude).toBeCloseTo(latitude, 0);
  expect(found?.longitude).toBeCloseTo(longitude, 0);
});

it.each(['', 'вул. Шевченка, 5', 'Польща', 'біля Львова', 'Нова Пошта'])(
  '[V-04] does not guess where %j is',
  (place) => expect(townAt(place)).toBeNull(),
);
