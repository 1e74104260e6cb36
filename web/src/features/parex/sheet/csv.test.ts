import { describe, expect, it } from 'vitest';
import type { Format, Table } from '../columns/formats.ts';
import { csvOf } from './csv.ts';

const table = (format: Format, ...values: string[]): Table => ({
  columns: [{ label: 'Колонка', format }],
  rows: values.map((value) => [value]),
});
const cellsOf = (text: string) => text.split('\r\n').slice(1, -1);

describe('[M-08] a csv file', () => {
  it.each([
    ['uk', '\ufeffПІБ;Вага\r\nОлена;8,5\r\n'],
    ['en-GB', '\ufeffПІБ,Вага\r\nОлена,8.5\r\n'],
  ])('has the separators that Excel takes where the language is %s', (locale, text) => {
    const columns = [
      { label: 'ПІБ', format: 'text' },
      { label: 'Вага', format: 'number' },
    ] as const;
    expect(csvOf({ columns, rows: [['Олена', '8,5']] }, locale)).toBe(text);
  });

  it.each<Format>(['date-dmy', 'date-dm', 'date-iso'])('has a day with its year, also as %s', (format) => {
    expect(cellsOf(csvOf(table(format, '25.11.2026', 'у середу'), 'uk'))).toEqual(['2026-11-25', 'у середу']);
  });

  it('has phones that no program takes for a number', () => {
    const values = ['+380671234567', '+48501234567, +380501112233'];
    expect(cellsOf(csvOf(table('phone-international', ...values), 'uk'))).toEqual([
      '+380 67 123 45 67',
      '+4850 123 45 67, +380 50 111 22 33',
    ]);
    expect(cellsOf(csvOf(table('phone-national', ...values), 'uk'))).toEqual([
      '067 123 45 67',
      '+4850 123 45 67, 050 111 22 33',
    ]);
  });

  it('keeps each value in its cell, and has no formula', () => {
    const values = ['a;b', 'a,b', 'каже "так"', 'два\nрядки', '=1+1', '@x', '"лапки'];
    expect(cellsOf(csvOf(table('text', ...values), 'uk'))).toEqual([
      '"a;b"',
      'a,b',
      '"каже ""так"""',
      'два рядки',
      '\u00a0=1+1',
      '\u00a0@x',
      '"\u00a0""лапки"',
    ]);
  });
});
