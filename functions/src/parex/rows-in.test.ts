import { describe, expect, it } from 'vitest';
import { CELL_LIMIT, COLUMN_LABEL_LIMIT, ROW_LIMIT } from '../contract/parex.values.ts';
import { rowsIn } from './rows-in.ts';

const MESSAGE = 'Оля, 067 123 45 67, завтра\nдо Львова, 2 місця';
const COLUMNS = ['Телефон', 'Улюблений колір'];
const TODAY = '2026-11-20';
const PHONE = '+380671234567';
const KNOWN = { ua: 'Телефон', en: 'Phone' };
const NOTHING = { value: '', words: '' };

/** The rows of an answer in which only this is not usual. */
function read(changes: object, message = MESSAGE) {
  const columns = { 2: { ua: 'Колір', en: 'Colour' } };
  return rowsIn(
    { kind: 'booking', columns, rows: [{ 1: PHONE, 2: '' }], ...changes },
    message,
    COLUMNS,
    TODAY,
  );
}

/** The value of a model's cell, tidied, and its words. */
function cellOf(value: unknown, message = MESSAGE) {
  const row = read({ rows: [{ 1: value, 2: 'Оля' }] }, `Оля\n${message}`)?.rows[0];
  return [row?.['1']?.value, row?.['1']?.words];
}

describe('rowsIn', () => {
  it('[M-01] [O-06] [X-13] is the kind and rows of a cell for each column in order, whatever the model adds', () => {
    const rows = [
      { 3: 'more', 2: '', 1: PHONE, why: 'x' },
      { 1: '', 2: 'Львів' },
    ];
    const columns = { 2: { ua: 'Колір', en: ' Colour ', x: 1 }, 3: 'more' };
    expect(read({ kind: 'change', rows, columns, note: 1 })).toEqual({
      kind: 'change',
      rows: [
        {
          1: { ...KNOWN, value: PHONE, words: '067 123 45 67' },
          2: { ua: 'Колір', en: 'Colour', ...NOTHING },
        },
        { 1: { ...KNOWN, ...NOTHING }, 2: { ua: 'Колір', en: 'Colour', value: 'Львів', words: 'Львова' } },
      ],
    });
  });

  it('[M-01] has no row for what wants none, or where no value is left', () => {
    expect(read({ kind: 'none', rows: [] })).toEqual({ kind: 'none', rows: [] });
    expect(read({ rows: [{ 1: '', 2: 'Марія' }] })?.rows).toEqual([]);
  });

  it('[M-01] has no more rows than a reading may have', () => {
    expect(read({ rows: Array(ROW_LIMIT + 1).fill({ 1: PHONE, 2: '' }) })?.rows).toHaveLength(ROW_LIMIT);
  });

  it('[O-06] [X-13] has the product’s own label of a column that it knows, whatever the model says', () => {
    const row = read({ columns: { 1: { ua: 'x', en: 'y' } } })?.rows[0];
    expect(row?.['1']).toMatchObject(KNOWN);
  });

  it.each([[{}], [undefined], ['none'], [{ 2: { ua: ' ' } }], [{ 2: { ua: 7, en: null } }]])(
    '[O-06] [X-13] has no label where the model gives %j',
    (columns) => {
      expect(read({ columns })?.rows[0]?.['2']).toEqual({ ua: '', en: '', ...NOTHING });
    },
  );

  it('[X-13] has labels no longer than those of the columns', () => {
    const long = 'а'.repeat(COLUMN_LABEL_LIMIT + 1);
    const row = read({ columns: { 2: { ua: long, en: long } } })?.rows[0];
    const cut = 'а'.repeat(COLUMN_LABEL_LIMIT);
    expect(row?.['2']).toEqual({ ua: cut, en: cut, ...NOTHING });
  });

  it('cuts what is too long, not through a character', () => {
    const long = `${'a'.repeat(CELL_LIMIT - 1)}🚐`;
    expect(cellOf(long, 'a'.repeat(CELL_LIMIT - 1))[0]).toBe('a'.repeat(CELL_LIMIT - 1));
    expect(cellOf(`a${long}`, 'a'.repeat(CELL_LIMIT))[0]).toBe('a'.repeat(CELL_LIMIT));
  });

  it.each([
    ['no object', 'text'],
    ['null', null],
    ['a list', [{ 1: PHONE, 2: '' }]],
    ['a row alone', { 1: PHONE, 2: '' }],
    ['no rows', { kind: 'booking' }],
    ['no kind', { rows: [] }],
    ['an unknown kind', { kind: 'order', rows: [] }],
    ['a row that is no object', { kind: 'booking', rows: ['Київ'] }],
    ['a row of other columns', { kind: 'booking', rows: [{ 3: 'Київ' }] }],
    ['a value that is no text', { kind: 'booking', rows: [{ 1: { value: PHONE }, 2: '' }] }],
  ])('is nothing for %s', (_, answer) => {
    expect(rowsIn(answer, MESSAGE, COLUMNS, TODAY)).toBeUndefined();
  });
});

describe('[M-04] [O-06] a value', () => {
  it.each([
    ['in quotation marks', '«Оля»', ['Оля', 'Оля']],
    ['with a comma taken along', 'Оля,', ['Оля', 'Оля']],
    ['in another case', 'ОЛІ', ['ОЛІ', 'Оля']],
    ['that the message lacks', 'Київ', ['', '']],
    ['that is null', null, ['', '']],
    ['that is a number', 2, ['2', '2']],
    ['that is a phone as it is written at home', '067 123 45 67', [PHONE, '067 123 45 67']],
    ['that is a phone without a plus', '380671234567', [PHONE, '067 123 45 67']],
    ['that is another’s phone', '+380507654321', ['', '']],
    ['that is a day as it is written at home', '21.11.2026', ['2026-11-21', 'завтра']],
    ['that is another day', '2026-11-25', ['', '']],
  ])('%s', (_, value, expected) => {
    expect(cellOf(value)).toEqual(expected);
  });

  it('has the label of its column in place of the number', () => {
    const rows = [{ Телефон: PHONE, 'Улюблений колір': '' }];
    expect(read({ rows })?.rows[0]?.['1']?.value).toBe(PHONE);
  });

  it('that is left out is none', () => {
    expect(read({ rows: [{ 1: PHONE }] })?.rows[0]?.['2']).toMatchObject(NOTHING);
  });

  it('that was worked out has no words', () => {
    expect(cellOf('2026-11-27', 'через тиждень')).toEqual(['2026-11-27', '']);
  });
});
