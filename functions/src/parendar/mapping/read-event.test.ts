import { describe, expect, it } from 'vitest';
import { Trip } from '../../contract/parendar.ts';
import { KYIV, NOW, stored, TRIP, time } from './event-of-tests.ts';
import { changesFor, isOurs, matches, tripFrom } from './trip-event.ts';

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
      passengers: [{ id: 'olena0', name: 'Олена', phone: '+380671234567' }],
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
