import { describe, expect, it } from 'vitest';
import { CELL_LIMIT, COLUMN_LABEL_LIMIT, ROW_LIMIT } from '../contract/parex.values.ts';
import { rowsIn } from './rows-in.ts';

const MESSAGE = 'Оля, 067 123 45 67, завтра\nдо Львова';
const COLUMNS = ['Телефон', 'Куди'];
const LABELS = { 1: { ua: 'Телефон', en: 'Phone' }, 2: { ua: 'Куди', en: 'To' } };
const PHONE = { words: '067 123 45 67', value: '+380671234567' };
const NOTHING = { words: '', value: '' };

/** The rows of an answer in which only this is not usual. */
function read(changes: object, message = MESSAGE) {
  const rows = [{ 1: PHONE, 2: NOTHING }];
  return rowsIn({ kind: 'booking', columns: LABELS, rows, ...changes }, message, COLUMNS);
}

/** What is left of a cell that the model answers. */
function cellOf(words: string, value: string, message = MESSAGE) {
  const row = read({ rows: [{ 1: { words, value }, 2: { words: 'Оля', value: 'Оля' } }] }, `Оля\n${message}`)
    ?.rows[0];
  return [row?.['1']?.words, row?.['1']?.value];
}

describe('rowsIn', () => {
  it('[M-01] [X-13] is the kind and rows of a cell for each column in order, whatever the model adds', () => {
    const rows = [
      { 3: 'more', 2: NOTHING, 1: { ...PHONE, why: 'x' } },
      { 1: NOTHING, 2: { words: 'до Львова', value: 'Львів' } },
    ];
    expect(read({ kind: 'change', rows, columns: { ...LABELS, 3: LABELS[1] }, note: 1 })).toEqual({
      kind: 'change',
      rows: [
        { 1: { ...LABELS[1], ...PHONE }, 2: { ...LABELS[2], ...NOTHING } },
        { 1: { ...LABELS[1], ...NOTHING }, 2: { ...LABELS[2], words: 'до Львова', value: 'Львів' } },
      ],
    });
  });

  it('[M-01] has no row for what wants none, or where no value is left', () => {
    expect(read({ kind: 'none', rows: [] })).toEqual({ kind: 'none', rows: [] });
    expect(read({ rows: [{ 1: NOTHING, 2: { words: 'Марія', value: 'Марія' } }] })?.rows).toEqual([]);
  });

  it('[M-01] has no more rows than a reading may have', () => {
    expect(read({ rows: Array(ROW_LIMIT + 1).fill({ 1: PHONE, 2: NOTHING }) })?.rows).toHaveLength(ROW_LIMIT);
  });

  it('[X-13] has no label where the model gives none', () => {
    const row = read({ columns: { 1: { ua: ' ', en: '' }, 2: { ua: '', en: ' To ' } } })?.rows[0];
    expect(row?.['1']).toEqual({ ua: '', en: '', ...PHONE });
    expect(row?.['2']).toEqual({ ua: '', en: 'To', ...NOTHING });
  });

  it('[X-13] has labels no longer than those of the columns', () => {
    const long = 'а'.repeat(COLUMN_LABEL_LIMIT + 1);
    const row = read({ columns: { ...LABELS, 1: { ua: long, en: long } } })?.rows[0];
    const cut = 'а'.repeat(COLUMN_LABEL_LIMIT);
    expect(row?.['1']).toEqual({ ua: cut, en: cut, ...PHONE });
  });

  it('cuts what is too long, not through a character', () => {
    const long = `${'a'.repeat(CELL_LIMIT - 1)}🚐`;
    expect(cellOf('Оля', long)[1]).toBe('a'.repeat(CELL_LIMIT - 1));
    expect(cellOf('Оля', `a${long}`)[1]).toBe('a'.repeat(CELL_LIMIT));
  });

  it.each([
    ['no object', 'text'],
    ['null', null],
    ['a list', [{ 1: PHONE, 2: NOTHING }]],
    ['a row alone', { 1: PHONE, 2: NOTHING }],
    ['no rows', { kind: 'booking', columns: LABELS }],
    ['no kind', { columns: LABELS, rows: [] }],
    ['an unknown kind', { kind: 'order', columns: LABELS, rows: [] }],
    ['a label missing', { kind: 'booking', columns: { 1: LABELS[1] }, rows: [] }],
    ['a cell missing', { kind: 'booking', columns: LABELS, rows: [{ 1: PHONE }] }],
    ['a cell without a value', { kind: 'booking', columns: LABELS, rows: [{ 1: PHONE, 2: { words: '' } }] }],
    ['a cell without words', { kind: 'booking', columns: LABELS, rows: [{ 1: PHONE, 2: { value: '' } }] }],
    [
      'a value that is no text',
      { kind: 'booking', columns: LABELS, rows: [{ 1: PHONE, 2: { words: '', value: 8 } }] },
    ],
  ])('is nothing for %s', (_, answer) => {
    expect(rowsIn(answer, MESSAGE, COLUMNS)).toBeUndefined();
  });
});

describe('[M-04] a value', () => {
  it.each([
    ['with words of the message', 'завтра до Львова', 'Львів', ['завтра\nдо Львова', 'Львів']],
    ['with words in another spelling', 'ДО  ЛЬВОВА', 'Львів', ['до Львова', 'Львів']],
    ['with words that the message lacks', 'до Києва', 'Київ', ['', '']],
    ['with other words, even if the message says the value', 'Олена', 'Оля', ['', '']],
    ['without words that the message says', '', 'оля', ['Оля', 'оля']],
    ['without words that the message says in part', '', '45 6', ['', '']],
    ['without words that the message lacks', '', 'Київ', ['', '']],
    ['that is none has no words', 'Оля', '', ['', '']],
  ])('%s', (_, words, value, expected) => {
    expect(cellOf(words, value)).toEqual(expected);
  });

  it.each([
    ['as it is spelled', '067 123 45 67', '067 123 45 67'],
    ['in other words that hold it', 'Оля, 067 123 45 67', 'Оля, 067 123 45 67'],
    ['without words', '', '067 123 45 67'],
    ['in the words of another', '050 765 43 21', ''],
    ['in words without digits', 'завтра', 'завтра'],
  ])('that is a phone, %s', (_, words, expected) => {
    const value = expected && '+380671234567';
    expect(cellOf(words, '+380671234567', `${MESSAGE}, 050 765 43 21`)).toEqual([expected, value]);
  });

  it.each([
    ['+38 (067) 123-45-67', '+380671234567'],
    ['80671234567', '+380671234567'],
    ['0048 600 100 200', '+48600100200'],
    ['+44 7700 900456', '+447700900456'],
  ])('that is the phone %s without words', (spelled, value) => {
    expect(cellOf('', value, `тел.${spelled}; дякую`)).toEqual([
      expect.stringContaining(spelled.slice(-7)),
      value,
    ]);
    expect(cellOf('', value, `карта 5${spelled}5`)).toEqual(['', '']);
  });

  it('that is a phone may leave out a code that the message lacks', () => {
    expect(cellOf('069 123 456', '+37369123456', 'тел. 069 123 456')).toEqual([
      '069 123 456',
      '+37369123456',
    ]);
  });
});
