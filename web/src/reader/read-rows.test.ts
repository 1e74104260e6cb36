import { KINDS } from '@par-club/functions/contract/kinds.values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRows } from './read-rows.ts';

const TODAY = '2026-11-20';
const COLUMNS = ['Імʼя', 'Телефон', 'Дата', 'Час', 'Звідки', 'Куди', 'Місць'];

const read = (message: string, columns: readonly string[] = COLUMNS) => {
  const { kind, rows } = readRows(message, columns, TODAY);
  return { kind, rows: rows.map((cells) => cells.map(({ value }) => value)) };
};
const rowsOf = (message: string, columns: readonly string[]): string[][] => read(message, columns).rows;

describe('readRows', () => {
  it('[M-01] gives a row for each passenger of a list, with what is said once for all', () => {
    const message =
      'На суботу з Рівного до Любліна, 3 місця:\n1. Савчук Ольга 067 341 22 08\n2. Бойко Степан 050 777 10 20\n3. Дячук Ярина 063 200 30 40';
    expect(read(message)).toEqual({
      kind: 'booking',
      rows: [
        ['Савчук Ольга', '+380673412208', '2026-11-21', '', 'Рівне', 'Люблін', '1'],
        ['Бойко Степан', '+380507771020', '2026-11-21', '', 'Рівне', 'Люблін', '1'],
        ['Дячук Ярина', '+380632003040', '2026-11-21', '', 'Рівне', 'Люблін', '1'],
      ],
    });
  }, 30_000);

  it.each([
    [
      'Please book for 25 November from Lviv to Krakow: 1) Anna Kowal +48 600 700 012 2) Peter Novak +48 600 700 013',
      [
        ['Anna Kowal', '+48600700012'],
        ['Peter Novak', '+48600700013'],
      ],
    ],
    [
      'Запишите на субботу Одесса – Кишинев\n1) Иванова Анна 067 111 22 33\n2) Петров Олег 067 111 22 44',
      [
        ['Иванова Анна', '+380671112233'],
        ['Петров Олег', '+380671112244'],
      ],
    ],
    [
      'Потрібно 2 місця на завтра Львів – Краків\n\nІван Мороз\n0671112233\n\nОля Мороз\n0671112244',
      [
        ['Іван Мороз', '+380671112233'],
        ['Оля Мороз', '+380671112244'],
      ],
    ],
    [
      'Олена, Іван та Петро їдуть у неділю зі Львова до Праги, телефон один на всіх 0671234567',
      [
        ['Олена', '+380671234567'],
        ['Іван', '+380671234567'],
        ['Петро', '+380671234567'],
      ],
    ],
  ])('[M-01] gives each passenger the phone that is theirs: %j', (message, expected) => {
    expect(rowsOf(message, ['name', 'phone'])).toEqual(expected);
  });

  it.each([
    ['Катя і Оля 22.11 Стрий – Краків 0671234567', ['Катя 1', 'Оля 1']],
    ['Перенесіть Олю Ткач і Ігоря Шума з 25.11 на 27.11', ['Оля Ткач 1', 'Ігор Шум 1']],
    [
      'Запишіть на 25.11 Стрий – Краків:\n1. Оля Ткач, оплата на місці\n2. Ігор Шум, оплата карткою\n3. Надя Лис',
      ['Оля Ткач 1', 'Ігор Шум 1', 'Надя Лис 1'],
    ],
    ['Забронюйте на завтра Стрий – Краків Марія і Ганна, зустріне їх син', ['Марія 1', 'Ганна 1']],
    ['Марія і Марко Шум завтра Стрий – Краків 0671112233', ['Марія 1', 'Марко Шум 1']],
    ['Запишіть на 25.11 Стрий – Краків Марія 0671112233, Марко 0671112244. Марко не їде', ['Марія 1']],
    [
      'Стрий – Прага 25.11: Олександр 0671112233, Олександра 0671112244, Олександр не поїде',
      ['Олександра 1'],
    ],
    [
      'Запишіть на 25.11 Рівне – Люблін:\n1. Іван Мороз 0671112233\n2. Іван Мороз 0671112244',
      ['Іван Мороз 1', 'Іван Мороз 1'],
    ],
    ['На 28.11 Луцьк – Варшава: Корнієнки 4, Мельник 2, Дуб 1', ['Корнієнки 4', 'Мельник 2', 'Дуб 1']],
    ['Запишіть Гулько 2, Бенедюк 3, на 25.11 Стрий – Краків', ['Гулько 2', 'Бенедюк 3']],
  ])('[M-01] counts each passenger as the message does: %j', (message, expected) => {
    expect(rowsOf(message, ['name', 'seats']).map((cells) => cells.join(' '))).toEqual(expected);
  });

  it('[M-01] takes the dash of an item for none of a route', () => {
    const message = 'Запишіть на 25.11 Одеса – Київ\n- Іванова Анна 0671112233\n- Петров Олег 0671112244';
    expect(rowsOf(message, ['from', 'to'])).toEqual([
      ['Одеса', 'Київ'],
      ['Одеса', 'Київ'],
    ]);
  });

  it.each([
    [
      'Калуш - Краків 25.11 о 6:00, назад 2.12 о 18:00. Роман 0501112233',
      [
        ['2026-11-25', '06:00', 'Калуш', 'Краків'],
        ['2026-12-02', '18:00', 'Краків', 'Калуш'],
      ],
    ],
    [
      'From Lutsk to Warsaw on 25 November, back on 2 December, two seats, Mary Jones +48600700014',
      [
        ['2026-11-25', '', 'Луцьк', 'Варшава'],
        ['2026-12-02', '', 'Варшава', 'Луцьк'],
      ],
    ],
    [
      'Запишіть: 1 грудня Львів – Краків, 3 грудня Краків – Берлін, Юрій 0671112255',
      [
        ['2026-12-01', '', 'Львів', 'Краків'],
        ['2026-12-03', '', 'Краків', 'Берлін'],
      ],
    ],
    [
      'Буду їхати зі Львова 3 та 10 грудня до Кракова, Софія 0671112244',
      [
        ['2026-12-03', '', 'Львів', 'Краків'],
        ['2026-12-10', '', 'Львів', 'Краків'],
      ],
    ],
    ['28.11 Калуш – Брно, Богдан 0671112233, зворотній поки не беру', [['2026-11-28', '', 'Калуш', 'Брно']]],
  ])('[M-01] gives a row for each trip: %j', (message, expected) => {
    expect(rowsOf(message, ['date', 'time', 'from', 'to'])).toEqual(expected);
  });

  it('[M-01] counts companions without a name as seats of the one whom they go with', () => {
    const message = 'Я з дружиною і двоє малих, 28.11 з Калуша до Брна, Богдан 0671112233';
    expect(rowsOf(message, ['name', 'seats'])).toEqual([['Богдан', '4']]);
  });

  it.each([
    ['Два місця на 25.11 зі Стрия до Праги, Ольга Швець 0671112233', 'booking', 1],
    ['Хочу передати коробку з Рівного в Познань, отримувач Степан +48600700012', 'parcel', 1],
    ['Перенесіть мою бронь з 25.11 на 27.11, Оля Ткач', 'change', 1],
    ['Скасуйте, будь ласка, бронювання на 25.11, Марія Гнатів', 'cancel', 1],
    ['Скільки коштує квиток до Варшави?', 'question', 0],
    ['', 'none', 0],
  ])('[M-01] says what a message wants: %j', (message, kind, count) => {
    const { kind: said, rows } = read(message);
    expect([said, rows.length]).toEqual([kind, count]);
  });

  it('[M-01] holds the new state of a booking that is changed', () => {
    expect(rowsOf('Перенесіть мою бронь з 25.11 на 27.11, Оля Ткач', ['name', 'date'])).toEqual([
      ['Оля Ткач', '2026-11-27'],
    ]);
    expect(rowsOf('Please move my booking from 25 November to 28 November, Anna', ['name', 'date'])).toEqual([
      ['Anna', '2026-11-28'],
    ]);
  });

  it('[M-01] reads one passenger as lines of labels', () => {
    const message =
      "Прізвище: Гнатів\nІм'я: Мирослава\nТелефон: 0671112233\nДата: 25.11\nЗвідки: Стрий\nКуди: Прага\nМісць: 2";
    expect(rowsOf(message, COLUMNS)).toEqual([
      ['Гнатів Мирослава', '+380671112233', '2026-11-25', '', 'Стрий', 'Прага', '2'],
    ]);
  });

  it('[M-01] points at the words a value came from, in each row', () => {
    const message = 'На 25.11 Луцьк – Варшава\n- Назар Кравець 067 111 20 30\n- Ліда Гаврилюк 095 222 30 40';
    const words = readRows(message, ['name', 'phone', 'date'], TODAY).rows.map((cells) =>
      cells.map(({ source }) => source && message.slice(source.start, source.end)),
    );
    expect(words).toEqual([
      ['Назар Кравець', '067 111 20 30', '25.11'],
      ['Ліда Гаврилюк', '095 222 30 40', '25.11'],
    ]);
  });

  it.each([
    [
      '[19.11.2026 21:14] Оля Ткач: мені одне місце на завтра Рівне – Люблін 0671112233\n[20.11.2026 08:00] Юра Лис: і мені на завтра, 0671112244',
      [
        ['Оля Ткач', '+380671112233', '2026-11-20', ''],
        ['Юра Лис', '+380671112244', '2026-11-21', ''],
      ],
    ],
    [
      'Диспетчерка, [20.11.26 09:14:05]\nхто їде завтра зі Львова в Краків?\nКатя, [20.11.26 09:15:05]\nя, 0671112233\nМакс, [20.11.26 09:16:05]\nі я, 0671112244',
      [
        ['Катя', '+380671112233', '2026-11-21', ''],
        ['Макс', '+380671112244', '2026-11-21', ''],
      ],
    ],
    [
      '20/11/2026, 09:14 - Kate: book me for tomorrow Lviv to Krakow, +48600700031\n20/11/2026, 09:15 - Office: noted\n20/11/2026, 09:16 - Mark: me too, +48600700032',
      [
        ['Kate', '+48600700031', '2026-11-21', ''],
        ['Mark', '+48600700032', '2026-11-21', ''],
      ],
    ],
  ])('[M-02] takes authors for passengers and no stamp for a day or an hour: %j', (message, expected) => {
    expect(rowsOf(message, ['name', 'phone', 'date', 'time'])).toEqual(expected);
  });

  it('never throws, keeps the columns and gives spans inside the message', () => {
    const piece = fc.constantFrom(
      'Олена ',
      'Ігор Шум ',
      '0671234567',
      '25.11 ',
      'о 7:00 ',
      'Львів – Краків ',
      'назад ',
      'не їде ',
      'замість ',
      'запишіть ',
      'ой, ',
      '1. ',
      '2) ',
      '- ',
      ', ',
      '; ',
      ' і ',
      '\n',
      '\n\n',
      'Імʼя;Телефон;Дата\n',
      '[20.11.2026 09:14] Оля: ',
      '[20.11.2026 09:15] Диспетчер: ',
      'записала ',
      '🎤 Голосове (0:14) ',
      '\u0000',
      '\ud800',
      'İ',
    );
    const head = fc.constantFrom('', 'Запишіть на завтра 2 місця, Олена 0671112233, ');
    const pieces = fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 24 });
    fc.assert(
      fc.property(
        fc.tuple(head, pieces).map(([start, rest]) => start + rest.join('')),
        (text) => {
          const { kind, rows } = readRows(text, COLUMNS, TODAY);
          expect(KINDS[kind].hasRows ? [] : rows).toEqual([]);
          for (const cells of rows) {
            expect(cells.map(({ column }) => column)).toEqual(COLUMNS);
            for (const { value, source } of cells) {
              expect(source === null).toBe(value === '');
              if (source)
                expect(0 <= source.start && source.start < source.end && source.end <= text.length).toBe(
                  true,
                );
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);

  // A pattern that goes back over what it has read would take minutes here, and the test would run out of its time.
  it.each([
    ['Їду на 3, 5 та 7 грудня, Коваль Ігор 067 111 22 33', ['2026-12-03', '2026-12-05', '2026-12-07']],
    ['Коваль Ігор, 10, 12, 14 грудня, 067 111 22 33', ['2026-12-10', '2026-12-12', '2026-12-14']],
  ])('%j is a row for each day', (message, days) => {
    expect(readRows(message, ['Дата'], TODAY).rows.map(([day]) => day?.value)).toEqual(days);
  });

  it('takes no label for a passenger', () => {
    const { rows } = readRows(
      'На завтра:\nГнатюк Олег\nЮрчук Віра\nТелефон для всіх: 067 111 22 33',
      COLUMNS,
      TODAY,
    );
    expect(rows).toHaveLength(2);
  });

  it.each([
    'Бронюю 2 місця на 5 грудня, Гук Ірина 067 111 22 33',
    'Замовляє Гук Ірина 067 111 22 33, 5 грудня',
  ])('%j is a booking', (message) => {
    expect(readRows(message, COLUMNS, TODAY).kind).toBe('booking');
  });
});
