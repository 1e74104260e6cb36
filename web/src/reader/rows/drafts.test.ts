import type { Kind } from '@par-club/functions/contract/kinds.values';
import { describe, expect, it } from 'vitest';
import { draftsOf } from './drafts.ts';

const read = (message: string, kind: Kind = 'booking'): (string | undefined)[][] =>
  draftsOf(message, kind, '2026-11-20').map(({ reading }) => [
    reading.name?.[0]?.value,
    reading.phone?.[0]?.value,
  ]);

describe('draftsOf', () => {
  it.each([
    [
      'Олена Коваль та Ігор Шум на 25.11 Рівне – Люблін.\nОлена: 0671112233\nІгор: 0671112244',
      [
        ['Олена Коваль', '+380671112233'],
        ['Ігор Шум', '+380671112244'],
      ],
    ],
    [
      'Забронюйте місце на завтра Рівне – Люблін, Олена Коваль 0671112233. Олена Коваль, завтра',
      [['Олена Коваль', '+380671112233']],
    ],
    [
      'Забронюйте місце на завтра Рівне – Люблін, Олена Дем’янчук 0671112233. Олена Дем`янчук, завтра',
      [['Олена Дем’янчук', '+380671112233']],
    ],
  ])('[B-04] gives one row to who is named twice: %j', (message, expected) => {
    expect(read(message)).toEqual(expected);
  });

  it.each([
    ['Завтра Рівне – Люблін:\nОлена Коваль 0671112233\nІгор Шум, номер той самий'],
    ['Завтра Рівне – Люблін:\nОлена Коваль 0671112233\nІгор Шум, той же номер'],
    ['Завтра Рівне – Люблін: Олена Коваль, Ігор Шум, телефон один на всіх 0671112233'],
  ])('shares a phone where words say so: %j', (message) => {
    expect(read(message)).toEqual([
      ['Олена Коваль', '+380671112233'],
      ['Ігор Шум', '+380671112233'],
    ]);
  });

  it('shares no phone of one passenger of a list with another', () => {
    expect(read('Завтра Рівне – Люблін:\n1. Олена Коваль 0671112233\n2. Ігор Шум')).toEqual([
      ['Олена Коваль', '+380671112233'],
      ['Ігор Шум', undefined],
    ]);
  });

  it.each([
    ['Оля 0671112233, Катя 0671112244 на неділю Стрий – Відень. Катя не поїде', [['Оля', '+380671112233']]],
    [
      'Anna +48600700012 and Peter +48600700013, Lviv to Krakow. Peter is not coming',
      [['Anna', '+48600700012']],
    ],
  ])('leaves out who does not go after all: %j', (message, expected) => {
    expect(read(message)).toEqual(expected);
  });

  it('keeps who is named in a cancellation', () => {
    expect(read('Скасуйте завтра, Оля Ткач 0671112233 не поїде', 'cancel')).toEqual([
      ['Оля Ткач', '+380671112233'],
    ]);
  });

  it.each([
    ['🎤 Голосове повідомлення (0:14): запишіть Олену на завтра о 6:00', '06:00'],
    ['Голосовое сообщение, 0:31: запишіть Олену на завтра о 8:00', '08:00'],
  ])('takes the length of a voice message for no hour: %j', (message, time) => {
    expect(draftsOf(message, 'booking', '2026-11-20').map(({ reading }) => reading.time?.[0]?.value)).toEqual(
      [time],
    );
  });
});
