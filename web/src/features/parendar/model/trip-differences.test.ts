import type { Trip, TripInput } from '@par-club/functions/contract/parendar';
import { describe, expect, it } from 'vitest';
import { differencesOf } from './trip-differences.ts';
import { draftOf } from './trip-draft.ts';
import { madeTrip } from './trip-of-tests.ts';

const ZONE = 'Europe/Kyiv';
const OLENA = { name: 'Олена', phone: '+380671234567' };

function trip(change: Partial<TripInput> = {}): Trip {
  const input = {
    driverName: 'Іван Коваль',
    from: 'Київ',
    to: 'Львів',
    notes: '',
    stops: [],
    passengers: [OLENA],
    seats: 7,
    start: '2026-11-21T06:30:00.000Z',
    ...change,
  };
  return madeTrip('one', input);
}

describe('[P-16] what somebody else has changed', () => {
  it('is nothing where both have the same', () => {
    expect(differencesOf(trip(), draftOf(trip(), ZONE), ZONE)).toEqual([]);
  });

  it('is told field by field, in words of the calendar’s zone', () => {
    const theirs = trip({ driverName: 'Петро Шевчук', start: '2026-11-21T07:00:00.000Z' });
    const mine = { ...draftOf(trip(), ZONE), to: 'Краків', passengers: [OLENA, { name: '', phone: ' ' }] };
    expect(differencesOf(theirs, mine, ZONE)).toEqual([
      { field: 'to', theirs: 'Львів', mine: 'Краків' },
      { field: 'time', theirs: '09:00', mine: '08:30' },
      { field: 'arrival', theirs: '10:00', mine: '09:30' },
      { field: 'driver', theirs: 'Петро Шевчук', mine: 'Іван Коваль' },
    ]);
  });

  it('has a line for each passenger that only one of the two has, a few at most', () => {
    const mine = { ...draftOf(trip(), ZONE), passengers: [OLENA, { name: 'Ірина', phone: '' }] };
    expect(differencesOf(trip(), mine, ZONE)).toEqual([{ field: 'passengers', theirs: '', mine: 'Ірина' }]);
    const many = Array.from({ length: 60 }, (_, index) => ({ name: `Пасажир ${index}`, phone: '' }));
    const [difference] = differencesOf(trip(), { ...mine, passengers: many }, ZONE);
    expect(difference?.theirs).toBe('Олена, +380 67 123 45 67');
    expect(difference?.mine.split('\n')).toHaveLength(6);
    expect(difference?.mine).toMatch(/\+55$/);
  });
});
