import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveProfile } from '#storage/profile.ts';
import { blockStorage, stubStorage } from '#storage/storage-of-tests.ts';
import type { SheetRow } from './sheet-row.ts';
import { addRows, correctRow, readSheet, removeRows, renameColumns, SHEET_LIMIT } from './sheet-store.ts';

let local: Record<string, string>;
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'StorageEvent',
    class extends Event {
      constructor(type: string, init: { key: string }) {
        super(type);
        Object.assign(this, init);
      }
    },
  );
  local = stubStorage('localStorage');
});
afterEach(() => vi.unstubAllGlobals());

const row = (id: string, name: string, message = 'm'): SheetRow => ({
  id,
  set: 'own',
  kind: 'booking',
  values: { ПІБ: name },
  message,
});
const names = () => readSheet().rows.map(({ values }) => values.ПІБ);
const olena = { id: 'uid', email: '', name: 'Олена', givenName: '', picture: '' };

describe('[M-07] the sheet', () => {
  it('keeps rows with the message that they were read from, which goes with the last of them', () => {
    addRows([row('1', 'Оля'), row('2', 'Ігор')], { m: 'Оля та Ігор' });
    addRows([row('3', 'Таня', 'n')], { n: 'Таня' });
    expect(names()).toEqual(['Оля', 'Ігор', 'Таня']);
    removeRows(new Set(['1']));
    expect(readSheet().messages).toEqual({ m: 'Оля та Ігор', n: 'Таня' });
    removeRows(new Set(['2']));
    expect(JSON.parse(local['parclub.parex_visitor_sheet'] ?? '')).toEqual({
      rows: [row('3', 'Таня', 'n')],
      messages: { n: 'Таня' },
    });
    removeRows(new Set(['3']));
    expect(local).toEqual({});
  });

  it('puts what was deleted back where it was, with its message, and once', () => {
    addRows([row('1', 'Оля'), row('2', 'Ігор', 'n'), row('3', 'Таня')], { m: 'М', n: 'Н' });
    const restore = removeRows(new Set(['2']));
    addRows([row('4', 'Юля')], { m: 'М' });
    restore();
    restore();
    expect(names()).toEqual(['Оля', 'Ігор', 'Таня', 'Юля']);
    expect(readSheet().messages).toEqual({ m: 'М', n: 'Н' });
  });

  it('[F-S5] puts nothing back once somebody else is signed in', () => {
    saveProfile(olena);
    addRows([row('1', 'Оля')], { m: 'М' });
    const restore = removeRows(new Set(['1']));
    saveProfile({ ...olena, id: 'other' });
    restore();
    expect(names()).toEqual([]);
    expect(JSON.stringify(local)).not.toContain('Оля');
  });

  it('takes a correction, of a column that had no value as well, and none for a row that is gone', () => {
    addRows([row('1', 'Оля')], { m: 'М' });
    correctRow('1', 'ПІБ', 'Ольга');
    correctRow('1', 'Час', '15:00');
    correctRow('2', 'ПІБ', 'Ігор');
    expect(readSheet().rows).toEqual([{ ...row('1', 'Ольга'), values: { ПІБ: 'Ольга', Час: '15:00' } }]);
  });

  it('leaves rows that do not change the objects that they are', () => {
    addRows([row('1', 'Оля'), row('2', 'Ігор')], { m: 'М' });
    const [, second] = readSheet().rows;
    correctRow('1', 'ПІБ', 'Ольга');
    expect(readSheet().rows[1]).toBe(second);
  });

  it('keeps values under the new names of columns, also where two change places', () => {
    const values = { ПІБ: 'Оля', Звідки: 'Львів', Куди: 'Краків', Місто: 'старе' };
    addRows(
      [
        { ...row('1', 'Оля'), values },
        { ...row('2', 'Оля'), set: 'other', values },
      ],
      { m: 'М' },
    );
    renameColumns(
      'own',
      new Map([
        ['Звідки', 'Куди'],
        ['Куди', 'Звідки'],
        ['ПІБ', 'Місто'],
      ]),
    );
    expect(readSheet().rows.map((each) => each.values)).toEqual([
      { Куди: 'Львів', Звідки: 'Краків', Місто: 'Оля' },
      values,
    ]);
  });

  it('takes as many rows as it holds and then none', () => {
    const rows = Array.from({ length: SHEET_LIMIT - 1 }, (_, index) => row(`${index}`, 'Оля'));
    expect(addRows(rows, { m: 'М' })).toBe(true);
    expect(addRows([row('a', 'Ігор'), row('b', 'Таня')], { m: 'М' })).toBe(false);
    expect(readSheet().rows).toHaveLength(SHEET_LIMIT - 1);
    expect(addRows([row('a', 'Ігор')], { m: 'М' })).toBe(true);
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"rows":7}',
    '{"rows":[null,{"id":1},{"id":"1","values":{"ПІБ":7}}],"messages":{}}',
  ])('is empty where %s is stored', (text) => {
    local['parclub.parex_visitor_sheet'] = text;
    expect(readSheet()).toEqual({ rows: [], messages: {}, isStored: true });
  });

  it('takes labels that objects have as names', () => {
    addRows([{ ...row('1', ''), values: { constructor: 'так', ['__proto__']: 'ні' } }], { m: 'М' });
    local = stubStorage('localStorage', { ...local });
    expect(Object.entries(readSheet().rows[0]?.values ?? {})).toEqual([
      ['constructor', 'так'],
      ['__proto__', 'ні'],
    ]);
  });

  it('says where the browser does not keep it, and lasts as long as the page', () => {
    blockStorage();
    addRows([row('1', 'Оля')], { m: 'М' });
    expect(readSheet().isStored).toBe(false);
    expect(names()).toEqual(['Оля']);
    removeRows(new Set(['1']));
    expect(names()).toEqual([]);
  });
});
