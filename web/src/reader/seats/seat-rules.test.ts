import { describe, expect, it } from 'vitest';
import { prepare } from '../text/text.ts';
import type { COMPANION_RULES } from './companions.ts';
import type { ONE_SEAT_RULES, SEAT_RULES } from './seat-rules.ts';
import { countOf } from './seat-words.ts';
import { seatCandidates } from './seats.ts';

/** For each rule a message, and the number of passengers that it reads there. */
const EXAMPLES: Record<
  keyof typeof SEAT_RULES | keyof typeof ONE_SEAT_RULES | keyof typeof COMPANION_RULES,
  readonly [message: string, passengers: number]
> = {
  countedPeople: ['2 дорослих + 1 дитина', 3],
  weAre: ['нас троє', 3],
  sum: ['2+1', 3],
  nounFirst: ['Пасажирів: 2', 2],
  withParents: ['їду з батьками', 3],
  couples: ['дві сімейні пари', 4],
  together: ['їдемо вп’ятьох', 5],
  forGroup: ['на двох', 2],
  adultsThenChildren: ['дорослих 2 дітей 3', 5],
  roomFor: ['is there room for 3 on Monday', 3],
  peopleThenWord: ['чоловік двоє', 2],
  shortSeats: ['Рівне 2 м', 2],
  afterMinus: ['-2 на завтра, Оля', 2],
  beforeDirection: ['на завтра два до Вільнюса', 2],
  now: ['було двоє, тепер троє', 3],
  request: ['Є місця? Треба 2', 2],
  total: ['разом 4', 4],
  freeSeats: ['є 3 вільних?', 3],
  afterPicture: ['👥 3', 3],
  digitWithEnding: ['нас 3-є', 3],
  oneMore: ['я і ще двоє друзів', 3],
  andChild: ['двоє + дитина', 3],
  sideBySide: ['будь-які 2 поруч', 2],
  corrected: ['нас вже не 2 а 4', 4],
  digitBetweenCommas: ['пт, 8-30, 1, Дем’ян', 1],
  digitInLine: ['Рівне Краків пт 1', 1],
  groupAlone: ['буде троє', 3],
  alone: ['я одна', 1],
  aloneAtEnd: ['їду 27 грудня із Золотоноші одна', 1],
  lettersOfGroups: ['2д+1р', 3],
  wordBetweenMarks: ['Луцьк, завтра, два', 2],
  singular: ['Треба місце на суботу', 1],
  parents: ['заберіть моїх батьків', 2],
  pieces: ['Білет 2 шт', 2],
  namedWith: ['на Вепрук Аллу и ребёнка', 2],
  pair: ['треба пара квитків', 2],
  aloneBetweenCommas: ['мама їде, сама, зустріньте', 1],
  withSpeaker: ['я з дружиною і малим', 3],
  travellerWith: ['буду з чоловіком', 2],
  alsoGoing: ['ще буде мій чоловік', 2],
  namedTogether: ['сестра з дочкою', 2],
};

/** Further messages for rules that take several forms. */
const FURTHER: readonly (readonly [rule: keyof typeof EXAMPLES, message: string, passengers: number])[] = [
  ['oneMore', 'зі мною троє дітей', 4],
  ['oneMore', 'patient and one attendant', 2],
  ['andChild', 'дорослий і дитина 7 років', 2],
  ['andChild', '2 + немовля', 3],
  ['aloneBetweenCommas', 'прилетить завтра, одна з котом', 1],
  ['aloneAtEnd', 'отец один, пожилой', 1],
  ['travellerWith', 'треба в Одесу, разом з подругою', 2],
];

describe('rules of seats', () => {
  it.each(Object.entries(EXAMPLES))('%s', (rule, [message, passengers]) => {
    const counts = seatCandidates(prepare(message), []);
    expect(counts.map((count) => [count.rule, count.value])).toContainEqual([rule, passengers]);
  });

  it.each(FURTHER)('%s: %s', (rule, message, passengers) => {
    const counts = seatCandidates(prepare(message), []);
    expect(counts.map((count) => [count.rule, count.value])).toContainEqual([rule, passengers]);
  });
});

describe('countOf', () => {
  it.each([
    ['2-х', 2],
    ['двома', 2],
    ['троє', 3],
    ['багато', 0],
  ])('%s → %s', (word, count) => {
    expect(countOf(word)).toBe(count);
  });
});
