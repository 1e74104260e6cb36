import { describe, expect, it } from 'vitest';
import { descriptionOf, readDescription, storedIn } from '../mapping/description.ts';
import { clock, edited, linesIn, proposedIn, TRIP, WRITTEN } from './written-of-tests.ts';

describe('a trip in lines', () => {
  it('[T-10] reads as a person would write it, before all that programs read', () => {
    expect(WRITTEN.split('\n').slice(0, 9)).toEqual([
      '{',
      '  "lines": [',
      '    "Водій: Іван Коваль",',
      '    "Зайнято місць: 3 з 8",',
      '    "Зупинки: Житомир 13:30, Рівне",',
      '    "Примітка для водія: Біля входу / о 9",',
      '    "1. Олена Кравець, +380 67 123 45 67, 2 місця, сідає: Житомир, виходить: Рівне, автостанція, 1200 грн, сплачено, з валізою",',
      '    "2. Степан, +48 601 234 567"',
      '  ],',
    ]);
    expect(Object.keys(JSON.parse(WRITTEN))[0]).toBe('lines');
  });

  it('[T-10] tells no times by clocks that nobody named or knows', () => {
    for (const timeZone of [undefined, 'Nowhere/At_all']) {
      const lines = linesIn(descriptionOf(TRIP, {}, { clock: { ...clock, timeZone } }));
      expect(lines[2]).toBe('Зупинки: Житомир, Рівне');
    }
  });

  it('[T-10] of 20 passengers with every field fits into an event', () => {
    const letters = (count: number, index: number) => `${index} `.padEnd(count, 'Щ');
    const passengers = Array.from({ length: 20 }, (_, index) => ({
      name: letters(25, index),
      phone: `+3806712345${String(index).padStart(2, '0')}`,
      seats: 2,
      pickUp: letters(20, index),
      dropOff: letters(20, index),
      note: letters(40, index),
      price: { amount: 1250.5, currency: 'UAH' as const },
      isPaid: true,
    }));
    const stops = Array.from({ length: 5 }, (_, index) => ({
      place: letters(20, index),
      minutes: 60 * index,
    }));
    const trip = { driverName: letters(25, 1), notes: letters(200, 2), passengers, seats: 50, stops };
    const description = descriptionOf(trip, {}, { clock });
    expect(description.length).toBeLessThanOrEqual(8192);
    const lines = linesIn(description);
    expect(lines).toHaveLength(3 + 20);
    expect(lines[3]).toContain('+380 67 123 45 00, 2 місця, 1250,5 грн, сплачено');
    expect(readDescription(description)).toMatchObject({ details: trip, proposal: undefined });
    const struck = edited((all) => all.toSpliced(5, 1), description);
    expect(proposedIn(struck)?.passengers).toEqual(passengers.toSpliced(2, 1));
    const more = edited((all) => all.with(3, `${all[3]}, з котом`), description);
    expect(proposedIn(more)?.passengers[0]).toEqual({
      ...passengers[0],
      note: `${passengers[0]?.note}, з котом`,
    });
    const saved = descriptionOf({ ...trip, driverName: 'Петро' }, storedIn(more));
    expect(proposedIn(saved)?.passengers).toEqual(proposedIn(more)?.passengers);
  });

  it('[T-10] leaves the lines out where there is no room for them', () => {
    const passengers = Array.from({ length: 50 }, () => ({ name: 'О'.repeat(100), phone: '+380671234567' }));
    const description = descriptionOf({ ...TRIP, passengers });
    expect(description.length).toBeLessThanOrEqual(8192);
    expect(storedIn(description)).not.toHaveProperty('lines');
    expect(readDescription(description)).toMatchObject({ origin: 'product', proposal: undefined });
  });
});
