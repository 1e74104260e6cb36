import {
  createTrip,
  deleteTrip,
  getTrip,
  listTrips,
  updateTrip,
} from '@par-club/functions/contract/parendar';
import { describe, expect, inject, it } from 'vitest';
import { control, newAccount } from '../kit/google.ts';
import { calendarsOf, call, newTripId, notFound, refusal, TRIP } from './calls.ts';
import { setUp } from './dispatcher.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOT_OURS = { reason: 'not-ours', message: 'The event was not made by this product' };

const { ordinary } = inject('functions');
const { dispatcher, account, make, change, remove, get, list, eventOf, addEvent } = await setUp(ordinary);

describe('the calendars', () => {
  it('[P-02] [P-14] are told primary first, then by name, with what the person may do', async () => {
    for (const summary of ['Чернівці', 'Їздці', 'Буковина'])
      await control('add-calendar', { email: account(), summary });
    await control('add-calendar', {
      email: account(),
      summary: 'Ґанок',
      timeZone: 'Europe/Warsaw',
      accessRole: 'reader',
    });
    const calendars = await calendarsOf(dispatcher);
    expect(calendars.map(({ name }) => name).slice(1)).toEqual(['Буковина', 'Ґанок', 'Їздці', 'Чернівці']);
    expect(calendars[0]).toMatchObject({ id: account(), isPrimary: true, isWritable: true });
    expect(calendars[2]).toMatchObject({
      isPrimary: false,
      isWritable: false,
      timeZone: 'Europe/Warsaw',
      color: expect.stringMatching(/^#[0-9a-f]{6}$/i),
    });
  });

  it('[P-14] are told from all pages', async () => {
    const names = Array.from({ length: 260 }, (_, number) => `Рейси ${String(number).padStart(3, '0')}`);
    for (const summary of names) await control('add-calendar', { email: account(), summary });
    const calendars = await calendarsOf(dispatcher);
    expect(calendars.slice(1).map(({ name }) => name)).toEqual(names);
  });
});

describe('an event that we did not write', () => {
  it.each([
    ['a meeting', { summary: 'Нарада', description: 'Усі там' }, 'other'],
    ['one without words', {}, 'other'],
    ['a trip of the older form', { description: 'Driver: Іван\nPassengers:\nОлена\t067' }, 'text'],
  ])('[P-09] is read and never changed: %s', async (_, event, origin) => {
    const id = await addEvent(event);
    const before = await eventOf(id);
    const trip = await get(id);
    expect(trip.origin).toBe(origin);
    expect(await list()).toEqual([trip]);
    expect(await refusal(change(trip, TRIP))).toEqual(NOT_OURS);
    expect(await refusal(remove(trip))).toEqual(NOT_OURS);
    expect(await eventOf(id)).toEqual(before);
  });

  it('[P-09] tells the trip that its lines tell', async () => {
    const id = await addEvent({
      summary: 'Київ - Львів | Іван',
      description: '<b>Driver:</b>&nbsp;Іван<br>Рано<br>Passengers:<br>Олена&nbsp; 067 123 45 67',
    });
    expect(await get(id)).toMatchObject({
      driverName: 'Іван',
      from: 'Київ',
      to: 'Львів',
      notes: 'Рано',
      passengers: [{ name: 'Олена', phone: '067 123 45 67' }],
      start: '2026-11-25T09:00:00.000Z',
    });
  });

  it('[P-09] that lasts a whole day begins at midnight where the calendar is', async () => {
    const event = { start: { date: '2026-10-25' }, end: { date: '2026-10-26' } };
    const id = await addEvent(event);
    const whole = { isAllDay: true, start: '2026-10-24T21:00:00.000Z', end: '2026-10-25T22:00:00.000Z' };
    expect(await get(id)).toMatchObject(whole);
    expect(await list()).toMatchObject([whole]);
  });

  it('[P-09] says a time in a zone of its own', async () => {
    const start = { dateTime: '2026-03-29T04:30:00', timeZone: 'Europe/Kyiv' };
    const end = { dateTime: '2026-03-29T04:00:00', timeZone: 'Europe/Warsaw' };
    const id = await addEvent({ start, end });
    expect(await get(id)).toMatchObject({
      start: '2026-03-29T01:30:00.000Z',
      end: '2026-03-29T02:00:00.000Z',
    });
  });
});

describe('an invitation', () => {
  const STRANGER = 'stranger@example.com';

  it('[F-S4] [T-10] with our JSON in it is a stranger’s, before and after somebody tries to change it', async () => {
    const ours = await eventOf((await make()).id);
    const { summary, location, description, start, end } = ours;
    const event = { summary, location, description, start, end };
    const id = String((await control('invite', { by: STRANGER, calendarId: account(), event })).event.id);
    const before = await eventOf(id);
    const trip = await get(id);
    expect(trip).toMatchObject({
      origin: 'other',
      sender: STRANGER,
      driverName: '',
      passengers: [],
      seats: null,
    });
    expect(await list()).toContainEqual(trip);
    for (const adopts of [false, true]) {
      const input = { calendarId: account(), tripId: id, etag: trip.etag, trip: TRIP, adopts };
      expect(await refusal(call(dispatcher, updateTrip, input))).toEqual(NOT_OURS);
    }
    expect(await refusal(remove(trip))).toEqual(NOT_OURS);
    expect(await eventOf(id)).toEqual(before);
    expect(await get(id)).toEqual(trip);
  });
});

describe('an event of one’s own', () => {
  it('[T-10] becomes a trip when the person wants it, and keeps what it said, whom it invited and its colour', async () => {
    const said = { summary: 'Київ–Львів', description: 'Олена 067 123 45 67' };
    const kept = {
      attendees: [{ email: 'olena@example.com' }],
      colorId: '5',
      reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 30 }] },
    };
    const id = await addEvent({ ...said, ...kept });
    const { etag } = await get(id);
    const input = { calendarId: account(), tripId: id, etag, trip: TRIP, adopts: true };
    const { trip } = await call(dispatcher, updateTrip, input);
    expect(trip).toMatchObject({
      id,
      origin: 'product',
      from: TRIP.from,
      to: TRIP.to,
      driverName: TRIP.driverName,
    });
    const event = await eventOf(id);
    expect(event).toMatchObject(kept);
    expect(JSON.parse(String(event.description))).toMatchObject({ before: said });
    // The call whose answer was lost.
    expect((await call(dispatcher, updateTrip, input)).trip).toEqual(trip);
    await remove(trip);
    expect(await list()).toEqual([]);
  });
});

describe('the trips of a window', () => {
  it('[P-14] are those that touch it, sorted by start', async () => {
    for (const start of [
      '2026-11-25T10:00:00.000Z',
      '2026-11-23T22:30:00.000Z',
      '2026-11-24T23:30:00.000Z',
      '2026-11-23T20:00:00.000Z',
    ]) {
      await make({ start });
    }
    const window = { timeMin: '2026-11-23T23:00:00.000Z', timeMax: '2026-11-25T00:00:00.000Z' };
    expect((await list(window)).map(({ start }) => start)).toEqual([
      '2026-11-23T22:30:00.000Z',
      '2026-11-24T23:30:00.000Z',
    ]);
  });

  it('[P-14] end 30 days from now unless somebody says when', async () => {
    const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
    for (const start of [at(DAY), at(29 * DAY), at(31 * DAY)]) await make({ start });
    const input = { calendarId: 'primary', timeMin: at(0) };
    expect((await call(dispatcher, listTrips, input)).trips).toHaveLength(2);
    const farAhead = { calendarId: 'primary', timeMin: at(30.5 * DAY) };
    expect((await call(dispatcher, listTrips, farAhead)).trips).toEqual([]);
  });

  it('[P-14] are 100 unless somebody wants more, from as many pages as it takes', async () => {
    for (let minute = 0; minute < 510; minute += 1) {
      const start = new Date(Date.parse('2026-11-25T00:00:00Z') + minute * 60_000).toISOString();
      await addEvent({ summary: String(minute), start: { dateTime: start }, end: { dateTime: start } });
    }
    const summaries = async (maxResults?: number) =>
      (await list(maxResults === undefined ? {} : { maxResults })).map(({ summary }) => Number(summary));
    const first = (count: number) => Array.from({ length: count }, (_, number) => number);
    expect(await summaries()).toEqual(first(100));
    expect(await summaries(7)).toEqual(first(7));
    expect(await summaries(300)).toEqual(first(300));
    expect(await summaries(2500)).toEqual(first(510));
  });

  it('leave out what was called off', async () => {
    const { id } = await make();
    await make({ to: 'Краків' });
    await control('delete-event', { calendarId: account(), eventId: id });
    expect(await list()).toMatchObject([{ to: 'Краків' }]);
  });
});

describe('the rules', () => {
  const CALENDAR_REQUIRED = { reason: 'no-calendar-id', message: 'Calendar ID is required' };
  const BOTH_REQUIRED = { reason: 'no-event-id', message: 'Calendar ID and Event ID are required' };
  const window = { timeMin: '2026-01-01T00:00:00.000Z' };

  it.each(['', ' '])('[P-15] %j names no calendar', async (calendarId) => {
    const tripId = newTripId();
    const names = { calendarId, tripId };
    expect(await refusal(call(dispatcher, listTrips, { calendarId, ...window }))).toEqual(CALENDAR_REQUIRED);
    expect(await refusal(call(dispatcher, createTrip, { ...names, trip: TRIP }))).toEqual(CALENDAR_REQUIRED);
    expect(await refusal(call(dispatcher, getTrip, names))).toEqual(BOTH_REQUIRED);
    expect(await refusal(call(dispatcher, deleteTrip, { ...names, etag: '"1"' }))).toEqual(BOTH_REQUIRED);
    expect(await refusal(call(dispatcher, updateTrip, { ...names, etag: '"1"', trip: TRIP }))).toEqual(
      BOTH_REQUIRED,
    );
  });

  it('[P-15] a blank event is refused', async () => {
    const names = { calendarId: 'primary', tripId: '' };
    expect(await refusal(call(dispatcher, getTrip, names))).toEqual(BOTH_REQUIRED);
    expect(await refusal(call(dispatcher, deleteTrip, { ...names, etag: '"1"' }))).toEqual(BOTH_REQUIRED);
    expect(await refusal(call(dispatcher, updateTrip, { ...names, etag: '"1"', trip: TRIP }))).toEqual(
      BOTH_REQUIRED,
    );
  });

  it('[P-15] what is not there is named', async () => {
    const tripId = newTripId();
    const calendarId = newAccount();
    const noCalendar = { reason: 'calendar-not-found', message: `Calendar with ID ${calendarId} not found` };
    expect(await refusal(get(tripId))).toEqual(notFound(tripId));
    expect(await refusal(call(dispatcher, listTrips, { calendarId, ...window }))).toEqual(noCalendar);
    expect(await refusal(call(dispatcher, createTrip, { calendarId, tripId, trip: TRIP }))).toEqual(
      noCalendar,
    );
  });

  it.each(['.', '..', '../..', 'a/b', 'a?b', 'a b', 'а'])('[P-15] %j is no event', async (tripId) => {
    expect(await refusal(get(tripId))).toMatchObject({ reason: 'invalid-input' });
    expect(await refusal(remove({ id: tripId, etag: '"1"' }))).toMatchObject({ reason: 'invalid-input' });
  });

  it.each(['.', '..'])('[P-15] %j is no calendar', async (calendarId) => {
    const input = { calendarId, ...window };
    expect(await refusal(call(dispatcher, listTrips, input))).toMatchObject({ reason: 'invalid-input' });
  });

  it('[P-15] a calendar with signs in its name is asked for as it is called', async () => {
    const calendarId = '../users/me/calendarList/primary?x=1#y';
    expect(await refusal(call(dispatcher, listTrips, { calendarId, ...window }))).toEqual({
      reason: 'calendar-not-found',
      message: `Calendar with ID ${calendarId} not found`,
    });
  });

  it('[P-16] a calendar that may only be read is not written', async () => {
    const { id: calendarId } = await control('add-calendar', {
      email: account(),
      summary: 'Чужі',
      accessRole: 'reader',
    });
    const input = { calendarId, tripId: newTripId(), trip: TRIP };
    expect(await refusal(call(dispatcher, createTrip, input))).toMatchObject({ reason: 'forbidden' });
  });
});
