import { describe, expect, it } from 'vitest';
import { tableRows } from './table.ts';

const FIELDS = ['name', 'phone', 'date', 'time', 'from', 'to', 'seats'] as const;
const read = (message: string) =>
  tableRows({ message, today: '2026-11-20', kind: 'booking', author: null, dispatchers: [] })?.map((row) =>
    FIELDS.map((field) => row[field]?.[0]?.value ?? ''),
  ) ?? null;

describe('tableRows', () => {
  it('reads a line as its labels say', () => {
    expect(
      read(
        'ПІБ;Телефон;Дата;Звідки;Куди;Місць\nОльга Швець;0671112233;25.11;Львів;Краків;2\nІгор Рудий;0501112233;26.11;Стрий;Брно;1',
      ),
    ).toEqual([
      ['Ольга Швець', '+380671112233', '2026-11-25', '', 'Львів', 'Краків', '2'],
      ['Ігор Рудий', '+380501112233', '2026-11-26', '', 'Стрий', 'Брно', '1'],
    ]);
  });

  it('gives each line what the words around the table say of all', () => {
    expect(
      read(
        'Прізвище | Тел | Місць\nКравець | 067 111 22 33 | 2\nМороз | 050 111 22 33 | 1\nусі 28.11 о 6:00 Луцьк – Люблін',
      ),
    ).toEqual([
      ['Кравець', '+380671112233', '2026-11-28', '06:00', 'Луцьк', 'Люблін', '2'],
      ['Мороз', '+380501112233', '2026-11-28', '06:00', 'Луцьк', 'Люблін', '1'],
    ]);
  });

  it.each(['-//-', '"', 'те саме'])('%s repeats the line above', (ditto) => {
    expect(read(`Name\tPhone\tDate\nKate\t+48600700031\t25.11\nMark\t+48600700032\t${ditto}`)).toEqual([
      ['Kate', '+48600700031', '2026-11-25', '', '', '', '1'],
      ['Mark', '+48600700032', '2026-11-25', '', '', '', '1'],
    ]);
  });

  it('joins two columns of a name', () => {
    expect(read("Прізвище, Ім'я, Телефон, Дата\nГук, Ірина, 067 111 22 33, 05.12")).toEqual([
      ['Гук Ірина', '+380671112233', '2026-12-05', '', '', '', '1'],
    ]);
  });

  it('leaves out a cell of dashes, and reads a frame of strokes', () => {
    expect(read('| Імʼя | Тел | Дата |\n| Оля | - | 25.11 |')).toEqual([
      ['Оля', '', '2026-11-25', '', '', '', '1'],
    ]);
  });

  it.each([
    'Оля, 0671112233, 25.11\nІгор, 0501112233, 26.11',
    'Імʼя; телефон\nОля; 0671112233',
    'Імʼя;Телефон;Дата',
    'Напишіть, будь ласка, імʼя, телефон, дату\nОля, 0671112233, 25.11, ранок',
  ])('%j is no table', (message) => {
    expect(read(message)).toBeNull();
  });
});
