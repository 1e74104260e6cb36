import type { Trip, TripInput } from '@par-club/functions/contract/parendar';
import { describe, expect, it } from 'vitest';
import { draftOf, type TripDraft } from './trip-draft.ts';
import { type Choices, merged, mergeRows, undecided } from './trip-merge.ts';
import { madeTrip } from './trip-of-tests.ts';

const ZONE = 'Europe/Kyiv';
const OLENA = { id: 'olena0', name: 'Олена', phone: '+380671234567' };
const IRYNA = { id: 'iryna0', name: 'Ірина', phone: '' };
const TARAS = { id: 'taras0', name: 'Тарас', phone: '' };

function trip(change: Partial<TripInput> = {}): Trip {
  const input = {
    driverName: 'Іван',
    from: 'Київ',
    to: 'Львів',
    notes: '',
    stops: [],
    passengers: [OLENA, TARAS],
    seats: 7,
    start: '2026-11-21T06:30:00.000Z',
    end: '2026-11-21T14:00:00.000Z',
    ...change,
  };
  return madeTrip('one', input);
}
const BASE = draftOf(trip(), ZONE);
/** The rows of a change by each, and what becomes of them. */
function merge(theirs: Trip, mine: Partial<TripDraft>, choices: Choices = {}) {
  const typed = { ...BASE, ...mine };
  const rows = mergeRows(BASE, theirs, typed, ZONE);
  return { rows, open: undecided(rows, choices), draft: merged(rows, choices, theirs, typed, ZONE) };
}

describe('[F-U18] one trip that two people have changed', () => {
  it('takes by itself what only one of them has changed', () => {
    const { rows, open, draft } = merge(trip({ driverName: 'Петро' }), { seats: '8', arrivalTime: '17:00' });
    expect(rows.map(({ field, proposed }) => [field, proposed])).toEqual([
      ['arrival', 'mine'],
      ['driver', 'theirs'],
      ['seats', 'mine'],
    ]);
    expect(open).toEqual([]);
    expect(draft).toEqual({ ...BASE, driverName: 'Петро', seats: '8', arrivalTime: '17:00' });
  });

  it('asks for what both have changed', () => {
    const theirs = trip({ driverName: 'Петро' });
    const { open } = merge(theirs, { driverName: 'Олег' });
    expect(open).toEqual([{ key: 'driver', field: 'driver', theirs: 'Петро', mine: 'Олег', proposed: null }]);
    const chosen = merge(theirs, { driverName: 'Олег' }, { driver: 'theirs' });
    expect(chosen.open).toEqual([]);
    expect(chosen.draft.driverName).toBe('Петро');
  });

  it('has the passengers whom either has added, and not those whom either has struck out', () => {
    const theirs = trip({ passengers: [TARAS, IRYNA] });
    const { open, draft } = merge(theirs, { passengers: [OLENA, { name: 'Юрій', phone: '' }] });
    expect(open).toEqual([]);
    expect(draft.passengers.map(({ name }) => name)).toEqual(['Ірина', 'Юрій']);
  });

  it('has one passenger of each, where that is chosen', () => {
    const theirs = trip({ passengers: [OLENA, TARAS, IRYNA] });
    const mine = { passengers: [OLENA, TARAS, { name: 'Юрій', phone: '' }] };
    const { rows } = merge(theirs, mine);
    const iryna = rows.find((row) => row.theirs === 'Ірина')?.key ?? '';
    expect(merge(theirs, mine, { [iryna]: 'mine' }).draft.passengers.map(({ name }) => name)).toEqual([
      'Олена',
      'Тарас',
      'Юрій',
    ]);
  });

  it('asks about a passenger whom one has changed and the other struck out', () => {
    const theirs = trip({ passengers: [{ ...OLENA, note: 'валіза' }, TARAS] });
    const { open } = merge(theirs, { passengers: [TARAS] });
    expect(open.map((row) => [row.theirs, row.mine])).toEqual([['Олена, +380 67 123 45 67, валіза', '']]);
  });
});
