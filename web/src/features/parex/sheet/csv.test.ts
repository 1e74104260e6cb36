import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMATS, type Format, type Table } from '../columns/formats.ts';
import { csvOf } from './csv.ts';

const table = (format: Format, ...values: string[]): Table => ({
  columns: [{ label: 'Колонка', format }],
  rows: values.map((value) => [value]),
});
/** The cells that a program finds that divides lines at a separator: a quote at the start of a cell holds it together. */
function dividedBy(separator: string, text: string): string[] {
  const cells: string[] = [];
  for (const line of text.replace('\ufeff', '').split('\r\n')) {
    let [cell, isQuoted] = ['', false];
    for (const [index, character] of [...line].entries()) {
      const isStart = cell === '' && [separator, undefined].includes([...line][index - 1]);
      if (character === '"' && (isQuoted || isStart)) isQuoted = !isQuoted;
      else if (character === separator && !isQuoted) {
        cells.push(cell);
        cell = '';
      } else cell += character;
    }
    cells.push(cell);
  }
  return cells;
}
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

  it.each([
    ['Оля,=cmd|calc', 'Оля,\u00a0=cmd|calc'],
    ['Оля; @SUM(A1)', '"Оля;\u00a0 @SUM(A1)"'],
    ['Оля,"=1+1', '"Оля,\u00a0""=1+1"'],
    ['+380671234567*1', '\u00a0+380 67 123 45 67*1'],
    ['+380671234567', '+380 67 123 45 67'],
    ['Львів, +48501234567', 'Львів, +4850 123 45 67'],
    ['-', '\u00a0-'],
    ['= 5', '\u00a0= 5'],
    ['Київ, вул. Сосніна, 5-а', 'Київ, вул. Сосніна, 5-а'],
  ])('[F-S22] writes %s such that it is no formula for who divides otherwise', (value, written) => {
    expect(cellsOf(csvOf(table('text', value), 'uk'))).toEqual([written]);
  });

  it('[F-S22] begins no formula, by whatever a program divides its lines', () => {
    const piece = fc.constantFrom(...'=+-@＝"\',; \t\u00a0\u2028|09aя', '+380671234567', 'cmd', '\r\n');
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    const column = fc.record({ label: value, format: fc.constantFrom(...FORMATS) });
    const tables = fc.array(column, { minLength: 1, maxLength: 4 }).chain((columns) =>
      fc.record({
        columns: fc.constant(columns),
        rows: fc.array(fc.tuple(...columns.map(() => value)), { maxLength: 4 }),
      }),
    );
    fc.assert(
      fc.property(tables, fc.constantFrom('uk', 'en-GB'), (written, locale) => {
        const text = csvOf(written, locale);
        const cells = [',', ';', '\t'].flatMap((separator) => dividedBy(separator, text));
        const isFormula = (cell: string) => /^ *(?:[=@＝＋－＠]|[+-](?!\d[\d ]*(?:[.,;]|$)))/.test(cell);
        expect(cells.filter(isFormula)).toEqual([]);
      }),
    );
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
