import { expect, test } from 'vitest';
import { sameName } from './same-name.ts';

test.each([
  ['Дем’янчук', "Дем'янчук"],
  ['Дем’янчук', 'Демʼянчук'],
  ['Дем’янчук', 'дем`янчук'],
  ['Іван', 'Iван'],
  ['Олена', 'Oлeнa'],
  ['Сергій', 'Сергій'.normalize('NFD')],
  ['Олена  Ткачук', ' олена ткачук '],
])('[F-P2] %j and %j are one name', (one, other) => {
  expect(sameName(one)).toBe(sameName(other));
});

test.each([
  ['Олена', 'Олени'],
  ['Olena', 'Олена'],
  ['Марія', 'Марина'],
])('[F-P2] %j and %j are not', (one, other) => {
  expect(sameName(one)).not.toBe(sameName(other));
});
