import { describe, expect, it } from 'vitest';
import type { Reading } from '#reading/reading.data.ts';
import { detailsOf, RIDE_FIELDS, type RideField, ridesOf, rideValues } from './rides.ts';

const valuesOf = (said: Partial<Record<RideField, string>>) => rideValues((field) => said[field] ?? '');

function readingOf(said: Partial<Reading>): Reading {
  const nothing = { columns: [], readBy: 'device', isSure: true, rows: [], unread: [] } as const;
  return { ...nothing, message: '', kind: 'none', ...said };
}

describe('[O-03] words that led to no ride', () => {
  it('stand below the rides of their message', () => {
    const row = RIDE_FIELDS.map((label) => ({ label, value: '', source: null, doubt: null }));
    const message = 'Оля, 2 місця\n Логаш 2.12';
    const unread = [{ start: 13, end: message.length }];
    expect(ridesOf(readingOf({ message, kind: 'booking', rows: [row], unread }))).toMatchObject([
      { id: '0', kind: 'booking' },
      { id: 'line-13', kind: 'none', words: 'Логаш 2.12' },
    ]);
  });

  it.each(['question', 'none'] as const)('are the whole message where it has no row: %s', (kind) => {
    expect(ridesOf(readingOf({ message: 'Є місця?', kind }))).toMatchObject([{ kind, words: 'Є місця?' }]);
  });
});

describe('[O-04] what a ride says of places and price', () => {
  it('goes into the booking', () => {
    expect(
      detailsOf(
        valuesOf({ from: 'Рівне', pickUpPlace: 'автовокзал', dropOffPlace: 'метро', price: '50 євро' }),
      ),
    ).toEqual({
      pickUpPlace: 'автовокзал',
      dropOffPlace: 'метро',
      price: { amount: 50, currency: 'EUR' },
    });
  });

  it('stays in the note where a price is no single sum', () => {
    expect(valuesOf({ note: 'вікно', price: '40€ з людини' })).toMatchObject({
      price: null,
      note: 'вікно, 40€ з людини',
    });
  });

  it('is no place where it only repeats the town', () => {
    expect(detailsOf(valuesOf({ from: 'Рівне', pickUpPlace: 'Рівне' }))).toEqual({});
  });
});
