import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldOfLabel } from '#reader/labels/field-of-label.ts';
import { parexColumns, parexSets } from '#storage/registry.ts';
import { stubStorage } from '#storage/storage-of-tests.ts';
import { defaultColumns, readColumns, saveColumns } from './columns.ts';
import { activeSet, chooseSet, readSets, saveSets } from './sets.ts';

beforeEach(() => void stubStorage('localStorage'));
afterEach(() => vi.unstubAllGlobals());

describe('[M-09] sets of columns', () => {
  it('are one’s own columns, passengers and parcels, until others are saved', () => {
    expect(readSets().sets.map(({ name }) => name)).toEqual(['Мої колонки', 'Пасажири', 'Посилки']);
    expect(activeSet(readSets()).columns).toEqual(defaultColumns);
  });

  it('[O-04] offer first, beside one’s own, columns with the route and the seats', () => {
    const [, first] = readSets().sets;
    const fields = first?.columns.map(fieldOfLabel);
    expect(fields).toEqual(expect.arrayContaining(['from', 'to', 'seats']));
  });

  it('have, ready-made, columns that the reader knows', () => {
    const labels = readSets().sets.flatMap(({ columns }) => columns);
    expect(labels.filter((label) => fieldOfLabel(label) === null)).toEqual([]);
  });

  it('begin with the columns that were saved before there were sets', () => {
    saveColumns(['Рейс', 'Місць']);
    expect(activeSet(readSets())).toMatchObject({ name: 'Мої колонки', columns: ['Рейс', 'Місць'] });
  });

  it('are chosen, and the columns of the others are kept', () => {
    saveColumns(['Рейс']);
    expect(chooseSet('parcels')).toBe(true);
    expect(readColumns()).toContain('Вага');
    chooseSet('own');
    expect(readColumns()).toEqual(['Рейс']);
  });

  it('take the columns that a tab of an earlier version has saved', () => {
    chooseSet('passengers');
    localStorage.setItem(parexColumns.key, '["Рейс"]');
    expect(activeSet(readSets())).toMatchObject({ id: 'passengers', columns: ['Рейс'] });
  });

  it.each(['no JSON', '7', '{"sets":[]}', '{"active":"a","sets":[{"id":"b","name":"Б","columns":[]}]}'])(
    'are the ready-made ones where %s is stored',
    (text) => {
      localStorage.setItem(parexSets.key, text);
      expect(readSets().active).toBe('own');
    },
  );

  it('are six at most', () => {
    const sets = Array.from({ length: 8 }, (_, index) => ({ id: `${index}`, name: 'Рейс', columns: [] }));
    saveSets({ active: '0', sets });
    expect(readSets().sets).toHaveLength(6);
  });
});
