import { describe, expect, it } from 'vitest';
import { readRows } from '../read-rows.ts';

const read = (message: string) => {
  const { rows, unread } = readRows(message, ['ПІБ', 'Телефон', 'Дата', 'Примітка'], '2026-11-26');
  return {
    names: rows.map(([name]) => name?.value),
    unread: unread.map(({ start, end }) => message.slice(start, end)),
  };
};

const NINA = 'Ніна Дяк 0671112233 Луцьк-Київ 2.12';
const PAVLO = 'Павло Лев 0501112233 Луцьк-Київ 2.12';

describe('unread lines', () => {
  it('stand beside the rows of a booking, a parcel, a cancel, a question and a booking', () => {
    const cancel = 'Скасуйте Петренка на 3.12 Львів-Краків 0631112233';
    const question = 'А скільки коштує квиток до Праги?';
    const parcel = 'Передайте коробку з Луцька в Київ 2.12 для Олени 0931112233';
    expect(read([NINA, parcel, cancel, question, PAVLO].join('\n'))).toEqual({
      names: ['Ніна Дяк', 'Олена', 'Павло Лев'],
      unread: [cancel, question],
    });
  });

  it.each([
    'Скасуйте Петренка на 3.12 Львів-Краків',
    'Відмініть Олену на завтра Львів-Краків 0631112233',
    'отмените Иванова на завтра Львов-Краков 0631112233',
    'Чи буде вайфай?',
    'Де вже бус?',
    'загубив рукавиці в автобусі, сіра шапка',
  ])('%j is one beside bookings', (line) => {
    expect(read(`${NINA}\n${line}\n${PAVLO}`)).toEqual({ names: ['Ніна Дяк', 'Павло Лев'], unread: [line] });
  });

  it.each([
    'Доброго дня!',
    'Добрий день, хочу забронювати місце',
    'Дякую дуже, чекаю',
    'Здравствуйте, нужно место',
    'Hello, I would like to book a seat, please',
    'Список пасажирів:',
    'поїду з котом',
    '---',
  ])('%j is none: a greeting, what the kind says, a note', (line) => {
    expect(read(`${line}\n${NINA}\n${PAVLO}`).unread).toEqual([]);
  });

  it('are no headings', () => {
    expect(read('2.12 Луцьк-Київ\nДяк Ніна\nЛев Павло').unread).toEqual([]);
  });

  it.each(['А скільки коштує квиток до Праги?', 'Дякую, гарна поїздка', ''])(
    'has none where the kind has no rows: %j',
    (message) => {
      expect(read(message)).toEqual({ names: [], unread: [] });
    },
  );

  it('are the messages of a chat without its headers and the words of its dispatcher', () => {
    const chat = `[24.11.2026 09:14] Оля Дяк: на завтра Луцьк-Київ, 0671112233
[24.11.2026 09:15] Диспетчер: є, о 8:30
[24.11.2026 09:20] Оля Дяк: а вайфай працює?`;
    expect(read(chat).unread).toEqual(['а вайфай працює?']);
  });

  it('lets words of a cancel that name nothing be said by the kind', () => {
    expect(read('Скасуйте Дяк Ніну на 2.12 Луцьк-Київ 0671112233\nне поїдемо, на жаль').unread).toEqual([]);
  });
});
