import type { calendar_v3 } from '@googleapis/calendar';
import { describe, expect, test } from 'vitest';
import { people } from '../../local/sample/people.ts';
import { DISPATCHER, reasonOf, TRIP, trialWithAccess } from './trial.ts';

const calendarId = 'primary';

const given = trialWithAccess();

const insert = (requestBody: calendar_v3.Schema$Event = {}) =>
  given.api.events.insert({ calendarId, requestBody: { ...TRIP, ...requestBody } });
const patch = (requestBody: object, etag?: string | null) =>
  given.api.events.patch(
    { calendarId, eventId: TRIP.id, requestBody },
    etag ? { headers: { 'If-Match': etag } } : {},
  );
const one = async () => (await given.api.events.get({ calendarId, eventId: TRIP.id })).data;

describe('an event that is added', () => {
  test('is shown in the calendar’s time zone', async () => {
    const { data } = await insert();
    expect(data).toMatchObject({
      ...TRIP,
      kind: 'calendar#event',
      status: 'confirmed',
      creator: { email: DISPATCHER },
      start: { dateTime: '2026-11-20T10:00:00+02:00', timeZone: 'UTC' },
      end: { dateTime: '2026-11-20T11:00:00+02:00', timeZone: 'UTC' },
    });
    expect(data.etag).toMatch(/^"\d+"$/);
    expect(data.htmlLink).toMatch(/^https:\/\/www\.google\.com\/calendar\/event\?eid=/);
    expect(await one()).toEqual(data);
  });

  test('gets an id where it brings none', async () => {
    const { data } = await insert({ id: null });
    expect(data.id).toMatch(/^[a-v0-9]{26}$/);
  });

  test('keeps what it brings, but for fields that are Google’s', async () => {
    const { data } = await insert({ colorId: '5', etag: '"7"', creator: { email: 'x@y.z' } });
    expect(data).toMatchObject({ colorId: '5', creator: { email: DISPATCHER } });
    expect(data.etag).not.toBe('"7"');
  });

  test('is not added twice under one id, not even after its deletion', async () => {
    await insert();
    expect(await reasonOf(insert())).toEqual([409, 'duplicate']);
    await given.api.events.delete({ calendarId, eventId: TRIP.id });
    expect(await reasonOf(insert())).toEqual([409, 'duplicate']);
  });

  test.for<[string, calendar_v3.Schema$Event, string]>([
    ['a letter that base32hex lacks', { id: 'wxyz0123' }, 'invalid'],
    ['an id that is too short', { id: 'abcd' }, 'invalid'],
    ['no start', { start: null as never }, 'required'],
    ['no end', { end: {} }, 'required'],
    ['a start that is no time', { start: { dateTime: 'at noon' } }, 'invalid'],
    ['a day and a moment', { start: { ...TRIP.start, date: '2026-11-20' } }, 'invalid'],
    ['a day to a moment', { start: { date: '2026-11-20' } }, 'invalid'],
    ['a local time without a zone', { start: { dateTime: '2026-11-20T08:00:00' } }, 'required'],
    ['an unknown zone', { start: { ...TRIP.start, timeZone: 'Europe/Nowhere' } }, 'invalid'],
    ['an end before the start', { end: { dateTime: '2026-11-20T07:00:00Z' } }, 'timeRangeEmpty'],
    ['an unknown status', { status: 'perhaps' }, 'invalid'],
    ['a title that is no text', { summary: 5 as never }, 'invalid'],
    ['a description over the limit', { description: 'x'.repeat(8193) }, 'invalid'],
  ])('is refused with %s', async ([, wrong, reason]) => {
    expect(await reasonOf(insert(wrong))).toEqual([400, reason]);
    expect((await given.api.events.list({ calendarId })).data.items).toEqual([]);
  });

  test.for<[string, string, string]>([
    ['2026-11-20T08:00:00', 'Europe/Warsaw', '2026-11-20T09:00:00+02:00'],
    ['2026-07-20T08:00:00', 'America/New_York', '2026-07-20T15:00:00+03:00'],
    // The clock goes from 3:00 to 4:00 on 29 March, and from 4:00 back to 3:00 on 25 October.
    ['2026-03-29T03:30:00', 'Europe/Kyiv', '2026-03-29T04:30:00+03:00'],
    ['2026-10-25T03:30:00', 'Europe/Kyiv', '2026-10-25T03:30:00+03:00'],
    ['2026-10-25T04:30:00', 'Europe/Kyiv', '2026-10-25T04:30:00+02:00'],
  ])('at %s in %s begins at %s', async ([dateTime, timeZone, shown]) => {
    const { data } = await insert({ start: { dateTime, timeZone }, end: { dateTime, timeZone } });
    expect(data.start).toEqual({ dateTime: shown, timeZone });
  });

  test('may take whole days', async () => {
    const days = { start: { date: '2026-11-20' }, end: { date: '2026-11-21' } };
    expect((await insert(days)).data).toMatchObject(days);
    const from = (timeMin: string) => given.api.events.list({ calendarId, timeMin });
    // The day ends at midnight in Kyiv, two hours before it does in UTC.
    expect((await from('2026-11-20T21:59:59Z')).data.items).toHaveLength(1);
    expect((await from('2026-11-20T22:00:00Z')).data.items).toHaveLength(0);
  });
});

describe('an event that is changed', () => {
  test('keeps in a patch what the patch does not name', async () => {
    await insert({
      extendedProperties: { private: { a: '1', b: '2' }, shared: { c: '3' } },
      attendees: [{ email: 'a@example.com' }, { email: 'b@example.com' }],
    });
    const { data } = await patch({
      location: null,
      summary: 'Нова',
      extendedProperties: { private: { a: null, d: '4' } },
      attendees: [{ email: 'c@example.com' }],
    });
    expect(data).toMatchObject({
      summary: 'Нова',
      description: TRIP.description,
      extendedProperties: { private: { b: '2', d: '4' }, shared: { c: '3' } },
      attendees: [{ email: 'c@example.com' }],
    });
    expect(data).not.toHaveProperty('location');
    expect(data.extendedProperties?.private).not.toHaveProperty('a');
    expect(await one()).toEqual(data);
  });

  test('is changed only from the state that was seen', async () => {
    const { etag } = (await insert()).data;
    const changed = (await patch({ summary: 'Перша' }, etag)).data;
    expect(changed.etag).not.toBe(etag);
    const stale = { headers: { 'If-Match': etag ?? '' } };
    expect(await reasonOf(patch({ summary: 'Друга' }, etag))).toEqual([412, 'conditionNotMet']);
    expect(await reasonOf(given.api.events.delete({ calendarId, eventId: TRIP.id }, stale))).toEqual([
      412,
      'conditionNotMet',
    ]);
    expect(await one()).toEqual(changed);
  });

  test('is not there under another id or in another calendar', async () => {
    await insert();
    const unknown = { calendarId, eventId: 'unknown00' };
    expect(await reasonOf(given.api.events.get(unknown))).toEqual([404, 'notFound']);
    expect(await reasonOf(given.api.events.patch({ ...unknown, requestBody: {} }))).toEqual([
      404,
      'notFound',
    ]);
    expect(await reasonOf(given.api.events.delete(unknown))).toEqual([404, 'notFound']);
    const { email } = people.stranger;
    expect(await reasonOf(given.api.events.get({ calendarId: email, eventId: TRIP.id }))).toEqual([
      404,
      'notFound',
    ]);
  });
});

test('a deleted event is cancelled, and deleted once', async () => {
  await insert();
  expect((await given.api.events.delete({ calendarId, eventId: TRIP.id })).status).toBe(204);
  expect(await reasonOf(given.api.events.delete({ calendarId, eventId: TRIP.id }))).toEqual([410, 'deleted']);
  expect((await one()).status).toBe('cancelled');
  expect((await given.api.events.list({ calendarId })).data.items).toEqual([]);
  expect((await patch({ status: 'confirmed' })).data.status).toBe('confirmed');
});
