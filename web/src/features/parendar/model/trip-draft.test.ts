import { type Trip, TripInput } from '@par-club/functions/contract/parendar';
import { describe, expect, it } from 'vitest';
import {
  draftOf,
  duplicateDraft,
  emptyDraft,
  inputOf,
  problemsOf,
  type TripDraft,
  withPassenger,
} from './trip-draft.ts';
import { madeTrip } from './trip-of-tests.ts';

const KYIV = 'Europe/Kyiv';
const INPUT: TripInput = {
  driverName: 'Іван Коваль',
  from: 'Київ',
  to: 'Львів',
  notes: 'Зустріти',
  passengers: [{ id: 'olena0', name: 'Олена', phone: '+380440000001' }],
  seats: 7,
  start: '2026-11-21T07:30:00.000Z',
  end: '2026-11-21T15:00:00.000Z',
  stops: [
    { place: 'Житомир', minutes: 105 },
    { place: 'Рівне', minutes: null },
  ],
};
const DRAFT: TripDraft = {
  driverName: 'Іван Коваль',
  from: 'Київ',
  to: 'Львів',
  date: '2026-11-21',
  time: '09:30',
  arrivalTime: '17:00',
  arrivalDays: '',
  stops: [
    { place: 'Житомир', time: '11:15', days: '' },
    { place: 'Рівне', time: '', days: '' },
  ],
  seats: '7',
  notes: 'Зустріти',
  passengers: [{ id: 'olena0', name: 'Олена', phone: '+380440000001' }],
};

function tripAt(start: string | null): Trip {
  const end = start && new Date(Date.parse(start) + 450 * 60_000).toISOString();
  const trip = madeTrip('id', { ...INPUT, start, end });
  return start === null ? { ...trip, start: null, end: null } : trip;
}

describe('a draft', () => {
  it('holds what a trip holds, by the clocks of its zone, and gives it back', () => {
    expect(draftOf(tripAt(INPUT.start), KYIV)).toEqual(DRAFT);
    expect(inputOf(DRAFT, KYIV)).toEqual(INPUT);
    expect(TripInput.safeParse(inputOf(DRAFT, KYIV)).success).toBe(true);
  });

  it('[P-10] is for now without a date or a time', () => {
    for (const change of [{ date: '' }, { time: '' }]) {
      expect(inputOf({ ...DRAFT, ...change }, KYIV).start).toBeNull();
      expect(problemsOf({ ...DRAFT, ...change })).toEqual({});
    }
    expect(draftOf(tripAt(null), KYIV)).toMatchObject({ date: '', time: '' });
  });

  it('[P-10] drops passengers of whom nothing is known, and what surrounds words', () => {
    const passengers = [
      { name: ' ', phone: '' },
      { name: ' Тарас ', phone: ' ' },
    ];
    expect(inputOf({ ...DRAFT, from: ' Київ ', passengers }, KYIV)).toMatchObject({
      from: 'Київ',
      passengers: [{ name: 'Тарас', phone: '' }],
    });
  });

  it('is never cut: what is too long is for the server to refuse', () => {
    const input = inputOf({ ...DRAFT, to: 'я'.repeat(9000) }, KYIV);
    expect(input.to).toHaveLength(9000);
    expect(TripInput.safeParse(input).success).toBe(false);
  });

  it('leaves a trip at its very moment as long as its time is left alone', () => {
    const second = tripAt('2026-10-25T01:30:15.000Z');
    const draft = draftOf(second, KYIV);
    expect(draft).toMatchObject({ date: '2026-10-25', time: '03:30' });
    expect(inputOf({ ...draft, to: 'Одеса' }, KYIV, second).start).toBe(second.start);
    expect(inputOf({ ...draft, time: '03:31' }, KYIV, second).start).toBe('2026-10-25T00:31:00.000Z');
  });

  it.each<[string, Partial<TripDraft>, object]>([
    ['nothing', {}, {}],
    ['no places', { from: ' ', to: '' }, { from: 'required', to: 'required' }],
    ['no driver yet', { driverName: '' }, {}],
    ['no seats', { seats: '0' }, { seats: 'seats' }],
    ['half a seat', { seats: '1.5' }, { seats: 'seats' }],
    ['a train of seats', { seats: '61' }, { seats: 'seats' }],
    ['nothing said of seats', { seats: ' ' }, {}],
    ['a year of two digits', { date: '0026-11-21' }, { date: 'noSuchTime' }],
    ['an arrival before the start', { arrivalTime: '09:00', arrivalDays: '0' }, { arrivalTime: 'arrival' }],
    ['an arrival after eight days', { arrivalDays: '8' }, { arrivalTime: 'arrival' }],
    ['a stop after eight days', { stops: [{ place: '', time: '10:00', days: '8' }] }, { stops: 'stops' }],
    ['no arrival', { arrivalTime: '' }, {}],
    [
      'a price in no currency',
      { passengers: [{ name: 'Олена', phone: '', price: 'багато' }] },
      { passengers: 'required' },
    ],
    ['no such day', { date: '2026-02-30' }, { date: 'noSuchTime' }],
  ])('with %s', (_, change, problems) => expect(problemsOf({ ...DRAFT, ...change })).toEqual(problems));

  it('that is new is for noon of a day', () => {
    expect(emptyDraft('2026-11-21')).toMatchObject({ date: '2026-11-21', time: '12:00', passengers: [] });
  });
});

describe('a trip on another day', () => {
  it.each([
    ['in winter', '2026-11-28', '2026-11-28T07:30:00.000Z', '2026-11-28T15:00:00.000Z'],
    ['in summer', '2026-07-01', '2026-07-01T06:30:00.000Z', '2026-07-01T14:00:00.000Z'],
  ])('is at the same time by the clocks, %s', (_, day, start, atArrival) => {
    const trip = tripAt(INPUT.start);
    const passengers = INPUT.passengers.map(({ id: _, ...booking }) => booking);
    expect(inputOf(duplicateDraft(trip, day, KYIV), KYIV)).toEqual({
      ...INPUT,
      passengers,
      start,
      end: atArrival,
    });
  });

  it('is an hour later where the clocks skip its time', () => {
    const trip = tripAt('2026-11-21T01:30:00.000Z');
    expect(inputOf(duplicateDraft(trip, '2026-03-29', KYIV), KYIV).start).toBe('2026-03-29T01:30:00.000Z');
  });
});

it('[P-11] a passenger more leaves the rest as it is', () => {
  const taras = { id: 'taras0', name: 'Тарас', phone: '+380440000002' };
  expect(withPassenger(tripAt(INPUT.start), taras)).toEqual({
    ...INPUT,
    passengers: [...INPUT.passengers, taras],
  });
});
