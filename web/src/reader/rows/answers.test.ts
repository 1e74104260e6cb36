import { describe, expect, it } from 'vitest';
import { readRows } from '../read-rows.ts';

const COLUMNS = ['ПІБ', 'Телефон', 'Дата', 'Час', 'Звідки', 'Куди', 'Місць'];
/** A Friday. */
const TODAY = '2026-11-20';
const read = (chat: string) =>
  readRows(chat, COLUMNS, TODAY).rows.map((row) => row.map(({ value }) => value || '-').join(' '));

/** How messengers write a header, of the message with this number. */
const HEADERS: Record<string, (contact: string, i: number) => string> = {
  Telegram: (contact, i) => `[20.11.2026 10:3${i}] ${contact}: `,
  'Telegram Desktop': (contact, i) => `${contact}, [20.11.2026 10:3${i}]\n`,
  'Viber, with the day': (contact, i) => `[ п’ятниця, 20 листопада 2026 р. 10:3${i} ] ${contact}: `,
  'Viber, in two brackets': (contact, i) => `[ П’ятниця, 20 листопада 2026 р. ] [ 10:3${i} ] ${contact}: `,
  'Viber, with marks around the name': (contact, i) =>
    `[20 листопада 2026 р. 10:3${i}] \u2068${contact}\u2069: `,
  'WhatsApp on Android': (contact, i) => `20.11.2026, 10:3${i} - ${contact}: `,
  'WhatsApp on Android, дп': (contact, i) => `20.11.2026, 10:3${i} дп - ${contact}: `,
  'WhatsApp on Android, p. m.': (contact, i) => `20/11/2026, 3:3${i}\u00a0p.\u00a0m. - ${contact}: `,
  'WhatsApp on an iPhone': (contact, i) => `\u200e[20.11.2026, 15:3${i}:11] ${contact}: \u200e`,
  'WhatsApp on an iPhone, пп': (contact, i) => `[20.11.2026, 3:3${i}:11 пп] ${contact}: `,
  'WhatsApp in America': (contact, i) => `[11/20/26, 3:3${i}:12\u202fPM] ${contact}: `,
  'name and hour, two lines': (contact, i) => `${contact}\n10:3${i}\n`,
  'name and hour, one line': (contact, i) => `${contact} 10:3${i}\n`,
  'name, day and hour': (contact, i) => `${contact}, 20.11.2026 10:3${i}\n`,
};

describe('a chat with stamps', () => {
  const talk = (header: (contact: string, i: number) => string, passenger: string) =>
    [
      [passenger, 'Є місця на завтра з Рівного до Любліна?'],
      ['Диспетчер', 'Є, о 5:30 і о 14:00'],
      [passenger, 'Тоді на 14:00 одне'],
      ['Диспетчер', 'Номер?'],
      [passenger, '0671112233'],
    ]
      .map(([contact = '', words], i) => header(contact, i) + words)
      .join('\n');

  it.each(Object.keys(HEADERS))('reads %s', (messenger) => {
    const header = HEADERS[messenger] ?? (() => '');
    expect(read(talk(header, 'Роман Вайбер'))).toEqual([
      'Роман +380671112233 2026-11-21 14:00 Рівне Люблін 1',
    ]);
  });

  it('[F-P5] takes the number of an unsaved author as the passenger’s, also after a named one', () => {
    expect(
      read(
        [
          '20.11.2026, 10:31 - Оля Ткач: мені на завтра Рівне - Люблін, 0671112233',
          '20.11.2026, 10:32 - Диспетчер: записала',
          '20.11.2026, 10:33 - +380 50 765 43 21: і мені 1 місце, з Рівного до Любліна',
        ].join('\n'),
      ),
    ).toEqual([
      'Оля Ткач +380671112233 2026-11-21 - Рівне Люблін 1',
      '- +380507654321 2026-11-21 - Рівне Люблін 1',
    ]);
  });

  it('counts days from the header', () => {
    expect(
      read('[ неділя, 15 листопада 2026 р. 10:30 ] Ганна: мені завтра з Рівного до Любліна, 0671112233'),
    ).toEqual(['Ганна +380671112233 2026-11-16 - Рівне Люблін -']);
  });
});

describe('a chat without stamps', () => {
  it.each([
    [
      'the hour that the passenger takes',
      [
        'на завтра з Рівного до Любліна щось є?',
        'Є, о 5:30 і о 14:00',
        'Тоді на 14:00 одне',
        'Прізвище?',
        'Коваль 0671112233',
      ],
      'Коваль +380671112233 2026-11-21 14:00 Рівне Люблін 1',
    ],
    [
      'the last hour of two that the passenger takes',
      [
        'на завтра Київ Луцьк ще є?',
        'Є, о 7:00 і о 15:30',
        'давайте 15:30',
        'ой ні, на 7',
        'на кого?',
        'Альона 0502217794',
      ],
      'Альона +380502217794 2026-11-21 07:00 Київ Луцьк -',
    ],
    [
      'the day that is offered instead',
      [
        'на 8 січня з Рівного на Прагу двоє',
        '8 вже повний. є 9 і 11',
        'то 11',
        'пишу. прізвище?',
        'Гаврилів',
        'телефон дайте',
        '0507739126',
      ],
      'Гаврилів +380507739126 2027-01-11 - Рівне Прага 2',
    ],
    [
      'each answer by its question',
      [
        'Добрий день',
        'слухаю',
        'Мені до Варшави',
        'На коли?',
        'На п’ятницю',
        'Скільки вас?',
        'двоє',
        'Звідки?',
        'з Рівного',
        'Як записати?',
        'Шевчук',
        'Номер?',
        '0671234567',
        'Виїзд о 18:00',
      ],
      'Шевчук +380671234567 2026-11-27 18:00 Рівне Варшава 2',
    ],
    [
      'a change that is agreed later',
      [
        'Мені на понеділок Львів-Краків, 2 місця',
        'Добре. Ваше ім’я і номер?',
        'Оксана 0671234567',
        'ой, краще на вівторок',
        'переписала на вівторок',
      ],
      'Оксана +380671234567 2026-11-24 - Львів Краків 2',
    ],
    [
      'a count of figures alone',
      [
        'на неділю Київ Одеса є?',
        'є. Скільки місць?',
        '3',
        'на кого?',
        'Ігор 0501112233',
        'записав, виїзд о 7:15',
      ],
      'Ігор +380501112233 2026-11-22 07:15 Київ Одеса 3',
    ],
  ])('has %s', (_, lines, row) => {
    expect(read(lines.join('\n'))).toEqual([row]);
  });
});
