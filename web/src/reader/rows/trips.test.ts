import { describe, expect, it } from 'vitest';
import { factsOf, TRIP_FIELDS } from './facts.ts';
import { saysBack, tripsOf } from './trips.ts';

const read = (message: string): string[] => {
  const context = { message, today: '2026-11-20', kind: 'booking', author: null, dispatchers: [] } as const;
  return tripsOf(context, factsOf(context, { start: 0, end: message.length })).map((trip) =>
    TRIP_FIELDS.map((field) => trip[field]?.value ?? '-').join(' '),
  );
};

describe('tripsOf', () => {
  it.each([
    [
      'Калуш – Краків 25 листопада о 6:00, назад 27-го о 18:00',
      ['Калуш Краків 2026-11-25 06:00', 'Краків Калуш 2026-11-27 18:00'],
    ],
    ['Из Дубно в Хелм 24.11, обратно 29.11, двое', ['Дубно Хелм 2026-11-24 -', 'Хелм Дубно 2026-11-29 -']],
    [
      'From Lutsk to Warsaw on 25 November, return 2 December',
      ['Луцьк Варшава 2026-11-25 -', 'Варшава Луцьк 2026-12-02 -'],
    ],
  ])('turns the way back round: %j', (message, trips) => {
    expect(read(message)).toEqual(trips);
  });

  it('takes other ends for the way back where they are said', () => {
    expect(read('Калуш – Краків 25.11, назад 27.11 з Кракова до Стрия')).toEqual([
      'Калуш Краків 2026-11-25 -',
      'Краків Стрий 2026-11-27 -',
    ]);
  });

  it.each([
    [
      '1 грудня Львів – Краків, 3 грудня Краків – Берлін',
      ['Львів Краків 2026-12-01 -', 'Краків Берлін 2026-12-03 -'],
    ],
    [
      'з Ковеля до Любліна 25.11, потім з Любліна до Варшави 26.11',
      ['Ковель Люблін 2026-11-25 -', 'Люблін Варшава 2026-11-26 -'],
    ],
  ])('reads several ways: %j', (message, trips) => {
    expect(read(message)).toEqual(trips);
  });

  it.each([
    ['зі Львова до Праги 3 та 10 грудня', ['Львів Прага 2026-12-03 -', 'Львів Прага 2026-12-10 -']],
    [
      'на 3 грудня, 5 грудня та 7 грудня до Праги',
      ['- Прага 2026-12-03 -', '- Прага 2026-12-05 -', '- Прага 2026-12-07 -'],
    ],
  ])('reads several days: %j', (message, trips) => {
    expect(read(message)).toEqual(trips);
  });

  it.each([
    ['Львів – Прага 3 або 4 грудня', 'Львів Прага'],
    ['Львів – Прага на 3, ні, краще на 4 грудня', 'Львів Прага'],
    ['Львів – Прага у неділю, 22 листопада', 'Львів Прага 2026-11-22'],
    ['Львів – Прага 25.11, назад поки не беру', 'Львів Прага 2026-11-25'],
    ['Львів – Прага 25.11, а скільки коштує назад 30.11?', 'Львів Прага 2026-11-25'],
    ['дякую', '- -'],
  ])('is one trip: %j', (message, start) => {
    const trips = read(message);
    expect(trips).toHaveLength(1);
    expect(trips[0]?.startsWith(start)).toBe(true);
  });
});

describe('saysBack', () => {
  it.each([
    ['назад 22 серпня, теж троє', true],
    ['and back on sunday', true],
    ['обратно пока не нужно', false],
    ['до праги', false],
  ])('%j: %s', (folded, expected) => {
    expect(saysBack(folded)).toBe(expected);
  });
});
