import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { close } from '../../local/project/server.ts';
import { DISPATCHER, reasonOf, TRIP, trialWithAccess } from './trial.ts';

const calendarId = 'primary';
const given = trialWithAccess();

/** Messages as they arrived, by their number; a test waits for as many as it wants. */
let messages: { headers: Record<string, unknown>; body: string }[] = [];
let arrived = () => {};
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += String(piece);
  messages.push({ headers: request.headers, body });
  response.end();
  arrived();
});
beforeAll(() => new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve)));
afterAll(() => close(receiver));
beforeEach(() => {
  messages = [];
});
async function received(count: number) {
  while (messages.length < count) await new Promise<void>((resolve) => (arrived = resolve));
  const numberOf = ({ headers }: (typeof messages)[number]) => Number(headers['x-goog-message-number']);
  return messages.toSorted((one, other) => numberOf(one) - numberOf(other));
}

const address = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/push`;
const watch = (body: object = {}) =>
  given.api.events.watch({
    calendarId,
    requestBody: { id: 'channel-1', type: 'web_hook', address: address(), token: 'secret', ...body },
  });
const list = (params: object = {}) => given.api.events.list({ calendarId, singleEvents: true, ...params });

describe('a channel', () => {
  test('is told first of itself and then of each change, without a body', async () => {
    const { data } = await watch();
    expect(data).toMatchObject({ kind: 'api#channel', id: 'channel-1', resourceId: expect.any(String) });
    const week = 7 * 24 * 60 * 60 * 1000;
    expect(Number(data.expiration)).toBeLessThanOrEqual(Date.now() + week);
    await given.api.events.insert({ calendarId, requestBody: TRIP });
    await given.api.events.delete({ calendarId, eventId: TRIP.id });
    const all = await received(3);
    expect(all.map(({ headers }) => headers['x-goog-resource-state'])).toEqual(['sync', 'exists', 'exists']);
    for (const { headers, body } of all) {
      expect(body).toBe('');
      expect(headers).toMatchObject({
        'x-goog-channel-id': 'channel-1',
        'x-goog-channel-token': 'secret',
        'x-goog-resource-id': data.resourceId,
        'x-goog-channel-expiration': new Date(Number(data.expiration)).toUTCString(),
      });
    }
  });

  test('ends by both its ids alone, and is then told nothing', async () => {
    const { data } = await watch();
    const stop = (ids: object) => given.api.channels.stop({ requestBody: ids });
    expect(await reasonOf(stop({ id: 'channel-1', resourceId: 'another' }))).toEqual([404, 'notFound']);
    expect((await stop({ id: 'channel-1', resourceId: data.resourceId })).status).toBe(204);
    const [other] = [await watch({ id: 'channel-2' })];
    await given.api.events.insert({ calendarId, requestBody: TRIP });
    const all = await received(3);
    expect(all.map(({ headers }) => headers['x-goog-channel-id']).toSorted()).toEqual([
      'channel-1',
      'channel-2',
      'channel-2',
    ]);
    expect(other.data.resourceId).toBe(data.resourceId);
  });

  test.each([
    [{ address: 'http://example.com/push' }, 'webhookUrlNotHttps'],
    [{ id: '' }, 'channelIdInvalid'],
    [{ type: 'mail' }, 'channelUnknown'],
  ])('is refused: %j', async (body, reason) => {
    expect(await reasonOf(watch(body))).toEqual([400, reason]);
  });

  test('is refused an id that another has', async () => {
    await watch();
    expect(await reasonOf(watch())).toEqual([400, 'channelIdNotUnique']);
  });
});

describe('a sync token', () => {
  test('brings what has changed since, deleted events by their id', async () => {
    const { nextSyncToken: syncToken } = (await list({ timeMin: '2026-01-01T00:00:00Z' })).data;
    await given.api.events.insert({ calendarId, requestBody: TRIP });
    const first = (await list({ syncToken })).data;
    expect(first.items).toMatchObject([{ id: TRIP.id, summary: TRIP.summary }]);
    await given.api.events.delete({ calendarId, eventId: TRIP.id });
    const { items } = (await list({ syncToken: first.nextSyncToken })).data;
    expect(items).toEqual([
      { kind: 'calendar#event', id: TRIP.id, etag: expect.any(String), status: 'cancelled' },
    ]);
  });

  test('comes with the last page, and not beside an order', async () => {
    await given.api.events.insert({ calendarId, requestBody: TRIP });
    await given.api.events.insert({ calendarId, requestBody: { ...TRIP, id: `${TRIP.id}2` } });
    const { nextPageToken, nextSyncToken } = (await list({ maxResults: 1 })).data;
    expect(nextSyncToken).toBeUndefined();
    expect((await list({ maxResults: 1, pageToken: nextPageToken })).data.nextSyncToken).toBeTruthy();
    expect((await list({ orderBy: 'startTime' })).data.nextSyncToken).toBeUndefined();
  });

  test('is refused beside an order or a window, for another kind of list, and when it is too old', async () => {
    const { nextSyncToken: syncToken } = (await list()).data;
    for (const beside of [
      { orderBy: 'startTime' },
      { timeMin: '2026-01-01T00:00:00Z' },
      { singleEvents: false },
    ])
      expect(await reasonOf(list({ syncToken, ...beside }))).toEqual([400, 'invalid']);
    await given.google.control('expire-sync-tokens', { calendarId: DISPATCHER });
    expect(await reasonOf(list({ syncToken }))).toEqual([410, 'fullSyncRequired']);
  });
});
