import { describe, expect, it } from 'vitest';
import { prepare } from '../text/text.ts';
import { chatMessages } from './chat.ts';
import { chatRows } from './chat-rows.ts';
import { type Context, TRIP_FIELDS } from './facts.ts';

const chatOf = (...lines: string[]): string =>
  lines.map((line, i) => `[20.11.2026 09:${10 + i}] ${line}`).join('\n');

const rowsOf = (...lines: string[]) => {
  const message = chatOf(...lines);
  const context: Context = { message, today: '2026-11-20', kind: 'booking', author: null, dispatchers: [] };
  return chatRows(context, chatMessages(prepare(message), context.today) ?? []);
};

const read = (...lines: string[]): string[] =>
  rowsOf(...lines).map(({ reading, trip }) =>
    [
      reading.name?.[0]?.value ?? '-',
      reading.phone?.[0]?.value ?? '-',
      ...TRIP_FIELDS.map((field) => trip[field]?.value ?? '-'),
    ].join(' '),
  );

describe('chatRows', () => {
  it('gives whoever joins the trip of those before', () => {
    expect(
      read(
        'Оля Ткач: запишіть мене на 25.11 Рівне – Люблін, 067 111 22 33',
        'Диспетчер: Записала',
        'Ігор Шум: мене теж, 050 111 22 33',
      ),
    ).toEqual([
      'Оля Ткач +380671112233 Рівне Люблін 2026-11-25 -',
      'Ігор Шум +380501112233 Рівне Люблін 2026-11-25 -',
    ]);
  });

  it('takes what the dispatcher offers for the trip of those who answer', () => {
    expect(
      read(
        'Диспетчер: хто їде завтра о 6:00 зі Львова в Краків?',
        'Катя: я, 0671112233',
        'Макс: і я, 0671112244',
      ),
    ).toEqual([
      'Катя +380671112233 Львів Краків 2026-11-21 06:00',
      'Макс +380671112244 Львів Краків 2026-11-21 06:00',
    ]);
  });

  it('joins what its author says in several messages', () => {
    expect(
      read(
        'Оля Ткач: доброго дня, є місця на завтра з Рівного до Любліна?',
        'Диспетчер: Є, скільки вас?',
        'Оля Ткач: двоє, 067 111 22 33',
      ),
    ).toEqual(['Оля Ткач +380671112233 Рівне Люблін 2026-11-21 -']);
    expect(
      read('Kate: book me for tomorrow Lviv to Krakow', 'Office: your number?', 'Kate: +48600700031'),
    ).toEqual(['Kate +48600700031 Львів Краків 2026-11-21 -']);
  });

  it.each([
    [
      [
        'Оля: чи є місця на неділю до Кракова?',
        'Офіс: Є о 7:00',
        'Оля: тоді 2, сядемо у Львові біля заправки',
      ],
      ['біля заправки', '-', '-'],
    ],
    [
      ['Ігор: 1 місце на неділю Львів-Краків', 'Ігор: 0671234567', 'Ігор: сяду на автовокзалі, з валізою'],
      ['на автовокзалі', 'валізою', '-'],
    ],
    [
      ['Ann: one seat for Sunday Lviv to Krakow', 'Office: ok', 'Ann: 40 € as agreed? a stroller, too'],
      ['-', 'a stroller', '40 €'],
    ],
  ])('adds places, luggage and price of a later message: %j', (lines, details) => {
    const fields = ['pickUp', 'luggage', 'price'] as const;
    expect(
      rowsOf(...lines).map(({ reading }) => fields.map((field) => reading[field]?.[0]?.value ?? '-')),
    ).toEqual([details]);
  });

  it('gives each the hour that the dispatcher tells them by name', () => {
    expect(
      read(
        'Оля Ткач: запишіть мене на 25.11 Рівне – Люблін, 067 111 22 33',
        'Ігор Шум: мене теж, 050 111 22 33',
        'Диспетчер: Оля, виїзд о 6:00',
        'Диспетчер: Ігоре, о 7:30 з вокзалу',
      ),
    ).toEqual([
      'Оля Ткач +380671112233 Рівне Люблін 2026-11-25 06:00',
      'Ігор Шум +380501112233 Рівне Люблін 2026-11-25 07:30',
    ]);
  });

  it.each(['вибачте, я не їду', 'я пас', 'count me out'])('leaves out who gives up: %j', (words) => {
    expect(
      read(
        'Оля Ткач: запишіть мене на 25.11 Рівне – Люблін, 067 111 22 33',
        'Ігор Шум: мене теж, 050 111 22 33',
        `Оля Ткач: ${words}`,
      ),
    ).toEqual(['Ігор Шум +380501112233 Рівне Люблін 2026-11-25 -']);
  });

  it.each(['ой, краще на 26.11', 'actually on 26.11'])('takes the last word: %j', (words) => {
    expect(
      read('Оля Ткач: запишіть мене на 25.11 Рівне – Люблін, 067 111 22 33', `Оля Ткач: ${words}`),
    ).toEqual(['Оля Ткач +380671112233 Рівне Люблін 2026-11-26 -']);
  });

  it('adds a way back', () => {
    expect(
      read('Оля Ткач: запишіть мене на 25.11 Рівне – Люблін, 067 111 22 33', 'Оля Ткач: назад 30.11'),
    ).toEqual([
      'Оля Ткач +380671112233 Рівне Люблін 2026-11-25 -',
      'Оля Ткач +380671112233 Люблін Рівне 2026-11-30 -',
    ]);
  });

  it('puts a passenger in the place of another', () => {
    expect(
      read(
        'Оля: запишіть Галю Бут 0671112233 і Любу Сом 0671112244 на 25.11 Рівне – Люблін',
        'Оля: замість Галі поїде Надя Рись 0671112255',
      ),
    ).toEqual([
      'Надя Рись +380671112255 Рівне Люблін 2026-11-25 -',
      'Люба Сом +380671112244 Рівне Люблін 2026-11-25 -',
    ]);
  });

  it('gives places that were asked for first the names that come later', () => {
    expect(
      read(
        'Оля Ткач: троє місць на 25.11 Рівне – Люблін',
        'Диспетчер: напишіть прізвища',
        'Оля Ткач: Ткач Оля 067 111 22 33, Ткач Марко 067 111 22 34, Лис Ніна 067 111 22 35',
      ),
    ).toEqual([
      'Ткач Оля +380671112233 Рівне Люблін 2026-11-25 -',
      'Ткач Марко +380671112234 Рівне Люблін 2026-11-25 -',
      'Лис Ніна +380671112235 Рівне Люблін 2026-11-25 -',
    ]);
  });
});
