import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Trip, type TripInput } from '../../contract/parendar.ts';
import type { CalendarEvent } from '../google/google-client.ts';
import { KYIV, NOW, stored, TRIP, time } from './event-of-tests.ts';
import { changesFor, eventFrom, matches, tripFrom } from './trip-event.ts';

describe('a new trip', () => {
  it('[P-08] is an event of an hour in UTC', () => {
    const { description, ...event } = eventFrom(TRIP, NOW);
    expect(event).toEqual({
      summary: 'Київ - Львів | Іван Коваль',
      location: 'Київ - Львів',
      start: time('2026-11-21T10:00:00.000Z'),
      end: time('2026-11-21T11:00:00.000Z'),
    });
    expect(JSON.parse(description)).toEqual({
      lines: expect.any(Array),
      linesOf: expect.any(String),
      version: 1,
      driverName: 'Іван Коваль',
      notes: 'Біля входу',
      passengers: [{ id: 'olena0', name: 'Олена', phone: '+380671234567' }],
      seats: 7,
    });
  });

  it('[P-10] drops passengers without name and phone, and starts now unless somebody says when', () => {
    const passengers = [
      { name: '', phone: '' },
      { name: '\t', phone: ' ' },
      { name: '', phone: '067' },
      { name: 'Олена', phone: '' },
    ];
    const trip = tripFrom(stored({ ...TRIP, passengers, start: null }), KYIV);
    expect(trip.passengers).toMatchObject(passengers.slice(2));
    expect([trip.start, trip.end]).toEqual(['2026-11-21T08:30:15.250Z', '2026-11-21T09:30:15.250Z']);
  });

  it('[P-08] takes an hour on the days when clocks change, over midnight and into the New Year', () => {
    for (const start of [
      '2026-03-29T00:30:00.000Z',
      '2026-03-29T01:00:00.000Z',
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:00:00.000Z',
      '2026-11-21T21:30:00.000Z',
      '2026-12-31T21:30:00.000Z',
      '2026-12-31T23:59:59.999Z',
    ]) {
      const trip = tripFrom(stored({ ...TRIP, start }), KYIV);
      expect(trip.start).toBe(start);
      expect(Date.parse(trip.end ?? '') - Date.parse(start)).toBe(60 * 60 * 1000);
    }
  });

  it('[P-16] is refused when an event cannot hold it', () => {
    const passenger = { name: 'О'.repeat(100), phone: '+380671234567' };
    const passengers = (count: number) => ({ ...TRIP, passengers: Array(count).fill(passenger) });
    expect(eventFrom(passengers(50), NOW).description.length).toBeLessThanOrEqual(8192);
    expect(() => eventFrom(passengers(60), NOW)).toThrow(
      'The notes and passengers are too long for one event',
    );
  });

  it('[P-08] is read as it was filled in', () => {
    const text = fc.string({ maxLength: 120 });
    const passenger = fc.record({ name: text, phone: text });
    const input = fc.record({
      driverName: text,
      from: text,
      to: text,
      notes: text,
      passengers: fc.array(passenger, { maxLength: 10 }),
      seats: fc.option(fc.integer({ min: 1, max: 60 })),
      stops: fc.array(fc.record({ place: fc.constant('Рівне'), minutes: fc.constant(null) }), {
        maxLength: 2,
      }),
      start: fc
        .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString()),
    });
    const inOneLine = (place: string) =>
      place
        .trim()
        .replace(/\s+/g, ' ')
        .replace(/(?<!\S)-(?!\S)/g, '–');
    fc.assert(
      fc.property(input, (filledIn) => {
        const event = stored(filledIn);
        const trip = Trip.parse(tripFrom(event, KYIV));
        const { driverName, notes, seats, start } = filledIn;
        const passengers = filledIn.passengers.filter(({ name, phone }) => `${name}${phone}`.trim() !== '');
        expect(trip).toMatchObject({ origin: 'product', driverName, notes, seats, start, passengers });
        expect([trip.from, trip.to]).toEqual([inOneLine(filledIn.from), inOneLine(filledIn.to)]);
        expect(matches(event, filledIn, KYIV)).toBe(true);
      }),
    );
  });
});

describe('a change of a trip', () => {
  const change = (input: Partial<TripInput>, event: CalendarEvent) =>
    changesFor({ ...TRIP, ...input }, event, KYIV, NOW);

  it('[P-08] leaves everything alone that was not filled in', () => {
    const changes = change({ to: 'Краків', start: '2026-11-22T10:00:00.000Z' }, stored(TRIP));
    expect(Object.keys(changes).sort()).toEqual(['description', 'end', 'location', 'start', 'summary']);
    expect(changes).toMatchObject({ summary: 'Київ - Краків | Іван Коваль', location: 'Київ - Краків' });
  });

  it('[P-08] keeps what others have put into the description', () => {
    const json = JSON.stringify({ driverName: 'Марія', passengers: [], price: { amount: 900 }, seats: 3 });
    const { description } = change({ seats: null }, stored(TRIP, { description: json }));
    expect(JSON.parse(description)).toEqual({
      lines: expect.any(Array),
      linesOf: expect.any(String),
      version: 1,
      driverName: 'Іван Коваль',
      notes: 'Біля входу',
      passengers: [{ id: 'olena0', name: 'Олена', phone: '+380671234567' }],
      price: { amount: 900 },
    });
  });

  it('[P-08] does not touch the times while the start stays', () => {
    for (const start of [time('2026-11-21T10:00:00Z'), time('2026-11-21T12:00:00+02:00', KYIV)]) {
      const changes = change({ driverName: 'Марія' }, stored(TRIP, { start }));
      expect(changes).not.toHaveProperty('start');
      expect(changes).not.toHaveProperty('end');
    }
  });

  it.each([
    ['an hour', '2026-11-21T11:00:00Z', 60],
    ['as long as somebody made it', '2026-11-21T17:30:00+02:00', 330],
    ['an hour where there was no end', undefined, 60],
    ['an hour where the end was before the start', '2026-11-21T09:00:00Z', 60],
  ])('[P-08] that moves it keeps it %s', (_, end, minutes) => {
    const event = stored(TRIP, { end: end ? time(end) : null });
    const { start, end: moved } = change({ start: '2026-12-31T23:30:00.000Z' }, event);
    expect(start).toEqual(time('2026-12-31T23:30:00.000Z'));
    expect(Date.parse(moved?.dateTime ?? '') - Date.parse('2026-12-31T23:30:00.000Z')).toBe(minutes * 60_000);
  });

  it('[P-10] without a start moves it to the current moment', () => {
    expect(change({ start: null }, stored(TRIP)).start).toEqual(time('2026-11-21T08:30:15.250Z'));
  });

  it('[P-08] makes an hour of what somebody made last for whole days, and only when it moves', () => {
    const event = stored(TRIP, { start: { date: '2026-11-21' }, end: { date: '2026-11-24' } });
    expect(change({ start: '2026-11-20T22:00:00.000Z' }, event)).not.toHaveProperty('start');
    expect(change({}, event)).toMatchObject({
      start: time('2026-11-21T10:00:00.000Z'),
      end: time('2026-11-21T11:00:00.000Z'),
    });
  });
});

describe('whether an event already is what was filled in', () => {
  it('goes by what was filled in and by nothing else', () => {
    const event = stored(TRIP, { etag: '"9"', end: time('2026-11-21T18:00:00Z'), status: 'tentative' });
    expect(matches(event, TRIP, KYIV)).toBe(true);
    expect(matches(stored({ ...TRIP, start: null }), { ...TRIP, start: null }, KYIV)).toBe(true);
  });

  it.each<[string, Partial<TripInput>]>([
    ['driver', { driverName: 'Марія' }],
    ['place', { to: 'Краків' }],
    ['note', { notes: '' }],
    ['passenger', { passengers: [] }],
    ['number of seats', { seats: null }],
    ['start', { start: '2026-11-21T10:00:00.001Z' }],
  ])('sees another %s', (_, other) => {
    expect(matches(stored(TRIP), { ...TRIP, ...other }, KYIV)).toBe(false);
  });

  it('is never so of an event that we did not write', () => {
    const description = 'Driver: Іван Коваль\nБіля входу\nPassengers:\nОлена\t+380671234567';
    expect(matches(stored(TRIP, { description }), { ...TRIP, seats: null }, KYIV)).toBe(false);
  });
});
