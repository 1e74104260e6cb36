import { NO_MARKS } from '@par-club/functions/shared/trip-marks';
import { describe, expect, it } from 'vitest';
import type { Shown } from '../shared/trip-page.ts';
import { changesOf, concerns } from './changes.ts';
import { wayOf } from './van-state.ts';

const VAN: Shown['van'] = {
  from: 'Львів',
  to: 'Краків',
  start: '2027-03-03T08:00:00.000Z',
  end: '2027-03-03T14:00:00.000Z',
  timeZone: 'Europe/Kyiv',
  endsAt: Date.parse('2027-03-05T14:00:00.000Z'),
  isCancelled: false,
  driverName: 'Іван',
  notes: '',
  seats: 8,
  stops: [{ place: 'Перемишль', minutes: 120 }],
  passengers: [
    { key: 'olena', name: 'Олена', phone: '+380671234567' },
    { key: 'ihor', name: 'Ігор', phone: '+380501112233', pickUp: 'Перемишль' },
  ],
  marks: NO_MARKS,
  told: {},
  place: null,
};
const [olena, ihor] = VAN.passengers as [(typeof VAN.passengers)[0], (typeof VAN.passengers)[0]];

describe('[V-05] what has changed', () => {
  it('is nothing for marks, the van’s place and another order of fields', () => {
    const marks = { ...NO_MARKS, late: { minutes: 20, at: VAN.start } };
    const sameOlena = { phone: olena.phone, seats: 1, name: olena.name, key: olena.key };
    const after = { ...VAN, marks, place: { parlocId: 'p', placeId: 'q' }, passengers: [sameOlena, ihor] };
    expect(changesOf(VAN, after)).toEqual([]);
  });

  it('is told of passengers, times, stops and notes', () => {
    const oksana = { key: 'oksana', name: 'Оксана', phone: '' };
    const after = {
      ...VAN,
      start: '2027-03-03T09:00:00.000Z',
      to: 'Варшава',
      notes: 'Паспорти',
      passengers: [{ ...olena, seats: 2 }, oksana],
    };
    expect(changesOf(VAN, after)).toEqual([
      { what: 'start', at: after.start },
      { what: 'way', places: ['Львів', 'Перемишль', 'Варшава'] },
      { what: 'added', passenger: oksana },
      { what: 'removed', passenger: ihor },
      { what: 'booking', passenger: { ...olena, seats: 2 }, was: olena },
      { what: 'notes', notes: 'Паспорти' },
    ]);
  });

  it('is told of a stop at another time', () => {
    const after = { ...VAN, stops: VAN.stops.map((stop) => ({ ...stop, minutes: 150 })) };
    const [change] = changesOf(VAN, after);
    expect(change).toMatchObject({ what: 'times', halts: [{}, { place: 'Перемишль' }, {}] });
    const at = change && 'halts' in change ? change.halts[1]?.at : null;
    expect(Date.parse(at ?? '') - Date.parse(VAN.start)).toBe(150 * 60_000);
  });

  it('is told of who says that they are late or do not come, once, and of who comes after all', () => {
    const late = { says: 'late', minutes: 15, at: VAN.start } as const;
    const after = { ...VAN, told: { olena: late } };
    expect(changesOf(VAN, after)).toEqual([{ what: 'told', passenger: olena, told: late }]);
    const answered = { ...VAN, told: { olena: { ...late, answeredAt: VAN.end } } };
    expect(changesOf(after, answered)).toEqual([]);
    const absent = { says: 'not-coming', at: VAN.end } as const;
    expect(changesOf(after, { ...VAN, told: { olena: absent } })).toMatchObject([{ told: absent }]);
    expect(changesOf(answered, VAN)).toEqual([{ what: 'told', passenger: olena, told: null }]);
    // Who has got on needs no word any more.
    const marks = { ...NO_MARKS, rides: { olena: { state: 'aboard' as const, at: VAN.end } } };
    expect(changesOf(VAN, { ...after, marks })).toEqual([]);
    // Who is in the trip no more is told of as that alone.
    expect(changesOf(VAN, { ...after, passengers: [ihor] })).toEqual([{ what: 'removed', passenger: olena }]);
  });

  it('of a trip that is cancelled is that alone, once', () => {
    const cancelled = { ...VAN, isCancelled: true, notes: 'x' };
    expect(changesOf(VAN, cancelled)).toEqual([{ what: 'cancelled' }]);
    expect(changesOf(cancelled, cancelled)).toEqual([]);
  });

  it('concerns the next stop by who gets on or off there, and the whole trip always', () => {
    expect(concerns({ what: 'booking', passenger: olena, was: olena }, ['olena'])).toBe(true);
    expect(concerns({ what: 'booking', passenger: olena, was: olena }, ['ihor'])).toBe(false);
    expect(concerns({ what: 'end', at: VAN.end }, [])).toBe(true);
    expect(concerns({ what: 'notes', notes: '' }, ['olena'])).toBe(false);
  });
});

describe('[V-01] the next stop', () => {
  const BEFORE = Date.parse('2027-03-03T07:00:00.000Z');
  const placeAfter = (...states: [string, 'aboard' | 'absent' | 'off'][]) => {
    const rides = Object.fromEntries(states.map(([key, state]) => [key, { state, at: VAN.start }]));
    const { done, next, ahead } = wayOf(VAN, { ...NO_MARKS, rides }, BEFORE);
    return [done.length, next?.place ?? null, ahead.length];
  };

  it('is where somebody is still expected, and then where the first gets off', () => {
    expect(placeAfter()).toEqual([0, 'Львів', 2]);
    expect(placeAfter(['olena', 'aboard'])).toEqual([1, 'Перемишль', 1]);
    expect(placeAfter(['olena', 'absent'])).toEqual([1, 'Перемишль', 1]);
    expect(placeAfter(['olena', 'aboard'], ['ihor', 'aboard'])).toEqual([2, 'Краків', 0]);
    expect(placeAfter(['olena', 'off'], ['ihor', 'off'])).toEqual([3, null, 0]);
    expect(placeAfter(['olena', 'absent'], ['ihor', 'absent'])).toEqual([3, null, 0]);
  });

  it('is the first place of a trip without passengers, until it starts', () => {
    const empty = { ...VAN, passengers: [] };
    expect(wayOf(empty, NO_MARKS, BEFORE).next?.place).toBe('Львів');
    expect(wayOf(empty, NO_MARKS, Date.parse('2027-03-03T09:00:00Z')).next?.place).toBe('Перемишль');
  });
});
