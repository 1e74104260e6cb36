import { describe, expect, it } from 'vitest';
import { readNames } from '../read-message.ts';
import { pluralNominative, surnameOfOne } from './families.ts';

describe('surnameOfOne', () => {
  it.each([
    ['Коваленки', 'f', 'Коваленко'],
    ['Ковальські', 'm', 'Ковальський'],
    ['Ковальських', 'f', 'Ковальська'],
    ['Чубаті', 'f', 'Чубата'],
    ['Шевчуків', 'm', 'Шевчук'],
    ['Ивановы', 'f', 'Иванова'],
    ['Гук', 'm', null],
  ] as const)('%s (%s) → %s', (word, gender, expected) => {
    expect(surnameOfOne(word, gender)).toBe(expected);
  });
});

describe('pluralNominative', () => {
  it.each([
    ['Мойсеєвих', 'Мойсеєви'],
    ['Ковальських', 'Ковальські'],
    ['Шевчуків', 'Шевчуки'],
    ['Гуцул', 'Гуцул'],
  ])('%s → %s', (word, expected) => {
    expect(pluralNominative(word)).toBe(expected);
  });
});

describe('joinFamilies', () => {
  it.each([
    ['Остап і Зоряна Чубаті', ['Остап Чубатий', 'Зоряна Чубата']],
    ['Коваленки Іван, Марія', ['Коваленко Іван', 'Коваленко Марія']],
    ['родина Шевчуків: Іван і Марія', ['Шевчук Іван', 'Шевчук Марія']],
    ['Іван Гук і Марія', ['Іван Гук', 'Марія']],
  ])('%j', (message, names) => {
    expect(readNames(message, '2026-11-20').map(({ value }) => value)).toEqual(names);
  });
});
