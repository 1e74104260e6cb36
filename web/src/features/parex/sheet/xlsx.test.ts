import { describe, expect, it } from 'vitest';
import type { Format } from '../columns/formats.ts';
import { columnWidths, sheetData } from './xlsx.ts';

const cellOf = (value: string, format: Format) =>
  sheetData({ columns: [{ label: 'Колонка', format }], rows: [[value]] })[1]?.[0];

describe('[M-08] a workbook', () => {
  it.each<[string, Format, number, string]>([
    ['2026-11-25', 'date-dmy', 46351, 'dd.mm.yyyy'],
    ['2026-11-25', 'date-dm', 46351, 'dd.mm'],
    ['2026-11-25', 'date-iso', 46351, 'yyyy-mm-dd'],
    ['15:00', 'time', 0.625, 'hh:mm'],
    ['8,5', 'number', 8.5, 'General'],
  ])('has %s as %s as a number', (value, format, number, pattern) => {
    expect(cellOf(value, format)).toEqual({ type: Number, value: number, format: pattern });
  });

  it.each<[string, Format, string]>([
    ['+380671234567', 'phone-international', '+380671234567'],
    ['+380671234567', 'phone-national', '067 123 45 67'],
    ['=1+1', 'text', '=1+1'],
    ['ввечері', 'time', 'ввечері'],
    ['два\nрядки\u0001', 'text', 'два рядки'],
  ])('has %j as %s as text', (value, format, text) => {
    expect(cellOf(value, format)).toEqual({ type: String, value: text, format: '@' });
  });

  it('has nothing where there is no value', () => {
    expect(cellOf('', 'number')).toBeNull();
  });

  it('has columns as wide as their longest value, within limits', () => {
    const columns = (['text', 'text', 'date-dmy'] as const).map((format) => ({ label: 'К', format }));
    expect(columnWidths({ columns, rows: [['а', 'я'.repeat(200), '2026-11-25']] })).toEqual([
      { width: 8 },
      { width: 60 },
      { width: 12 },
    ]);
  });
});
