import { describe, expect, it } from 'vitest';
import { Trip, type TripInput } from '../../contract/parendar.ts';
import { CallFailure } from '../../platform/failure.ts';
import { KYIV, NOW, stored, TRIP, time } from './event-of-tests.ts';
import { changesFor, eventFrom, matches, tripFrom } from './trip-event.ts';

describe('[T-03] [T-04] a trip with all that it can have', () => {
  const START = '2026-11-21T10:00:00.000Z';
  const WHOLE = {
    ...TRIP,
    start: START,
    end: '2026-11-22T01:30:00.000Z',
    stops: [
      { place: 'Житомир', minutes: 120 },
      { place: 'Рівне', minutes: null },
    ],
    passengers: [
      {
        id: 'olena0',
        name: 'Олена',
        phone: '+380671234567',
        seats: 2,
        pickUp: 'Житомир',
        pickUpPlace: 'біля цирку',
        dropOff: 'Рівне',
        note: 'з валізою',
        price: { amount: 1200.5, currency: 'UAH' },
        isPaid: true,
      },
      { id: 'taras0', name: 'Тарас', phone: '+380501112233', price: { amount: 50, currency: 'EUR' } },
    ],
  } satisfies TripInput;
  const NAMES_ALONE = WHOLE.passengers.map(({ id, name, phone }) => ({ id, name, phone }));

  it('is read as it was filled in, and lasts until its arrival', () => {
    const trip = Trip.parse(tripFrom(stored(WHOLE), KYIV));
    const { stops, passengers, end } = WHOLE;
    expect(trip).toMatchObject({ stops, passengers, start: START, end });
    expect(matches(stored(WHOLE), WHOLE, KYIV)).toBe(true);
    for (const other of [
      { ...WHOLE, end: '2026-11-22T01:31:00.000Z' },
      { ...WHOLE, stops: WHOLE.stops.toReversed() },
      { ...WHOLE, passengers: NAMES_ALONE },
    ]) {
      expect(matches(stored(WHOLE), other, KYIV)).toBe(false);
    }
  });

  it('[B-03] [T-10] has stops and places apart, which calendars and their lines have in one text', () => {
    const olena = { pickUp: 'м. Житомир, біля цирку', pickUpPlace: '' };
    const passengers = WHOLE.passengers.map((each, index) => ({ ...each, ...(index === 0 && olena) }));
    const before = stored({ ...WHOLE, passengers });
    const trip = tripFrom(before, KYIV);
    expect(trip.passengers).toEqual(WHOLE.passengers);
    expect(matches(before, { ...WHOLE, passengers: trip.passengers }, KYIV)).toBe(true);
    // The next change writes them apart, and the lines as they were but for the name of the stop.
    const { description } = changesFor({ ...WHOLE, notes: '' }, before, KYIV, NOW);
    expect(JSON.parse(description).passengers).toEqual(WHOLE.passengers);
    expect(description).toContain('сідає: Житомир, біля цирку, виходить: Рівне,');
    // A person writes another place into the lines.
    const edited = { ...before, description: description.replace('Житомир, біля цирку', 'Житомир, вокзал') };
    expect(tripFrom(edited, KYIV).proposed?.passengers[0]).toMatchObject({
      ...{ pickUp: 'Житомир', pickUpPlace: 'вокзал' },
    });
  });

  it('gives up what is taken away, and keeps what other programs wrote', () => {
    const before = stored(WHOLE);
    const json = JSON.parse(before.description ?? '');
    json.passengers[0].byWindow = true;
    const event = { ...before, description: JSON.stringify(json) };
    const bare = { ...WHOLE, stops: [], passengers: NAMES_ALONE };
    const changes = changesFor(bare, event, KYIV, NOW);
    expect(JSON.parse(changes.description)).toMatchObject({
      passengers: [{ ...NAMES_ALONE[0], byWindow: true }, NAMES_ALONE[1]],
    });
    const trip = tripFrom({ ...event, ...changes }, KYIV);
    expect(trip).not.toHaveProperty('stops');
    expect(trip.passengers).toEqual(NAMES_ALONE);
  });

  it('moves its arrival alone, and with its start where nobody said when it arrives', () => {
    const before = stored(WHOLE);
    const end = '2026-11-21T12:00:00.000Z';
    expect(changesFor({ ...WHOLE, end }, before, KYIV, NOW)).toMatchObject({
      start: time(START),
      end: time(end),
    });
    expect(changesFor(WHOLE, before, KYIV, NOW)).not.toHaveProperty('end');
    const later = changesFor({ ...WHOLE, start: '2026-11-21T11:00:00.000Z', end: null }, before, KYIV, NOW);
    expect(later).toMatchObject({ end: time('2026-11-22T02:30:00.000Z') });
  });

  it('is refused with an arrival that is not after the start, a week after it, or of a trip without one', () => {
    for (const wrong of [
      { end: START },
      { end: '2026-11-21T09:59:59.000Z' },
      { end: '2026-11-28T10:00:01.000Z' },
      { start: null },
    ]) {
      expect(() => eventFrom({ ...WHOLE, ...wrong }, NOW)).toThrow(CallFailure);
    }
  });

  it('takes no value of a wrong type for one of its own', () => {
    const description = JSON.stringify({
      driverName: 'Іван',
      passengers: [
        {
          name: 'Олена',
          phone: 1,
          seats: '2',
          pickUp: {},
          price: { amount: -1, currency: 'UAH' },
          isPaid: 'так',
        },
        { name: 'Тарас', seats: 1.5, note: 7, price: 100 },
      ],
      stops: [{ place: 'Рівне', minutes: -5 }, { place: ' ' }, 'Луцьк', null],
    });
    const trip = Trip.parse(tripFrom(stored(TRIP, { description }), KYIV));
    expect(trip.passengers).toEqual([
      { id: expect.any(String), name: 'Олена', phone: '1' },
      { id: expect.any(String), name: 'Тарас', phone: '', note: '7' },
    ]);
    expect(trip.stops).toEqual([{ place: 'Рівне', minutes: null }]);
  });
});
