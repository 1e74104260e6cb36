import type { Trip, TripInput } from '@par-club/functions/contract/parendar';
import { describe, expect, it } from 'vitest';
import { fittingTrips, type Wish } from './fitting-trips.ts';
import { madeTrip } from './trip-of-tests.ts';

const KYIV = 'Europe/Kyiv';
const NOW = Date.parse('2026-11-24T06:00:00.000Z');
const WISH: Wish = { from: 'Київ', to: 'Львів', date: '2026-11-25', time: '08:00', seats: 1 };

/** At a time in Kyiv, which is two hours ahead in November. */
function trip(id: string, time: string, more: Partial<TripInput> = {}, day = '2026-11-25'): Trip {
  const start = new Date(`${day}T${time}:00+02:00`).toISOString();
  const input = { driverName: '', from: 'Київ', to: 'Львів', notes: '', stops: [], passengers: [], seats: 4 };
  return madeTrip(id, { ...input, start, ...more }, new Date(start));
}

const ids = (wish: Partial<Wish>, trips: Trip[]) =>
  fittingTrips({ ...WISH, ...wish }, trips, KYIV, NOW).map((fit) => fit.trip.id);

describe('[T-01] the trips that fit somebody', () => {
  it('are of that day, the nearest in time first; then those of the day beside', () => {
    const trips = [
      trip('evening', '19:00'),
      trip('before', '08:00', {}, '2026-11-24'),
      trip('morning', '07:30'),
      trip('later', '08:00', {}, '2026-11-27'),
      trip('exact', '08:00'),
    ];
    expect(ids({}, trips)).toEqual(['exact', 'morning', 'evening', 'before']);
  });

  it('have seats enough before those that have not', () => {
    const passengers = [{ name: 'Олена', phone: '', seats: 3 }];
    const trips = [
      trip('full', '08:00', { passengers }),
      trip('free', '12:00'),
      trip('unknown', '14:00', { seats: null }),
    ];
    expect(ids({ seats: 2 }, trips)).toEqual(['free', 'unknown', 'full']);
    expect(fittingTrips({ ...WISH, seats: 2 }, trips, KYIV, NOW).map(({ hasSeats }) => hasSeats)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('pass both places in their order, and say where the passenger gets on and off', () => {
    const stops = ['Житомир', 'Рівне'].map((place) => ({ place, minutes: null }));
    const trips = [
      trip('way', '10:00', { stops }),
      trip('back', '08:00', { from: 'Львів', to: 'Київ', stops: stops.toReversed() }),
      trip('elsewhere', '08:00', { from: 'Одеса', to: 'Умань' }),
    ];
    const [way, ...others] = fittingTrips({ ...WISH, from: 'м. Житомир', to: 'рівне' }, trips, KYIV, NOW);
    expect(way).toMatchObject({ trip: { id: 'way' }, places: { pickUp: 'Житомир', dropOff: 'Рівне' } });
    expect(others).toEqual([]);
    expect(fittingTrips(WISH, trips, KYIV, NOW)[0]?.places).toEqual({});
  });

  it('[B-03] keep what is said of a place at a stop, and where the trip begins', () => {
    const trips = [trip('way', '10:00', { stops: [{ place: 'Рівне', minutes: null }] })];
    const wish = { ...WISH, from: 'Київ, біля цирку', to: 'рівне (автовокзал)' };
    expect(fittingTrips(wish, trips, KYIV, NOW)[0]?.places).toEqual({
      ...{ pickUpPlace: 'біля цирку', dropOff: 'Рівне', dropOffPlace: '(автовокзал)' },
    });
  });

  it('may pass a place that is none of their stops, where no trip of that day surely does', () => {
    const maybe = trip('maybe', '08:00');
    const stops = [{ place: 'Буча', minutes: 30 }];
    const surely = trip('surely', '20:00', { stops });
    const trips = [maybe, trip('next day', '20:00', { stops }, '2026-11-26')];
    const fits = fittingTrips({ ...WISH, from: 'Буча' }, trips, KYIV, NOW);
    expect(fits.map((fit) => [fit.trip.id, fit.places.pickUp])).toEqual([
      ['maybe', 'Буча'],
      ['next day', 'Буча'],
    ]);
    expect(ids({ from: 'Буча' }, [...trips, surely])).toEqual(['surely', 'next day']);
    expect(ids({ to: 'Київ', from: 'Буча' }, trips)).toEqual([]);
  });

  it('are those of the next days where no day is said, and of any way where no place is', () => {
    const trips = [
      trip('third', '08:00', {}, '2026-11-26'),
      trip('next', '08:00'),
      trip('far', '08:00', {}, '2026-12-05'),
    ];
    expect(ids({ date: '', time: '' }, trips)).toEqual(['next', 'third']);
    expect(ids({ from: '', to: '' }, trips)).toEqual(['next', 'third']);
  });

  it('are not over yet, and are trips', () => {
    const past = trip('past', '05:00', {}, '2026-11-24');
    const others: Trip[] = [
      { ...trip('event', '08:00'), origin: 'other' },
      { ...trip('day', '00:00'), isAllDay: true },
      { ...trip('never', '08:00'), start: null, end: null },
    ];
    expect(ids({ date: '2026-11-24' }, [past, ...others])).toEqual([]);
  });
});
