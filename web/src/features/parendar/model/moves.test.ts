import type { Trip, TripInput } from '@par-club/functions/contract/parendar';
import { placesTold } from '@par-club/functions/shared/booking-fields';
import { describe, expect, it } from 'vitest';
import { type FittingTrip, fitOf, moveTargets, withEnd } from './fitting-trips.ts';
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
    const { booking, unknown } = fitOf({ from, to: target, passenger: { id: 'olena0', ...OLENA, ...ends } });
    const { pickUp, dropOff } = placesTold(booking);
    return [pickUp, dropOff, unknown];
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
      'keeps words about a place in the town where the former trip ended',
      krakow,
      ['Львів', 'Краків', 'Вроцлав'],
      { dropOffPlace: 'біля цирку' },
      [undefined, 'Краків, біля цирку', []],
    ],
    [
      'is asked about towns beside either way, which stay as written',
      to(['Рівне', 'Варшава']),
      ['Житомир', 'Рівне', 'Варшава', 'Краків'],
      { pickUp: 'Дубно, АЗС', dropOff: 'Люблін' },
      ['Дубно, АЗС', 'Люблін', ['pickUp', 'dropOff']],
    ],
    [
      'keeps a place beside the way at a second move, and is asked again',
      to(['Рівне', 'Варшава']),
      ['Рівне', 'Варшава'],
      { pickUp: 'Луцьк', pickUpPlace: 'вокзал' },
      ['Луцьк, вокзал', undefined, ['pickUp']],
    ],
    [
      'gets on at what the former trip passed by',
      to(['Рівне', 'Варшава']),
      ['Рівне', 'Дубно', 'Люблін', 'Варшава'],
      { pickUp: 'Дубно, АЗС', dropOff: 'Люблін' },
      ['Дубно, АЗС', 'Люблін', []],
    ],
    [
      'has no ends of the other way round',
      to(['Рівне', 'Варшава']),
      ['Варшава', 'Люблін', 'Рівне'],
      { pickUpPlace: 'автовокзал' },
      [undefined, undefined, ['pickUp', 'dropOff']],
    ],
    [
      'has no end that the trip has passed',
      to(['Рівне', 'Люблін']),
      ['Варшава', 'Люблін', 'Рівне', 'Житомир'],
      {},
      ['Рівне', undefined, ['dropOff']],
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

  it.each([
    [['Варшава', 'Рівне'], true],
    [['Варшава', 'Рівне', 'Житомир'], true],
    [['Рівне', 'Краків'], false],
    [['Одеса', 'Умань'], false],
  ])('is told where the trip goes the other way: %s', (places, expected) => {
    const move = { from: to(['Рівне', 'Варшава']), to: to(places), passenger: { id: 'olena0', ...OLENA } };
    expect(fitOf(move).isOtherWay).toBe(expected);
  });

  it('is offered the same way of other days, also from a place beside it', () => {
    const ways = ['2026-11-22T08:00:00.000Z', '2026-11-23T08:00:00.000Z'].map((start) => trip(start, start));
    expect(ids(ways, { ...OLENA, pickUp: 'Дубно, АЗС' })).toHaveLength(2);
  });

  it('gets on elsewhere without the place that was said of the former stop', () => {
    const booking = { id: 'olena0', ...OLENA, pickUp: 'Рівне', pickUpPlace: 'автовокзал', dropOff: 'Краків' };
    expect(withEnd(booking, 'pickUp', 'Дубно')).toStrictEqual({
      ...{ id: 'olena0', ...OLENA, pickUp: 'Дубно', dropOff: 'Краків' },
    });
    expect(withEnd(booking, 'pickUp')).toStrictEqual({ id: 'olena0', ...OLENA, dropOff: 'Краків' });
  });
});
