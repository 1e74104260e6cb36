import { describe, expect, it } from 'vitest';
import { findDoubles } from './doubles.ts';
import type { SheetRow } from './sheet-row.ts';

let count = 0;
function rowOf(phone: string, day: string, more: Partial<SheetRow> = {}): SheetRow {
  count += 1;
  const values = { ПІБ: `Особа ${count}`, Телефон: phone, Дата: day };
  return { id: `r${count}`, set: 'own', kind: 'booking', values, message: `m${count}`, ...more };
}
/** The place of the earlier row for each, null for none. */
function doublesIn(rows: SheetRow[], isCounted?: (row: SheetRow) => boolean) {
  const doubles = findDoubles(rows, isCounted);
  return rows.map(({ id }) => {
    const double = doubles.get(id);
    return double ? rows.indexOf(double) : null;
  });
}

describe('[M-10] a double has the phone and the day of an earlier row', () => {
  it('however both are written', () => {
    const rows = [rowOf('+380671234567', '2026-11-25'), rowOf('067 123-45-67', '25.11.2026')];
    expect(doublesIn(rows)).toEqual([null, 0]);
  });

  it('also by one of several phones, and in a set with other columns', () => {
    const other = { values: { 'Моб. номер': '0671234567', 'Дата виїзду': '2026-11-25' }, set: 'passengers' };
    const rows = [rowOf('0501112233, 0671234567', '2026-11-25'), rowOf('', '', other)];
    expect(doublesIn(rows)).toEqual([null, 0]);
  });

  it('and not another day, another phone, no day, no phone, or what is none', () => {
    const rows = [
      rowOf('0671234567', '2026-11-25'),
      rowOf('0671234567', '2026-11-26'),
      rowOf('0671234568', '2026-11-25'),
      rowOf('0671234567', ''),
      rowOf('', '2026-11-25'),
      rowOf('', '2026-11-25'),
      rowOf('0671234567', 'на свята'),
      rowOf('0671234567', 'на свята'),
    ];
    expect(doublesIn(rows).every((each) => each === null)).toBe(true);
  });

  it('and a day of birth is none of a trip', () => {
    const values = { Телефон: '0671234567', 'Дата народження': '1990-01-01' };
    const rows = [rowOf('', '', { values }), rowOf('', '', { values: { ...values, ПІБ: 'Олена' } })];
    expect(doublesIn(rows)).toEqual([null, null]);
  });

  it('of two rows of one message, people with one phone are none, and the same row twice is one', () => {
    const both = { message: 'm' };
    const twice = rowOf('0671234567', '2026-11-25', both);
    const rows = [twice, rowOf('0671234567', '2026-11-25', both), { ...twice, id: 'again' }];
    expect(doublesIn(rows)).toEqual([null, null, 0]);
  });

  it('and a change is a double of a change alone', () => {
    const [change, cancel] = [{ kind: 'change' }, { kind: 'cancel' }] as const;
    const rows = [
      rowOf('0671234567', '2026-11-25'),
      rowOf('0671234567', '2026-11-25', change),
      rowOf('0671234567', '2026-11-25', cancel),
      rowOf('0671234567', '2026-11-25', { kind: 'parcel' }),
    ];
    expect(doublesIn(rows)).toEqual([null, null, 1, 0]);
  });

  it('and with a row that is left out nothing is compared, while it is one itself', () => {
    const rows = [1, 2, 3].map(() => rowOf('0671234567', '2026-11-25'));
    expect(doublesIn(rows, (row) => row !== rows[0])).toEqual([null, null, 1]);
    expect(doublesIn(rows, (row) => row !== rows[1])).toEqual([null, 0, 0]);
  });
});
