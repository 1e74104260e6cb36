import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Trip, type TripInput } from '../../contract/parendar.ts';
import { CallFailure } from '../../platform/failure.ts';
import type { CalendarEvent } from '../google/google-client.ts';
import { changesFor, eventFrom, isOurs, matches, tripFrom } from './trip-event.ts';

const KYIV = 'Europe/Kyiv';
const NOW = new Date('2026-11-21T08:30:15.250Z');
const TRIP: TripInput = {
  driverName: 'Іван Коваль',
  from: 'Київ',
  to: 'Львів',
  notes: 'Біля входу',
  passengers: [
    { name: 'Олена', phone: '+380671234567' },
    { name: ' ', phone: '' },
  ],
  seats: 7,
  start: '2026-11-21T10:00:00.000Z',
};

/** The event as Google answers it: times with the offset of the calendar's zone, and what Google adds. */
function stored(trip: TripInput, more: Partial<CalendarEvent> = {}): CalendarEvent {
  const google = { id: '0a1b', etag: '"1"', status: 'confirmed', htmlLink: 'https://calendar.google.com/e' };
  const people = { creator: { email: 'olena@example.com' }, organizer: { self: true } };
  return { ...google, ...people, ...eventFrom(trip, NOW), ...more };
}

const time = (dateTime: string, timeZone = 'UTC') => ({ date: null, dateTime, timeZone });

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
      passengers: [{ name: 'Олена', phone: '+380671234567' }],
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
    expect(trip.passengers).toEqual(passengers.slice(2));
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
    const passenger = { name: 'О'.repeat(120), phone: '+380671234567' };
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
        name: 'Олена',
        phone: '+380671234567',
        seats: 2,
        pickUp: 'Житомир',
        dropOff: 'Рівне',
        note: 'з валізою',
        price: { amount: 1200.5, currency: 'UAH' },
        isPaid: true,
      },
      { name: 'Тарас', phone: '+380501112233', price: { amount: 50, currency: 'EUR' } },
    ],
  } satisfies TripInput;
  /** As a page of version 0.1 sends it. */
  const OLDER: TripInput = {
    ...TRIP,
    passengers: WHOLE.passengers.map(({ name, phone }) => ({ name, phone })),
  };

  it('is read as it was filled in, and lasts until its arrival', () => {
    const trip = Trip.parse(tripFrom(stored(WHOLE), KYIV));
    const { stops, passengers, end } = WHOLE;
    expect(trip).toMatchObject({ stops, passengers, start: START, end });
    expect(matches(stored(WHOLE), WHOLE, KYIV)).toBe(true);
    for (const other of [
      { ...WHOLE, end: '2026-11-22T01:31:00.000Z' },
      { ...WHOLE, stops: WHOLE.stops.toReversed() },
      { ...WHOLE, passengers: OLDER.passengers },
    ]) {
      expect(matches(stored(WHOLE), other, KYIV)).toBe(false);
    }
  });

  it('loses nothing to a page of an earlier version, which knows names and phones alone', () => {
    const before = stored(WHOLE);
    expect(matches(before, OLDER, KYIV)).toBe(true);
    const trip = tripFrom({ ...before, ...changesFor({ ...OLDER, seats: 3 }, before, KYIV, NOW) }, KYIV);
    expect(trip).toMatchObject({
      seats: 3,
      stops: WHOLE.stops,
      passengers: WHOLE.passengers,
      end: WHOLE.end,
    });
  });

  it('gives up what is taken away, and keeps what other programs wrote', () => {
    const before = stored(WHOLE);
    const json = JSON.parse(before.description ?? '');
    json.passengers[0].byWindow = true;
    const event = { ...before, description: JSON.stringify(json) };
    const bare = { ...WHOLE, stops: [], passengers: OLDER.passengers };
    const changes = changesFor(bare, event, KYIV, NOW);
    expect(JSON.parse(changes.description)).toMatchObject({
      passengers: [{ name: 'Олена', phone: '+380671234567', byWindow: true }, OLDER.passengers[1]],
    });
    const trip = tripFrom({ ...event, ...changes }, KYIV);
    expect(trip).not.toHaveProperty('stops');
    expect(trip.passengers).toEqual(OLDER.passengers);
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
      { name: 'Олена', phone: '1' },
      { name: 'Тарас', phone: '', note: '7' },
    ]);
    expect(trip.stops).toEqual([{ place: 'Рівне', minutes: null }]);
  });
});

describe('reading an event', () => {
  it('[P-08] tells what Google knows of it', () => {
    const event = stored(TRIP, { start: time('2026-11-21T12:00:00+02:00') });
    expect(tripFrom(event, KYIV)).toEqual({
      id: '0a1b',
      etag: '"1"',
      origin: 'product',
      summary: 'Київ - Львів | Іван Коваль',
      driverName: 'Іван Коваль',
      from: 'Київ',
      to: 'Львів',
      notes: 'Біля входу',
      passengers: [{ name: 'Олена', phone: '+380671234567' }],
      seats: 7,
      start: '2026-11-21T10:00:00.000Z',
      end: '2026-11-21T11:00:00.000Z',
      isAllDay: false,
      status: 'confirmed',
      link: 'https://calendar.google.com/e',
      creator: 'olena@example.com',
      attendees: [],
    });
  });

  it('[F-R8] tells whom somebody invited, and a change leaves them to Google', () => {
    const attendees = [{ email: 'ivan@example.com', displayName: 'Іван' }, { email: 'olena@example.com' }];
    const event = stored(TRIP, { attendees });
    expect(tripFrom(event, KYIV).attendees).toEqual([
      { email: 'ivan@example.com', displayName: 'Іван' },
      { email: 'olena@example.com', displayName: '' },
    ]);
    expect(changesFor({ ...TRIP, notes: '' }, event, KYIV, NOW)).not.toHaveProperty('attendees');
  });

  it('[P-09] that was written in lines', () => {
    const description = 'Driver: Іван\nБіля входу\nPassengers:\nОлена\t067';
    const event = {
      summary: 'Київ - Львів | Іван',
      description,
      start: time('2026-11-21T12:00:00', KYIV),
      organizer: { self: true },
    };
    expect(tripFrom(event, 'UTC')).toMatchObject({
      origin: 'text',
      driverName: 'Іван',
      from: 'Київ',
      to: 'Львів',
      notes: 'Біля входу',
      passengers: [{ name: 'Олена', phone: '067' }],
      start: '2026-11-21T10:00:00.000Z',
    });
    expect(isOurs(event)).toBe(false);
  });

  it('[F-S4] that somebody else sent is no trip of ours, whatever it says', () => {
    for (const description of [String(stored(TRIP).description), 'Driver: Іван\nPassengers:\nОлена\t067']) {
      for (const organizer of [{ email: 'stranger@example.com' }, { email: 's', self: false }, undefined]) {
        const { organizer: _, ...event } = stored(TRIP, { description });
        const invitation = { ...event, ...(organizer && { organizer }) };
        expect(isOurs(invitation)).toBe(false);
        expect(tripFrom(invitation, KYIV)).toMatchObject({ origin: 'other', driverName: '', passengers: [] });
      }
    }
    const organizer = { email: 'stranger@example.com', displayName: 'Степан' };
    expect(tripFrom(stored(TRIP, { organizer }), KYIV).sender).toBe('Степан');
    expect(tripFrom(stored(TRIP), KYIV)).not.toHaveProperty('sender');
  });

  it('[T-10] that becomes a trip keeps what it said before, word for word', () => {
    const before = {
      summary: 'Київ–Львів 8:00',
      description: '<b>Олена</b> 067 123 45 67',
      location: 'АС «Київ»',
    };
    const event = { ...before, organizer: { self: true }, start: time('2026-11-21T10:00:00Z') };
    const changes = changesFor(TRIP, event, KYIV, NOW);
    expect(JSON.parse(changes.description)).toMatchObject({ driverName: 'Іван Коваль', before });
    const adopted = { ...event, ...changes };
    expect(matches(adopted, TRIP, KYIV)).toBe(true);
    const later = changesFor({ ...TRIP, notes: 'Інше' }, adopted, KYIV, NOW);
    expect(JSON.parse(later.description)).toMatchObject({ notes: 'Інше', before });
  });

  it('[P-09] that is no trip', () => {
    const event = { summary: 'Нарада - о 9', location: 'Київ - Офіс', description: '<p>Усі&nbsp;там</p>' };
    expect(tripFrom(event, KYIV)).toMatchObject({
      origin: 'other',
      summary: 'Нарада - о 9',
      driverName: '',
      from: '',
      to: '',
      notes: 'Усі там',
      passengers: [],
      seats: null,
      start: null,
      end: null,
    });
    expect(isOurs(event)).toBe(false);
  });

  it('[P-09] of which hardly anything is known', () => {
    expect(Trip.parse(tripFrom({}, KYIV))).toMatchObject({ id: '', origin: 'other', status: '', link: '' });
    expect(tripFrom({ start: null, end: null, creator: null, description: null }, KYIV).start).toBeNull();
  });

  it("that lasts whole days, from its calendar's midnight", () => {
    const event = stored(TRIP, { start: { date: '2026-10-25' }, end: { date: '2026-10-26' } });
    expect(tripFrom(event, KYIV)).toMatchObject({
      isAllDay: true,
      start: '2026-10-24T21:00:00.000Z',
      end: '2026-10-25T22:00:00.000Z',
    });
  });

  it.each([
    ['Київ - Львів', '', 'Київ', 'Львів'],
    ['Івано-Франківськ - Рава-Руська', '', 'Івано-Франківськ', 'Рава-Руська'],
    ['Київ - Львів - Краків', '', 'Київ', 'Львів - Краків'],
    ['- Львів', '', '', 'Львів'],
    ['Київ -', '', 'Київ', ''],
    ['-', '', '', ''],
    ['', 'Київ - Львів | Іван', 'Київ', 'Львів'],
    ['Вокзал', 'Київ - Львів', 'Київ', 'Львів'],
    ['Вокзал', 'Рейс', 'Вокзал', ''],
  ])('[P-09] finds the places in %j and %j', (location, summary, from, to) => {
    expect(tripFrom(stored(TRIP, { location, summary }), KYIV)).toMatchObject({ from, to });
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
      passengers: [{ name: 'Олена', phone: '+380671234567' }],
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
