import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

const TODAY = '2026-11-20';
const COLUMNS = [
  'Імʼя',
  'Телефон',
  'Дата',
  'Час',
  'Звідки',
  'Куди',
  'Місць',
  'Ціна',
  'Рейс',
  'Багаж',
  'Вага',
  'Посилка',
  'Адреса',
  'Маршрут',
  'Email',
  'Примітки',
  'Колір',
];
/** A value of these fields is whole or there is none. */
const WELL_FORMED =
  /^(?:phone (?:\+[1-9]\d{6,14})?|date (?:\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))?|time (?:(?:[01]\d|2[0-3]):[0-5]\d)?|(?!phone |date |time )[\s\S]*)$/u;
const values = (message: string, columns: readonly string[] = COLUMNS): string[] =>
  readMessage(message, columns, TODAY).map((c) => c.value);

describe('readMessage', () => {
  it('reads a whole message', () => {
    const message =
      'Потрібен трансфер з Ковеля в Бориспіль на завтра, рейс PS102 о 15:40, нас троє, 2 валізи, 1500 грн. Мене звати Ірина, 067 111 22 33';
    expect(
      values(message, [
        'ПІБ',
        'Тел',
        'Дата поїздки',
        'time',
        'from',
        'to',
        'pax',
        'price',
        'flight',
        'luggage',
        'route',
      ]),
    ).toEqual([
      'Ірина',
      '+380671112233',
      '2026-11-21',
      '15:40',
      'Ковель',
      'Бориспіль',
      '3',
      '1500 грн',
      'PS102',
      '2 валізи',
      'Ковель – Бориспіль',
    ]);
  }, 30_000);

  it('reads lines of labels', () => {
    const message =
      "Дата: 30.11.2026\nЧас: 16:00\nЗвідки: Київ, вул. Саксаганського 77\nКуди: Одеса, жд вокзал\nПасажирів: 2\nІм'я: Роман\nТел: 0731112131";
    expect(values(message).slice(0, 7)).toEqual([
      'Роман',
      '+380731112131',
      '2026-11-30',
      '16:00',
      'Київ',
      'Одеса',
      '2',
    ]);
  });

  it('takes a label of the message’s own', () => {
    expect(readMessage('Колір: синій\nтел 0671112233', ['колір', 'Інша'], TODAY)).toEqual([
      { column: 'колір', field: null, value: 'синій', source: { start: 7, end: 12 }, doubt: null },
      { column: 'Інша', field: null, value: '', source: null, doubt: null },
    ]);
  });

  it('gives a second phone column the second phone', () => {
    expect(values('067 123 45 67, 050 765 43 21', ['Телефон', 'Телефон 2', 'Тел. 3'])).toEqual([
      '+380671234567',
      '+380507654321',
      '',
    ]);
  });

  it('points at the words a value came from', () => {
    const message = '👋 Для Олени з Ужгорода 28/11, виїзд 5.00, 2 місця, номер 0505556677';
    const words = readMessage(message, ['name', 'phone', 'date', 'time', 'from', 'seats'], TODAY).map(
      (c) => c.source && message.slice(c.source.start, c.source.end),
    );
    expect(words).toEqual(['Олени', '0505556677', '28/11', '5.00', 'Ужгорода', '2 місця']);
  });

  it.each([
    ['[22.11.2026 09:14] Оля: на завтра 2 місця Львів-Краків', ['Оля', '', '2026-11-23', '']],
    [
      '22/11/2026, 20:03 - Ростик: у п’ятницю о 5 ранку зі Стрия до Праги',
      ['Ростик', '', '2026-11-27', '05:00'],
    ],
    ['Оля, [22.11.26 09:14:05]\nпотрібно до Відня', ['Оля', '', '', '']],
    ['[18:44, 22.11.2026] +380 67 111 22 33: два на неділю', ['', '+380671112233', '2026-11-29', '']],
    [
      '[22.11.26, 09:14] Диспетчер: слухаю\n[22.11.26, 09:15] Оля: завтра, Галина Коваль',
      ['Галина Коваль', '', '2026-11-23', ''],
    ],
  ])('takes no stamp of a messenger for the trip: %j', (message, expected) => {
    expect(values(message, ['name', 'phone', 'date', 'time'])).toEqual(expected);
  });

  it.each([
    ['Завтра о 9 з Тернополя. Краще післязавтра о 7', ['2026-11-22', '07:00'], ['several', 'several']],
    ['23 або 24 грудня о 8:00, краще 24-го', ['2026-12-24', '08:00'], ['several', null]],
    ['у суботу о 10, ой ні в неділю', ['2026-11-22', '10:00'], ['several', null]],
    ['25.11 о 7:00, назад 30.11', ['2026-11-25', '07:00'], [null, null]],
  ])('doubts what the message corrects or offers as a choice: %j', (message, expected, doubts) => {
    const cells = readMessage(message, ['date', 'time'], TODAY);
    expect(cells.map(({ value }) => value)).toEqual(expected);
    expect(cells.map(({ doubt }) => doubt)).toEqual(doubts);
  });

  it('says nothing about chatter', () => {
    expect(
      values('Дякую велике, все чітко доїхали, водію окремий респект! 👍👍').every((v) => v === ''),
    ).toBe(true);
  });

  it('never throws, keeps the columns and gives spans inside the message', () => {
    const piece = fc.constantFrom(
      'з Києва ',
      'до ',
      '25.11 ',
      '0671234567 ',
      'Олена ',
      '\u202e',
      '\u0000',
      '👍',
      'о 15 ',
      'без двадцати шесть ',
      'за сорок сьома ',
      '31.02 ',
      '24:00 ',
      '+0 ',
      '48 600 700 012 ',
      '2 місця ',
      ' - ',
      '\n',
      'Тел: ',
      'ß',
      'İ',
      '\ud800',
    );
    const message = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 60 }).map((p) => p.join('')),
    );
    fc.assert(
      fc.property(
        message,
        fc.array(fc.oneof(fc.constantFrom(...COLUMNS), fc.string()), { maxLength: 8 }),
        (text, columns) => {
          const cells = readMessage(text, columns, TODAY);
          expect(cells.map((c) => c.column)).toEqual(columns);
          for (const { value, source, field } of cells) {
            expect(`${field} ${value}`).toMatch(WELL_FORMED);
            expect(source === null).toBe(value === '');
            if (source)
              expect(0 <= source.start && source.start < source.end && source.end <= text.length).toBe(true);
          }
        },
      ),
      { numRuns: 400 },
    );
  }, 30_000);

  // A pattern that goes back over what it has read would take minutes here, and the test would run out of its time.
  it.each([
    '1',
    '1 ',
    'а',
    'а ',
    'A',
    '-',
    'я, ',
    'van ',
    'Київ ',
    'Олена ',
    'Іван ',
    'на ',
    'вул. ',
    "'",
    '+',
    '\n',
    ' ',
    'з дружиною і ',
    '25.11 о 15:00 ',
    'a@b.',
    '(',
    'Коваленко І. ',
  ])('reads 10 000 characters of %j without hanging', (unit) => {
    const message = unit.repeat(Math.ceil(10_000 / unit.length)).slice(0, 10_000);
    expect(readMessage(message, COLUMNS, TODAY)).toHaveLength(COLUMNS.length);
  });

  it.each([
    ['Клієнт: на завтра треба місце', ''],
    ['Пасажир: завтра Луцьк-Київ одне місце', ''],
    ['Пасажири: двоє на суботу', ''],
    ['Клієнт: Зелман', 'Зелман'],
    ['Прізвище: Середа', 'Середа'],
  ])('the name in %j is %j', (message, name) => {
    expect(readMessage(message, ['Імʼя'], TODAY)[0]?.value).toBe(name);
  });

  it.each(['Від: Іваненко Марія 0671112233', 'Від: Гук 0671112233', 'До: Шевченко Ользі'])(
    '%j names a person, and no town',
    (line) => {
      const cells = readMessage(`${line}\nЛуцьк - Варшава завтра`, ['Звідки', 'Куди'], TODAY);
      expect(cells.map(({ value }) => value)).toEqual(['Луцьк', 'Варшава']);
    },
  );

  it.each(['завтра на 7 Луцьк-Київ', 'завтра на 7 одне місце'])('an hour behind the day: %j', (message) => {
    expect(readMessage(message, ['Час'], TODAY)[0]?.value).toBe('07:00');
  });
});
