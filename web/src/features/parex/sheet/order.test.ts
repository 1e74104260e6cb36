import { expect, it } from 'vitest';
import type { Format } from '../columns/formats.ts';
import type { SheetRow } from '../keeping/sheet-row.ts';
import { nextOrder, type Order, sortRows } from './order.ts';

const rowsOf = (values: string[]): SheetRow[] =>
  values.map((value, index) => ({
    id: String(index),
    set: 'own',
    kind: 'booking',
    values: value === '' ? {} : { К: value },
    message: 'message',
  }));
const sorted = (values: string[], format: Format, isDown = false) =>
  sortRows(rowsOf(values), { key: 'К', label: 'К', format }, isDown, 'uk').map((row) => row.values.К ?? '');

it('[M-07] dates are sorted by day, with what is no date after them and nothing last', () => {
  const days = ['2026-12-01', '', 'на свята', '25.11.2026', '2026-11-26'];
  expect(sorted(days, 'date-dm')).toEqual(['25.11.2026', '2026-11-26', '2026-12-01', 'на свята', '']);
  expect(sorted(days, 'date-dm', true)).toEqual(['2026-12-01', '2026-11-26', '25.11.2026', 'на свята', '']);
});

it('[M-07] numbers and times are sorted as such', () => {
  expect(sorted(['10', '9', '1,5'], 'number')).toEqual(['1,5', '9', '10']);
  expect(sorted(['9:30', '15:00', '08:05'], 'time')).toEqual(['08:05', '9:30', '15:00']);
});

it('[M-07] words are sorted as the language does, phones by their one form', () => {
  expect(sorted(['Яна', 'їжак', 'Ірина', 'Ганна', 'Ґалаґан'], 'text')).toEqual([
    'Ганна',
    'Ґалаґан',
    'Ірина',
    'їжак',
    'Яна',
  ]);
  expect(sorted(['+380671234567', '050 765 43 21'], 'phone-international')).toEqual([
    '050 765 43 21',
    '+380671234567',
  ]);
});

it('[M-07] rows that are alike stay in the order that they were added, in both directions', () => {
  const rows = rowsOf(['А', 'А', 'Б']);
  const ids = (isDown: boolean) =>
    sortRows(rows, { key: 'К', label: 'К', format: 'text' }, isDown, 'uk').map(({ id }) => id);
  expect(ids(false)).toEqual(['0', '1', '2']);
  expect(ids(true)).toEqual(['2', '0', '1']);
});

it('[M-07] a third press on a column goes back to the order of adding', () => {
  let order: Order | null = null;
  const seen = [1, 2, 3].map(() => {
    order = nextOrder(order, 'К');
    return order;
  });
  expect(seen).toEqual([{ key: 'К', isDown: false }, { key: 'К', isDown: true }, null]);
  expect(nextOrder({ key: 'К', isDown: true }, 'Л')).toEqual({ key: 'Л', isDown: false });
});
