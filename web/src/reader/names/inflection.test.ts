import { describe, expect, it } from 'vitest';
import { givenName, isEverydayWord, manInOtherCase } from './given-names.ts';
import { isIntroduced, isNoName } from './person-words.ts';
import {
  isClearSurname,
  isManSurnameInOtherCase,
  isPatronymic,
  isSurnameLike,
  loneSurnameNominative,
  patronymicNominative,
  surnameNominative,
} from './surnames.ts';

describe('given names', () => {
  it.each([
    ['ірина', 'ірина', 'f', false],
    ['ірини', 'ірина', 'f', true],
    ['сергія', 'сергій', 'm', true],
    ['сергієві', 'сергій', 'm', true],
    ['ользі', 'ольга', 'f', true],
    ['iryna', 'iryna', 'f', false],
  ])('%s is %s', (word, nominative, gender, oblique) => {
    expect(givenName(word)).toEqual({ nominative, gender, oblique });
  });

  it.each(['вокзал', 'а', ''])('%j is none', (word) => {
    expect(givenName(word)).toBeNull();
  });

  it('may be a man’s in another case', () => {
    expect([manInOtherCase('олександра')?.nominative, manInOtherCase('ірина')]).toEqual(['олександр', null]);
  });

  it('are everyday words as well', () => {
    expect([isEverydayWord('віра'), isEverydayWord('ірина')]).toEqual([true, false]);
  });
});

describe('surnames', () => {
  it.each([
    ['Лисогора', 'm', 'Лисогор'],
    ['Шевченка', 'm', 'Шевченко'],
    ['Левицького', 'm', 'Левицький'],
    ['Ковальської', 'f', 'Ковальська'],
  ] as const)('%s (%s) → %s', (word, gender, nominative) => {
    expect(surnameNominative(word, gender)).toBe(nominative);
  });

  it.each([
    ['Захарчука', false, 'Захарчук'],
    ['Кожухаря', false, 'Кожухар'],
    ['Кожухаря', true, 'Кожухарь'],
    ['Дюма', false, 'Дюма'],
  ])('%s alone → %s', (word, isRussian, nominative) => {
    expect(loneSurnameNominative(word, isRussian)).toBe(nominative);
  });

  it('are known by their endings', () => {
    expect(['гнатюк', 'сорока', 'кєша'].map(isClearSurname)).toEqual([true, false, false]);
    expect(['сорока', 'кєша'].map(isSurnameLike)).toEqual([true, false]);
    expect(['Петренка', 'Петренко'].map(isManSurnameInOtherCase)).toEqual([true, false]);
  });
});

describe('patronymics', () => {
  it('are known in any case', () => {
    expect(['петрович', 'іванівни', 'готовий'].map(isPatronymic)).toEqual([true, true, false]);
    expect(['Петровича', 'Іванівни'].map(patronymicNominative)).toEqual(['Петрович', 'Іванівна']);
  });
});

describe('words around a name', () => {
  it('are no name, and introduce one', () => {
    expect(['завтра', 'ірина'].map(isNoName)).toEqual([true, false]);
    expect(['мене звати ', 'їдемо до '].map(isIntroduced)).toEqual([true, false]);
  });
});
