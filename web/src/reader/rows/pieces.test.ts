import type { Kind } from '@par-club/functions/contract/kinds.values';
import { describe, expect, it } from 'vitest';
import { TRIP_FIELDS } from './facts.ts';
import { pieceOf } from './pieces.ts';

const read = (message: string, kind: Kind = 'booking'): string[] =>
  pieceOf(
    { message, today: '2026-11-20', kind, author: null, dispatchers: [] },
    { start: 0, end: message.length },
  ).map(({ reading, trip }) =>
    [
      reading.name?.[0]?.value,
      reading.seats?.[0]?.value ?? '-',
      ...TRIP_FIELDS.map((field) => trip[field]?.value ?? '-'),
    ].join(' '),
  );

describe('pieceOf', () => {
  it.each([
    [
      'На 25.11 о 7:00 Луцьк – Варшава\n- Назар Кравець 067 111 20 30\n- Ліда Гаврилюк 095 222 30 40 2 місця',
      ['Назар Кравець 1 Луцьк Варшава 2026-11-25 07:00', 'Ліда Гаврилюк 2 Луцьк Варшава 2026-11-25 07:00'],
    ],
    [
      '1. Ковальчук Іван, Луцьк – Варшава, 25.11, 0671112233\n2. Мазур Ніна, Луцьк – Люблін, 26.11, 0671112244',
      ['Ковальчук Іван 1 Луцьк Варшава 2026-11-25 -', 'Мазур Ніна 1 Луцьк Люблін 2026-11-26 -'],
    ],
    [
      'Дмитро до Любліна, Ольга до Варшави, обоє 28 листопада з Ковеля',
      ['Дмитро 1 Ковель Люблін 2026-11-28 -', 'Ольга 1 Ковель Варшава 2026-11-28 -'],
    ],
  ])('gives each passenger their own trip, and what is said for all: %j', (message, expected) => {
    expect(read(message)).toEqual(expected);
  });

  it('takes the hour of the stop where each gets on', () => {
    expect(
      read(
        'Виїзд зі Стрия 17:00, з Самбора 18:20. 25.11 до Праги\n1. Олена Коваль, Стрий, 0671112233\n2. Ігор Шум, Самбір, 0671112244',
      ),
    ).toEqual(['Олена Коваль 1 Стрий Прага 2026-11-25 17:00', 'Ігор Шум 1 Самбір Прага 2026-11-25 18:20']);
  });

  it('counts no seats for what is sent', () => {
    expect(read('Броди – Лодзь 27.11, отримує Віра +48600700021', 'parcel')).toEqual([
      'Віра - Броди Лодзь 2026-11-27 -',
    ]);
  });

  it('takes the last way of a booking that is changed', () => {
    expect(read('Оля: Ковель – Лодзь 25.11, змініть на Ковель – Варшава 27.11', 'change')).toEqual([
      'Оля - Ковель Варшава 2026-11-27 -',
    ]);
  });
});
