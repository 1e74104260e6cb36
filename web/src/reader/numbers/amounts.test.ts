import { describe, expect, it } from 'vitest';
import { type Found, prepare, type Text } from '../text/text.ts';
import {
  findEmails,
  findFlights,
  findLuggage,
  findOtherNumbers,
  findParcels,
  findPrices,
  findWeights,
} from './amounts.ts';

const values = (find: (text: Text) => Found[], message: string): string[] =>
  find(prepare(message)).map(({ value }) => value);

describe('amounts', () => {
  it.each([
    [findFlights, 'рейс ps 102', ['PS102']],
    [findFlights, 'W6-4312 сідає ввечері', ['W64312']],
    [findFlights, 'дім ab 12', []],
    [findPrices, 'домовились за 1 500 грн', ['1 500 грн']],
    [findPrices, 'ціна: 350', ['350']],
    [findPrices, '$40', ['$40']],
    [findWeights, 'посилка 12,5 кг', ['12,5 кг']],
    [findLuggage, 'дві валізи і рюкзак', ['дві валізи і рюкзак']],
    [findLuggage, 'з нами коляска, 2 сумки й ще велосипед', ['коляска, 2 сумки й ще велосипед']],
    [findLuggage, 'чемодан, кот и ребенок', ['чемодан']],
    [findLuggage, 'two suitcases and a stroller', ['two suitcases and a stroller']],
    [findLuggage, 'без багажу', ['без багажу']],
    [findParcels, 'передам 2 коробки', ['2 коробки']],
    [findEmails, 'пишіть на Olena.K@mail.example', ['Olena.K@mail.example']],
  ] as const)('%o reads %j', (find, message, expected) => {
    expect(values(find, message)).toEqual(expected);
  });

  it('are no dates, times or phones', () => {
    const message = 'бронь №55120, коробка 30х20х15, 12 кг';
    const spans = findOtherNumbers(prepare(message)).map(({ start, end }) => message.slice(start, end));
    expect(spans).toEqual(expect.arrayContaining(['12 кг', '30х20х15']));
    expect(spans.some((span) => span.includes('55120'))).toBe(true);
  });
});
