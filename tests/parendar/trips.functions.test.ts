import {
  createTrip,
  deleteTrip,
  getTrip,
  listTrips,
  type Trip,
  type TripInput,
  updateTrip,
} from '@par-club/functions/contract/parendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, signInAs } from '../kit/emulators.ts';
import { control, countRequests, newAccount } from '../kit/google.ts';
import { calendarsOf, call, connect, inputOf, newTripId, refusal, TRIP } from './calls.ts';

const DAY = 24 * 60 * 60 * 1000;

let dispatcher: Client;
let colleague: Client;
/** The dispatcher's account, new for each test, and so the id of its primary calendar. */
let email: string;
beforeAll(async () => {
  [dispatcher, colleague] = await Promise.all([signInAs('dispatcher'), signInAs('otherDriver')]);
});
beforeEach(async () => {
  email = await connect(dispatcher);
});
afterAll(() => Promise.all([dispatcher, colleague].map(({ close }) => close())));

/** Makes a trip in the primary calendar. */
async function make(trip: Partial<TripInput> = {}, tripId = newTripId()): Promise<Trip> {
  const input = { calendarId: 'primary', tripId, trip: { ...TRIP, ...trip } };
  return (await call(dispatcher, createTrip, input)).trip;
}

async function change({ id, etag }: Trip, trip: TripInput, client = dispatcher): Promise<Trip> {
  const input = { calendarId: email, tripId: id, etag, trip };
  return (await call(client, updateTrip, input)).trip;
}

const get = async (tripId: string) =>
  (await call(dispatcher, getTrip, { calendarId: 'primary', tripId })).trip;
const remove = ({ id, etag }: Pick<Trip, 'id' | 'etag'>, client = dispatcher) =>
  call(client, deleteTrip, { calendarId: email, tripId: id, etag });

/** What the trips of a window are, by default of the whole year. */
async function list(
  window: { timeMin?: string; timeMax?: string; maxResults?: number } = {},
): Promise<Trip[]> {
  const year = { timeMin: '2026-01-01T00:00:00.000Z', timeMax: '2027-12-31T00:00:00.000Z' };
  return (await call(dispatcher, listTrips, { calendarId: 'primary', ...year, ...window })).trips;
}

/** An event as it stands in the calendar. */
async function eventOf(id: string): Promise<Record<string, unknown>> {
  const { events } = await control('events', { calendarId: email });
  return events.find((event) => event.id === id) ?? expect.fail('There is no such event');
}

/** Puts an event into the calendar that we did not write. */
async function addEvent(event: Record<string, string | object>): Promise<string> {
  const start = { start: { dateTime: '2026-11-25T09:00:00Z' }, end: { dateTime: '2026-11-25T09:30:00Z' } };
  const { event: added } = await control('add-event', {
    by: email,
    calendarId: email,
    event: { ...start, ...event } as never,
  });
  return String(added.id);
}

const CHANGED = { reason: 'changed-elsewhere', message: 'The event was changed in the meantime' };
const NOT_OURS = { reason: 'not-ours', message: 'The event was not made by this product' };
const notFound = (id: string) => ({ reason: 'not-found', message: `Event with ID ${id} not found` });

describe('the calendars', () => {
  it('[P-02] [P-14] are told primary first, then by name, with what the person may do', async () => {
    for (const summary of ['Чернівці', 'Їздці', 'Буковина'])
      await control('add-calendar', { email, summary });
    await control('add-calendar', {
      email,
      summary: 'Ґанок',
      timeZone: 'Europe/Warsaw',
      accessRole: 'reader',
    });
    const calendars = await calendarsOf(dispatcher);
    expect(calendars.map(({ name }) => name).slice(1)).toEqual(['Буковина', 'Ґанок', 'Їздці', 'Чернівці']);
    expect(calendars[0]).toMatchObject({ id: email, isPrimary: true, isWritable: true });
    expect(calendars[2]).toMatchObject({
      isPrimary: false,
      isWritable: false,
      timeZone: 'Europe/Warsaw',
      color: expect.stringMatching(/^#[0-9a-f]{6}$/i),
    });
  });

  it('[P-14] are told from all pages', async () => {
    const names = Array.from({ length: 260 }, (_, number) => `Рейси ${String(number).padStart(3, '0')}`);
    for (const summary of names) await control('add-calendar', { email, summary });
    const calendars = await calendarsOf(dispatcher);
    expect(calendars.slice(1).map(({ name }) => name)).toEqual(names);
  });
});

describe('a new trip', () => {
  it('[P-08] [P-14] is a confirmed event of an hour in UTC, and is answered as it is stored', async () => {
    const trip = await make();
    const event = await eventOf(trip.id);
    expect(event).toMatchObject({
      summary: 'Київ - Львів | Іван Коваль',
      location: 'Київ - Львів',
      status: 'confirmed',
      start: { timeZone: 'UTC' },
      end: { timeZone: 'UTC' },
    });
    expect(JSON.parse(String(event.description))).toEqual({
      version: 1,
      driverName: 'Іван Коваль',
      notes: 'Біля входу',
      passengers: [{ name: 'Олена', phone: '+380671234567' }],
      seats: 7,
    });
    expect(trip).toMatchObject({
      ...TRIP,
      origin: 'product',
      end: '2026-11-25T11:00:00.000Z',
      etag: event.etag,
      status: 'confirmed',
      link: event.htmlLink,
      creator: email,
    });
    expect(await get(trip.id)).toEqual(trip);
    expect(await list()).toEqual([trip]);
  });

  it('[P-10] leaves blank passengers out, and starts now unless somebody says when', async () => {
    const before = Date.now();
    const trip = await make({ start: null, passengers: [{ name: ' ', phone: '' }] });
    expect(trip.passengers).toEqual([]);
    expect(Date.parse(trip.start ?? '')).toBeGreaterThanOrEqual(before - 1000);
    expect(Date.parse(trip.start ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    ['when clocks go forward', '2026-03-29T00:30:00.000Z'],
    ['when clocks go back', '2026-10-25T00:30:00.000Z'],
    ['when clocks show the same again', '2026-10-25T01:30:00.000Z'],
    ['over midnight', '2026-11-25T21:30:00.000Z'],
    ['into the New Year', '2026-12-31T21:30:00.000Z'],
  ])('[P-08] keeps its hour %s', async (_, start) => {
    const { id } = await make({ start });
    const end = new Date(Date.parse(start) + 60 * 60 * 1000).toISOString();
    expect(await get(id)).toMatchObject({ start, end });
  });

  it('[P-14] is made once when the call comes again', async () => {
    const tripId = newTripId();
    const [first, second] = [await make({}, tripId), await make({}, tripId)];
    expect(second).toEqual(first);
    expect(await list()).toHaveLength(1);
  });

  it('[P-14] is made once when the answer was lost on the way', async () => {
    const tripId = newTripId();
    await control('fault', { what: 'cutAfter', kind: 'events.insert', email });
    expect(await refusal(make({}, tripId))).toMatchObject({ reason: 'no-response' });
    expect((await make({}, tripId)).id).toBe(tripId);
    expect(await list()).toHaveLength(1);
  });

  it('[P-14] that somebody has changed or deleted since is not taken for made', async () => {
    const { id } = await make();
    expect(await refusal(make({ to: 'Краків' }, id))).toEqual(CHANGED);
    await control('edit-event', {
      by: email,
      calendarId: email,
      eventId: id,
      changes: { location: 'А - Б' },
    });
    expect(await refusal(make({}, id))).toEqual(CHANGED);
    await remove(await get(id));
    expect(await refusal(make({}, id))).toEqual(CHANGED);
    expect(await list()).toEqual([]);
  });

  it('[P-16] that no event can hold is refused', async () => {
    const passengers = Array(60).fill({ name: 'О'.repeat(120), phone: '+380671234567' });
    expect(await refusal(make({ passengers }))).toMatchObject({ reason: 'trip-too-long' });
  });
});

describe('a changed trip', () => {
  it('[P-08] [P-14] keeps creator, status, link and what others have put in', async () => {
    const trip = await make();
    const description = {
      ...JSON.parse(String((await eventOf(trip.id)).description)),
      price: { amount: 900 },
    };
    await control('edit-event', {
      by: email,
      calendarId: email,
      eventId: trip.id,
      changes: { description: JSON.stringify(description), status: 'tentative', colorId: '5' },
    });
    const seen = await get(trip.id);
    const changed = await change(seen, { ...TRIP, to: 'Краків', start: '2026-11-26T10:00:00.000Z' });
    expect(changed).toMatchObject({
      to: 'Краків',
      start: '2026-11-26T10:00:00.000Z',
      end: '2026-11-26T11:00:00.000Z',
      status: 'tentative',
      link: trip.link,
      creator: email,
    });
    expect(changed.etag).not.toBe(seen.etag);
    const { entries } = await control('log', { email });
    expect(entries.find(({ kind }) => kind === 'events.patch')).toMatchObject({ ifMatch: seen.etag });
    const event = await eventOf(trip.id);
    expect(event).toMatchObject({ summary: 'Київ - Краків | Іван Коваль', colorId: '5' });
    expect(JSON.parse(String(event.description))).toHaveProperty('price', { amount: 900 });
  });

  it('[P-08] keeps the length that somebody gave it, and its times while it does not move', async () => {
    const { id } = await make();
    await control('edit-event', {
      by: email,
      calendarId: email,
      eventId: id,
      changes: { end: { dateTime: '2026-11-25T16:30:00Z' } },
    });
    const renamed = await change(await get(id), { ...TRIP, driverName: 'Марія' });
    expect(renamed).toMatchObject({ start: TRIP.start, end: '2026-11-25T16:30:00.000Z' });
    const moved = await change(renamed, { ...TRIP, start: '2026-12-31T20:00:00.000Z' });
    expect(moved.end).toBe('2027-01-01T02:30:00.000Z');
  });

  it('[P-14] that a second person has changed is not overwritten', async () => {
    const seen = await make();
    await control('edit-event', {
      by: 'somebody@example.com',
      calendarId: email,
      eventId: seen.id,
      changes: { location: 'Одеса - Львів' },
    });
    expect(await refusal(change(seen, { ...TRIP, to: 'Краків' }))).toEqual(CHANGED);
    const now = await get(seen.id);
    expect(now).toMatchObject({ from: 'Одеса', to: 'Львів' });
    expect(await change(now, { ...inputOf(now), to: 'Краків' })).toMatchObject({
      from: 'Одеса',
      to: 'Краків',
    });
  });

  it('[P-14] goes to one of two who save at the same moment', async () => {
    await connect(colleague, email);
    const seen = await make();
    const saved = await Promise.allSettled([
      change(seen, { ...TRIP, to: 'Краків' }),
      change(seen, { ...TRIP, to: 'Варшава' }, colleague),
    ]);
    const failures = saved.filter(({ status }) => status === 'rejected');
    expect(failures).toMatchObject([{ reason: { details: { reason: 'changed-elsewhere' } } }]);
    const [winner] = saved.filter((outcome) => outcome.status === 'fulfilled');
    expect((await get(seen.id)).to).toBe(winner?.value.to);
  });

  it('[P-14] is not refused for its own change whose answer was lost', async () => {
    const seen = await make();
    await control('fault', { what: 'cutAfter', kind: 'events.patch', email });
    expect(await refusal(change(seen, { ...TRIP, to: 'Краків' }))).toMatchObject({ reason: 'no-response' });
    expect((await change(seen, { ...TRIP, to: 'Краків' })).to).toBe('Краків');
    expect(await countRequests(email, 'events.patch')).toBe(1);
  });

  it('[P-15] is not found after it was deleted', async () => {
    const trip = await make();
    await remove(trip);
    expect(await refusal(change(trip, TRIP))).toEqual(notFound(trip.id));
    expect(await refusal(get(trip.id))).toEqual(notFound(trip.id));
  });
});

describe('a deleted trip', () => {
  it('[P-14] is gone, and can be deleted again, however it was seen', async () => {
    const trip = await make();
    expect(await remove(trip)).toEqual({});
    expect(await remove(trip)).toEqual({});
    expect(await remove({ ...trip, etag: '"1"' })).toEqual({});
    expect(await list()).toEqual([]);
    const { entries } = await control('log', { email });
    const deletions = entries.filter(({ kind }) => kind === 'events.delete');
    expect(deletions).toMatchObject([{ ifMatch: trip.etag, status: 204 }]);
  });

  it('[P-15] that never was is not found', async () => {
    const id = newTripId();
    expect(await refusal(remove({ id, etag: '"1"' }))).toEqual(notFound(id));
  });

  it('[P-14] that a second person has changed stays, until the change was seen', async () => {
    await connect(colleague, email);
    const seen = await make();
    const theirs = await change(seen, { ...TRIP, passengers: [] }, colleague);
    expect(await refusal(remove(seen))).toEqual(CHANGED);
    expect(await list()).toEqual([theirs]);
    expect(await countRequests(email, 'events.delete')).toBe(0);
    expect(await remove(theirs)).toEqual({});
    expect(await list()).toEqual([]);
  });

  it('[P-14] is either changed or deleted, where two people do both at the same moment', async () => {
    await connect(colleague, email);
    const seen = await make();
    const [changed, deleted] = await Promise.allSettled([
      change(seen, { ...TRIP, to: 'Краків' }, colleague),
      remove(seen),
    ]);
    expect([changed.status, deleted.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await list()).toMatchObject(changed.status === 'fulfilled' ? [{ to: 'Краків' }] : []);
  });

  it('[P-14] is deleted though the answer was lost on the way', async () => {
    const trip = await make();
    await control('fault', { what: 'cutAfter', kind: 'events.delete', email });
    expect(await remove(trip)).toEqual({});
    expect(await list()).toEqual([]);
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

  it('[P-08] says a time in a zone of its own', async () => {
    const start = { dateTime: '2026-03-29T04:30:00', timeZone: 'Europe/Kyiv' };
    const end = { dateTime: '2026-03-29T04:00:00', timeZone: 'Europe/Warsaw' };
    const id = await addEvent({ start, end });
    expect(await get(id)).toMatchObject({
      start: '2026-03-29T01:30:00.000Z',
      end: '2026-03-29T02:00:00.000Z',
    });
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

  it('[P-14] are 100 unless somebody wants more, from as many pages as it takes', {
    timeout: 60_000,
  }, async () => {
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

  it('[P-14] leave out what was called off', async () => {
    const { id } = await make();
    await make({ to: 'Краків' });
    await control('delete-event', { by: email, calendarId: email, eventId: id });
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
      email,
      summary: 'Чужі',
      accessRole: 'reader',
    });
    const input = { calendarId, tripId: newTripId(), trip: TRIP };
    expect(await refusal(call(dispatcher, createTrip, input))).toMatchObject({ reason: 'forbidden' });
  });
});
