import type { Kind } from '@par-club/functions/contract/kinds.values';
import { describe, expect, it } from 'vitest';
import { factsOf, type Passenger } from './facts.ts';
import { countedNames, onlyPassenger, passengersOf } from './passengers.ts';

const facts = (message: string, kind: Kind) =>
  factsOf(
    { message, today: '2026-11-20', kind, author: null, dispatchers: [] },
    { start: 0, end: message.length },
  );
const said = ({ name, phones, seats }: Passenger): string[] => [
  name?.value ?? '',
  phones.map(({ value }) => value).join(' '),
  seats?.value ?? '',
];
const read = (message: string, kind: Kind = 'booking') => passengersOf(facts(message, kind), kind).map(said);

describe('passengersOf', () => {
  it.each([
    [
      'Мельник Оля 067 111 22 33, їду завтра, зі мною брат Юрій',
      [
        ['Мельник Оля', '+380671112233', '1'],
        ['Юрій', '', '1'],
      ],
    ],
    [
      'Олена і Тарас, 067 555 12 12',
      [
        ['Олена', '+380675551212', '1'],
        ['Тарас', '+380675551212', '1'],
      ],
    ],
    [
      'Олена 0675551212 і Тарас 0675551313',
      [
        ['Олена', '+380675551212', '1'],
        ['Тарас', '+380675551313', '1'],
      ],
    ],
    [
      'Anna and Peter, same phone +48600700012',
      [
        ['Anna', '+48600700012', '1'],
        ['Peter', '+48600700012', '1'],
      ],
    ],
    [
      'їдуть Галина та її чоловік Степан, завтра',
      [
        ['Галина', '', '1'],
        ['Степан', '', '1'],
      ],
    ],
  ])('names one after the other are passengers each: %j', (message, expected) => {
    expect(read(message)).toEqual(expected);
  });

  it.each([
    [
      'Я Наталя і брат Віктор, мій 0671112233, його 0671112244',
      [
        ['Наталя', '+380671112233', '1'],
        ['Віктор', '+380671112244', '1'],
      ],
    ],
    [
      'Наталя і Віктор, номер Віктора 0671112244, Наталі 0671112233',
      [
        ['Наталя', '+380671112233', '1'],
        ['Віктор', '+380671112244', '1'],
      ],
    ],
  ])('words say whose number it is: %j', (message, expected) => {
    expect(read(message)).toEqual(expected);
  });

  it.each([
    ['Марія Гнатів, нас двоє, 0671112233', [['Марія Гнатів', '+380671112233', '2']]],
    ['для Івана 0671112233, зустріне Оксана 0671112244', [['Іван', '+380671112233 +380671112244', '']]],
    ['0671112233', [['', '+380671112233', '']]],
  ])('one passenger has all that is said: %j', (message, expected) => {
    expect(read(message)).toEqual(expected);
  });

  it('takes as many numbers as seats for a passenger each', () => {
    expect(read('2 місця, 0671112233, 0671112244')).toEqual([
      ['', '+380671112233', '1'],
      ['', '+380671112244', '1'],
    ]);
  });

  it.each([
    [
      'посилка, отримувач Ганна 0671112266, відправник Степан 0671112277',
      [['Ганна', '+380671112266 +380671112277', '']],
    ],
    [
      'дві коробки: одну отримує Віра +48600700021, другу отримує Назар +48600700022',
      [
        ['Віра', '+48600700021', ''],
        ['Назар', '+48600700022', ''],
      ],
    ],
  ])('those who get a parcel are its rows: %j', (message, expected) => {
    expect(read(message, 'parcel')).toEqual(expected);
  });
});

describe('countedNames', () => {
  it.each([
    [
      'Корнієнки 4, Мельник 2, тел 0671112233',
      [
        ['Корнієнки', '+380671112233', '4'],
        ['Мельник', '+380671112233', '2'],
      ],
    ],
    [
      'Гулько (2 м), Бенедюк – 3',
      [
        ['Гулько', '', '2'],
        ['Бенедюк', '', '3'],
      ],
    ],
  ])('are names with how many go: %j', (message, expected) => {
    expect(countedNames(facts(message, 'booking')).map(said)).toEqual(expected);
  });

  it.each(['Мельник 2', 'Львів – Краків, 25.11', ''])('none in %j', (message) => {
    expect(countedNames(facts(message, 'booking'))).toEqual([]);
  });
});

describe('onlyPassenger', () => {
  it.each([
    ['Мене звати Ірина, 2 місця, 0671112233', ['Ірина', '+380671112233', '2']],
    ['2 місця до Праги', ['', '', '2']],
  ])('has all that is said: %j', (message, expected) => {
    expect(said(onlyPassenger(facts(message, 'booking')))).toEqual(expected);
  });
});
