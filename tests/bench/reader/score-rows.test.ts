import { describe, expect, it } from 'vitest';
import type { Column, LabelledRows } from './labelled-messages.ts';
import { type PredictedRows, scoreRows } from './score-rows.ts';

const EMPTY = { name: '', phone: '', date: '', time: '', from: '', to: '', seats: '', notes: '' };
const row = (values: Partial<Record<Column, string>>) => ({ ...EMPTY, ...values });
const olha = row({ name: 'Ольга', phone: '+380671112233', seats: '1', notes: 'великий багаж' });
const petro = row({ name: 'Петро', date: '2026-11-21', seats: '2' });

const labelled: LabelledRows = {
  id: 'a',
  lang: 'uk',
  kind: 'booking',
  today: '2026-11-20',
  message: '',
  rows: [olha, petro],
  accept: [{ name: ['Оля'], seats: [''] }, {}],
};
const score = (rows: PredictedRows['rows'], kind = 'booking') =>
  scoreRows([labelled], [{ id: 'a', kind, rows }]);

describe('scoreRows', () => {
  it('takes rows in any order, and other accepted answers', () => {
    const { cells, messages, loose } = score([petro, { ...olha, name: 'ОЛЯ', phone: '067 111 22 33' }]);
    expect(cells).toEqual({ tp: 6, fp: 0, fn: 0 });
    expect(messages[0]).toMatchObject({ rightNumber: true, allRight: true, saidKind: 'booking' });
    expect(loose.notes).toEqual({ tp: 1, fp: 0, fn: 0 });
  });

  it('counts a wrong value twice, a miss and an invention once', () => {
    const { cells, wrong } = score([
      { ...olha, phone: '' },
      { ...petro, name: 'Павло', time: '09:00' },
    ]);
    expect(cells).toEqual({ tp: 4, fp: 2, fn: 2 });
    expect(wrong.map(({ place, field }) => `${place} ${field}`)).toEqual([
      'row 1 phone',
      'row 2 name',
      'row 2 time',
    ]);
  });

  it('lets a cell be empty, or wrong without a miss, where leaving it empty is right too', () => {
    expect(score([{ ...olha, seats: '' }, petro]).cells).toEqual({ tp: 5, fp: 0, fn: 0 });
    expect(score([{ ...olha, seats: '5' }, petro]).cells).toEqual({ tp: 5, fp: 1, fn: 0 });
  });

  it('counts each value of a row too many, and of a row that is missing unless it may be empty', () => {
    expect(score([olha, petro, row({ name: 'Ігор', time: '10:00' })]).cells).toEqual({ tp: 6, fp: 2, fn: 0 });
    const { cells, messages } = score([petro]);
    expect(cells).toEqual({ tp: 3, fp: 0, fn: 2 });
    expect(messages[0]).toMatchObject({ rightNumber: false, allRight: false });
  });

  it('takes no row without a value for a row, and no prediction for no row', () => {
    expect(score([olha, petro, row({})]).messages[0]?.allRight).toBe(true);
    const { messages, wrong } = scoreRows([labelled], []);
    expect(messages[0]?.saidKind).toBe('(none given)');
    expect(wrong.at(-1)).toMatchObject({ field: 'rows', got: '0', accepted: ['2'] });
  });

  it('tells a wrong kind apart from wrong cells', () => {
    const { messages, wrong } = score([olha, petro], 'change');
    expect(messages[0]?.allRight).toBe(true);
    expect(wrong).toEqual([{ id: 'a', place: '', field: 'kind', got: 'change', accepted: ['booking'] }]);
  });

  it('refuses two lines with one id', () => {
    expect(() => scoreRows([labelled, labelled], [])).toThrow('same id');
  });
});
