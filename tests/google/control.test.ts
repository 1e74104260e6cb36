import { describe, expect, test } from 'vitest';
import type { Fault } from '../../local/google/control/control-protocol.ts';
import { people } from '../../local/sample/people.ts';
import { DISPATCHER, failureOf, reasonOf, trialWithAccess } from './trial.ts';

const calendarId = 'primary';
const TRIP = {
  summary: 'Київ - Львів | Іван Коваль',
  start: { dateTime: '2026-11-20T08:00:00Z' },
  end: { dateTime: '2026-11-20T09:00:00Z' },
};

const given = trialWithAccess();

const list = () => given.api.events.list({ calendarId });
const insert = () => given.api.events.insert({ calendarId, requestBody: TRIP });

describe('a fault', () => {
  test.for<[Fault['what'], number, string]>([
    ['forbidden', 403, 'forbidden'],
    ['insufficientPermissions', 403, 'insufficientPermissions'],
    ['rateLimitExceeded', 403, 'rateLimitExceeded'],
    ['quotaExceeded', 403, 'quotaExceeded'],
    ['notFound', 404, 'notFound'],
    ['duplicate', 409, 'duplicate'],
    ['gone', 410, 'deleted'],
    ['preconditionFailed', 412, 'conditionNotMet'],
    ['tooManyRequests', 429, 'rateLimitExceeded'],
    ['internal', 500, 'backendError'],
    ['unavailable', 503, 'backendError'],
  ])('%s is answered with %i, once', async ([what, status, reason]) => {
    // The client would take a 403, too, for a token that is too old, and ask again.
    const client = await given.google.granted();
    client.forceRefreshOnFailure = false;
    given.api = given.google.api(client);
    await given.google.control('fault', { what, kind: 'events.insert' });
    expect((await list()).status).toBe(200);
    expect(await reasonOf(insert())).toEqual([status, reason]);
    expect((await list()).data.items).toEqual([]);
    expect((await insert()).status).toBe(200);
  });

  test('unauthorized makes the client refresh its token', async () => {
    await given.google.control('fault', { what: 'unauthorized', kind: 'events.list' });
    expect((await list()).status).toBe(200);
    const { entries } = await given.google.control('log', { email: DISPATCHER });
    expect(entries.map(({ kind, status }) => [kind, status]).slice(-3)).toEqual([
      ['events.list', 401],
      ['token', 200],
      ['events.list', 200],
    ]);
  });

  test('meets as many requests as it says, or all', async () => {
    await given.google.control('fault', { what: 'internal', kind: 'events', count: 2 });
    for (const status of [500, 500]) expect((await failureOf(list())).status).toBe(status);
    expect((await list()).status).toBe(200);
    await given.google.control('fault', { what: 'internal', email: DISPATCHER, count: null });
    for (const status of [500, 500, 500]) expect((await failureOf(list())).status).toBe(status);
    await given.google.control('clear-faults', { email: DISPATCHER });
    expect((await list()).status).toBe(200);
  });

  test('meets the account alone that it names', async () => {
    const { email } = people.stranger;
    const stranger = await given.google.granted({}, { email });
    await given.google.control('fault', { what: 'internal', email, count: null });
    expect((await list()).status).toBe(200);
    await given.google.control('clear-faults', { email: DISPATCHER });
    expect((await given.google.refresh(stranger)).status).toBe(500);
    expect((await failureOf(given.google.api(stranger).calendarList.list())).status).toBe(500);
    await given.google.control('clear-faults', { email });
    expect((await given.google.refresh(stranger)).status).toBe(200);
  });

  test.for<[Fault['what'], number, string]>([
    ['forbidden', 400, 'invalid_grant'],
    ['unauthorized', 401, 'invalid_client'],
    ['tooManyRequests', 429, 'rate_limit_exceeded'],
    ['unavailable', 503, 'internal_failure'],
  ])('%s at the token endpoint is %i %s', async ([what, status, error]) => {
    const client = await given.google.granted();
    await given.google.control('fault', { what, kind: 'token', count: null });
    const response = await given.google.refresh(client);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error });
  });

  test('cut ends the connection before or after the work', async () => {
    await given.google.control('fault', { what: 'cut', kind: 'events.insert' });
    expect(await failureOf(insert())).toEqual({});
    expect((await list()).data.items).toHaveLength(0);
    await given.google.control('fault', { what: 'cutAfter', kind: 'events.insert' });
    expect(await failureOf(insert())).toEqual({});
    expect((await list()).data.items).toHaveLength(1);
    await given.google.control('fault', { what: 'cutWithin', kind: 'events.insert' });
    expect(await failureOf(insert())).toEqual({});
    expect((await list()).data.items).toHaveLength(2);
  });

  test.each(['delay', 'delayAfter'] as const)('%s comes late', async (what) => {
    await given.google.control('fault', { what, milliseconds: 150 });
    const start = performance.now();
    expect((await list()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(140);
  });

  test('nonsense is a page instead of an answer', async () => {
    await given.google.control('fault', { what: 'nonsense' });
    expect((await list()).data).toEqual(expect.stringContaining('<!doctype html>'));
    await given.google.control('fault', { what: 'wrongShape' });
    expect((await list()).data).toEqual({ ok: true });
  });

  test('meets the consent page where it says so', async () => {
    await given.google.control('fault', { what: 'unavailable', kind: 'consent' });
    expect((await fetch(given.google.consentUrl())).status).toBe(503);
    expect((await fetch(given.google.consentUrl())).status).toBe(200);
  });
});

describe('somebody else', () => {
  const by = people.stranger.email;

  test('adds, changes and deletes events', async () => {
    const { event } = await given.google.control('add-event', { by, calendarId: DISPATCHER, event: TRIP });
    const eventId = String(event.id);
    const seen = (await given.api.events.get({ calendarId, eventId })).data;
    expect(seen).toMatchObject({ summary: TRIP.summary, creator: { email: by } });
    const changes = { summary: 'Київ - Одеса' };
    await given.google.control('edit-event', { calendarId: DISPATCHER, eventId, changes });
    const stale = { headers: { 'If-Match': seen.etag ?? '' } };
    const mine = given.api.events.patch({ calendarId, eventId, requestBody: { location: 'Львів' } }, stale);
    expect(await reasonOf(mine)).toEqual([412, 'conditionNotMet']);
    await given.google.control('delete-event', { calendarId: DISPATCHER, eventId });
    expect(await reasonOf(given.api.events.delete({ calendarId, eventId }))).toEqual([410, 'deleted']);
    const { events } = await given.google.control('events', { calendarId: DISPATCHER });
    expect(events).toMatchObject([{ id: eventId, summary: 'Київ - Одеса', status: 'cancelled' }]);
  });

  test('adds nothing to a calendar that is not there', async () => {
    const event = { by, calendarId: 'c_none@group.calendar.google.com', event: TRIP };
    expect(await given.google.control('add-event', event)).toMatchObject({ error: { code: 400 } });
  });
});

test('a person takes the grant back', async () => {
  await given.google.control('revoke', { email: DISPATCHER });
  expect(await failureOf(list())).toMatchObject({ status: 400, data: { error: 'invalid_grant' } });
});

test('tokens expire at once, and are refreshed', async () => {
  await given.google.control('expire-tokens', { email: DISPATCHER });
  expect((await list()).status).toBe(200);
  const { entries } = await given.google.control('log', { email: DISPATCHER });
  expect(entries.filter(({ kind }) => kind === 'token')).toHaveLength(2);
});

test('the log tells what was asked, and no secrets', async () => {
  const { data } = await insert();
  const eventId = data.id ?? '';
  const headers = { 'If-Match': data.etag ?? '' };
  await given.api.events.patch({ calendarId, eventId, requestBody: { location: 'Львів' } }, { headers });
  const { entries } = await given.google.control('log', { email: DISPATCHER });
  expect(entries.at(-1)).toEqual({
    kind: 'events.patch',
    target: `/calendar/v3/calendars/primary/events/${eventId}`,
    port: expect.any(Number),
    email: DISPATCHER,
    ifMatch: data.etag,
    status: 200,
  });
  expect(entries.map(({ kind }) => kind)).toEqual([
    'consent.decision',
    'token',
    'events.insert',
    'events.patch',
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/secret|ya29|4\/0|1\/\/0/);
  expect((await given.google.control('log', { email: people.stranger.email })).entries).toEqual([]);
});

test('a request that is delayed is told of while it waits, and goes on when it is released', async () => {
  const email = DISPATCHER;
  await given.google.control('fault', { what: 'delay', kind: 'events.list', email, milliseconds: 3_600_000 });
  const asked = given.google.control('await-request', { email, kind: 'events.list' });
  const listed = list();
  expect((await asked).entry).toMatchObject({ kind: 'events.list', status: 0 });
  await given.google.control('release', { email });
  expect((await listed).status).toBe(200);
});

test('what is unknown is not found', async () => {
  for (const path of ['/control/explode', '/control/toString', '/calendar/v4', '/%zz', '/']) {
    expect((await fetch(given.google.url + path, { method: 'POST', body: '{}' })).status).toBe(404);
  }
  expect((await fetch(`${given.google.url}/control/reset`)).status).toBe(404);
});

test('a body that is no JSON is refused', async () => {
  const { token } = await (await given.google.granted()).getAccessToken();
  const response = await fetch(`${given.google.url}/calendar/v3/calendars/primary/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: '{"summary":',
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { errors: [{ reason: 'parseError' }] } });
});
