import { describe, expect, it } from 'vitest';
import type { OwnMark } from '../contract/marks.ts';
import { seatSums } from './seat-sums.ts';
import { cashSums, isUnderWay, leftToPay, NO_MARKS, paidOf, rideOf, withMarks } from './trip-marks.ts';

const at = (minute: number) => new Date(Date.UTC(2027, 2, 3, 10, minute)).toISOString();
const aboard = (passenger: string, minute: number): OwnMark => ({
  ...{ kind: 'ride', passenger, state: 'aboard', at: at(minute) },
});
const off = (passenger: string, minute: number): OwnMark => ({
  ...{ kind: 'ride', passenger, state: 'off', at: at(minute) },
});
const paid = (passenger: string, amount: number, minute: number): OwnMark => ({
  ...{ kind: 'paid', passenger, price: { amount, currency: 'UAH' }, at: at(minute) },
});

/** All orders of a list. */
function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

describe('marks', () => {
  it('[V-02] come to the same in whatever order two phones send them, and once or twice', () => {
    const marks: OwnMark[] = [
      aboard('olena', 1),
      off('olena', 9),
      paid('olena', 500, 2),
      { kind: 'late', minutes: 20, at: at(3) },
      { kind: 'border', state: 'at', at: at(4) },
    ];
    const all = orders(marks).map((order) => withMarks(NO_MARKS, [...order, ...order]));
    for (const each of all) expect(each).toEqual(all[0]);
    expect(rideOf(all[0] ?? NO_MARKS, 'olena')).toBe('off');
  });

  it('[V-02] stay the same object where nothing is new', () => {
    const marks = withMarks(NO_MARKS, [aboard('olena', 5), paid('olena', 100, 5)]);
    expect(withMarks(marks, [off('olena', 4), aboard('olena', 5), paid('olena', 200, 5)])).toBe(marks);
  });

  it('[V-04] tell whether the trip is under way', () => {
    const waiting: OwnMark = { kind: 'ride', passenger: 'olena', state: 'waiting', at: at(2) };
    const underWay = (...marks: OwnMark[]) => isUnderWay(withMarks(NO_MARKS, marks));
    expect([
      underWay(),
      underWay({ kind: 'late', minutes: 20, at: at(1) }),
      underWay(aboard('olena', 1), waiting),
    ]).toEqual([false, false, false]);
    expect([underWay(aboard('olena', 1)), underWay({ kind: 'border', state: 'at', at: at(1) })]).toEqual([
      true,
      true,
    ]);
  });

  it('[V-02] can be taken back', () => {
    const marks = withMarks(NO_MARKS, [
      aboard('olena', 1),
      paid('olena', 500, 1),
      { kind: 'ride', passenger: 'olena', state: 'waiting', at: at(2) },
      paid('olena', 0, 2),
    ]);
    expect(rideOf(marks, 'olena')).toBe('waiting');
    expect(paidOf(marks, 'olena')).toBeNull();
  });
});

describe('the sums of a trip', () => {
  const PASSENGERS = [
    { key: 'olena', seats: 2, price: { amount: 1000, currency: 'UAH' as const } },
    { key: 'ihor', price: { amount: 50.1, currency: 'EUR' as const } },
    { key: 'stepan', price: { amount: 500, currency: 'UAH' as const }, isPaid: true },
    { key: 'oksana', price: { amount: 700, currency: 'UAH' as const } },
  ];

  it('[V-03] tell seats by where the passengers are, and each currency apart', () => {
    const marks = withMarks(NO_MARKS, [
      aboard('olena', 1),
      paid('olena', 1000, 1),
      off('stepan', 2),
      { kind: 'ride', passenger: 'oksana', state: 'absent', waited: 15, at: at(3) },
      { kind: 'handedOver', price: { amount: 600, currency: 'UAH' }, at: at(4) },
    ]);
    expect(seatSums(PASSENGERS, marks)).toEqual({ carried: 3, absent: 1, waiting: 1 });
    expect(cashSums(PASSENGERS, marks)).toEqual([
      { currency: 'UAH', due: 0, collected: 1000, handedOver: 600 },
      { currency: 'EUR', due: 50.1, collected: 0, handedOver: 0 },
    ]);
  });

  it('[V-03] still expect the rest of what was paid in part', () => {
    const marks = withMarks(NO_MARKS, [paid('olena', 999.9, 1)]);
    expect(cashSums(PASSENGERS, marks)[0]).toMatchObject({ due: 700.1, collected: 999.9 });
    const price = { amount: 50, currency: 'EUR' as const };
    expect(leftToPay({ price, paid: { amount: 20, currency: 'EUR' } })).toEqual({
      amount: 30,
      currency: 'EUR',
    });
    expect(leftToPay({ price, paid: { amount: 2000, currency: 'UAH' } })).toBeNull();
    expect(leftToPay({ price, isPaid: true, paid: null })).toBeNull();
  });

  it('[V-03] count money without losing a cent', () => {
    const three = ['a', 'b', 'c'].map((key) => ({ key, price: { amount: 0.1, currency: 'PLN' as const } }));
    expect(cashSums(three, NO_MARKS)).toEqual([{ currency: 'PLN', due: 0.3, collected: 0, handedOver: 0 }]);
  });
});
