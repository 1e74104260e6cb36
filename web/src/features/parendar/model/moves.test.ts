import type { Trip, TripInput } from '@par-club/functions/contract/parendar';
import { placesTold } from '@par-club/functions/shared/booking-fields';
import { describe, expect, it } from 'vitest';
import { bookingIn, type FittingTrip, fitOf, moveTargets } from './fitting-trips.ts';
import { madeTrip } from './trip-of-tests.ts';

const KYIV = 'Europe/Kyiv';
const NOW = Date.parse('2026-11-21T05:00:00.000Z');
const OLENA = { name: 'Олена', phone: '' };

function trip(id: string, start: string, change: Partial<TripInput> = {}): Trip {
  const input = {
    driverName: '',
    from: 'Київ',
    to: 'Львів',
    notes: '',
    stops: [],
    passengers: [],
    seats: 2,
    start,
  };
  return madeTrip(id, { ...input, ...change });
}
const FROM = trip('from', '2026-11-21T08:00:00.000Z', { passengers: [OLENA] });
const ids = (trips: Trip[], passenger: Parameters<typeof moveTargets>[1] = OLENA) =>
  moveTargets(FROM, passenger, [FROM, ...trips], KYIV, NOW).map((each) => each.trip.id);

describe('[T-05] where a passenger can be moved', () => {
  it('is first the same day and way with free seats, then other days, then other ways of the day', () => {
    const found = ids([
      trip('other way', '2026-11-21T08:30:00.000Z', { to: 'Одеса' }),
      trip('tomorrow', '2026-11-22T08:00:00.000Z'),
      trip('full', '2026-11-21T09:00:00.000Z', { passengers: [OLENA, OLENA] }),
      trip('evening', '2026-11-21T16:00:00.000Z'),
      trip('farther', '2026-11-21T10:00:00.000Z', {
        to: 'Краків',
        stops: [{ place: 'Львів', minutes: 400 }],
      }),
    ]);
    expect(found).toEqual(['farther', 'evening', 'full', 'tomorrow', 'other way']);
  });

  it('goes by the passenger’s own places and seats', () => {
    const fromStop = trip('from stop', '2026-11-22T08:00:00.000Z', { from: 'Рівне' });
    expect(ids([fromStop])).toEqual([]);
    expect(ids([fromStop], { ...OLENA, pickUp: 'рівне' })).toEqual(['from stop']);
    const [target] = moveTargets(FROM, { ...OLENA, seats: 3 }, [trip('two', FROM.start ?? '')], KYIV, NOW);
    expect(target?.hasSeats).toBe(false);
  });

  it('is no trip that is over, that others wrote, or that goes the other way round', () => {
    const others = { ...trip('others', '2026-11-21T09:00:00.000Z'), origin: 'other' as const };
    const back = trip('back', '2026-11-22T09:00:00.000Z', { from: 'Львів', to: 'Київ' });
    expect(ids([others, back, trip('over', '2026-11-21T02:00:00.000Z')])).toEqual([]);
  });

  it('keeps one order for trips of one time, whatever order they come in', () => {
    const [one, two] = [trip('a', '2026-11-21T09:00:00.000Z'), trip('b', '2026-11-21T09:00:00.000Z')];
    expect(ids([two, one])).toEqual(ids([one, two]));
  });
});

describe('[F-D1] a passenger who is moved', () => {
  const to = (places: string[], change: Partial<TripInput> = {}) => {
    const [from = '', ...others] = places;
    const stops = others.slice(0, -1).map((place) => ({ place, minutes: null }));
    return trip('to', '2026-11-21T09:00:00.000Z', { from, to: others.at(-1) ?? '', stops, ...change });
  };
  const krakow = to(['Львів', 'Краків']);
  const moved = (from: Trip, target: Trip, ends: FittingTrip['places'] = {}) => {
    const { pickUp, dropOff } = placesTold(bookingIn(target, from, { id: 'olena0', ...OLENA, ...ends }));
    return [pickUp, dropOff, fitOf(target, from, { ...OLENA, ...ends }).unknown];
  };

  it.each([
    [
      'gets off where the former trip ended',
      krakow,
      ['Львів', 'Краків', 'Вроцлав'],
      {},
      [undefined, 'Краків', []],
    ],
    [
      'gets on where the former trip began',
      krakow,
      ['Київ', 'Львів', 'Краків'],
      {},
      ['Львів', undefined, []],
    ],
    ['goes the whole way of the same places', krakow, ['м. Львів', 'краків'], {}, [undefined, undefined, []]],
    [
      'keeps own words for a stop',
      krakow,
      ['Київ', 'Львів', 'Краків'],
      { pickUp: 'Львів, автовокзал' },
      ['Львів, автовокзал', undefined, []],
    ],
    [
      '[B-03] keeps the place at a stop',
      krakow,
      ['Київ', 'Перемишль', 'Краків', 'Вроцлав'],
      { pickUp: 'Перемишль', pickUpPlace: 'автовокзал', dropOffPlace: 'Вавель' },
      ['Перемишль, автовокзал', 'Краків, Вавель', []],
    ],
    [
      '[B-03] keeps the place where the former trip began',
      krakow,
      ['Київ', 'Львів', 'Краків'],
      { pickUpPlace: 'автовокзал' },
      ['Львів, автовокзал', undefined, []],
    ],
    [
      'has a former stop no more where the trip begins',
      to(['Київ', 'Рівне', 'Львів']),
      ['Рівне', 'Львів'],
      { pickUp: 'Рівне' },
      [undefined, undefined, []],
    ],
    [
      'keeps words about a place in the town',
      krakow,
      ['Київ', 'Львів', 'Краків'],
      { pickUp: 'біля цирку' },
      ['Львів, біля цирку', undefined, []],
    ],
    [
      'is asked about a stop that is missing',
      krakow,
      ['Львів', 'Вроцлав'],
      {},
      [undefined, 'Краків', ['dropOff']],
    ],
    [
      'is asked about both',
      to(['Київ', 'Рівне', 'Львів']),
      ['Одеса', 'Умань'],
      { pickUp: 'Рівне' },
      ['Рівне', 'Львів', ['pickUp', 'dropOff']],
    ],
  ])('%s', (_, from, places, ends, expected) => {
    expect(moved(from, to(places), ends)).toEqual(expected);
  });
});
