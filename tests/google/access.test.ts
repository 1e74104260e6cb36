import type { calendar_v3 } from '@googleapis/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SCOPES } from '../../local/google/google.ts';
import { DISPATCHER, failureOf, reasonOf, TRIP, type Trial, trial } from './trial.ts';

const calendarId = 'primary';

let google: Trial;
let events: calendar_v3.Resource$Events;
beforeAll(async () => {
  google = await trial();
});
beforeEach(async () => {
  await google.control('reset', {});
  events = google.api(await google.granted()).events;
});
afterAll(() => google.close());

describe('access', () => {
  test('is refused without a good token, in Google’s words', async () => {
    const stranger = google.oauth();
    stranger.setCredentials({ access_token: 'ya29.guess' });
    expect(await failureOf(google.api(stranger).events.list({ calendarId }))).toEqual({
      status: 401,
      data: {
        error: {
          code: 401,
          message: 'Invalid Credentials',
          errors: [{ domain: 'global', reason: 'authError', message: 'Invalid Credentials' }],
          status: 'UNAUTHENTICATED',
        },
      },
    });
    const without = await fetch(`${google.url}/calendar/v3/users/me/calendarList`);
    expect(without.status).toBe(401);
  });

  test.for<[string, string, (api: ReturnType<Trial['api']>) => Promise<unknown>]>([
    ['events', SCOPES.calendarList, (api) => api.events.list({ calendarId })],
    ['changes', SCOPES.calendarList, (api) => api.events.insert({ calendarId, requestBody: TRIP })],
    ['the list of calendars', SCOPES.events, (api) => api.calendarList.list()],
  ])('to %s needs a scope for it', async ([, scope, call]) => {
    const client = await google.granted({ scope });
    expect(await reasonOf(call(google.api(client)))).toEqual([403, 'insufficientPermissions']);
    await expect(call(google.api(await google.granted()))).resolves.toMatchObject({ status: 200 });
  });

  test('to a calendar that is only to be read lets nobody write', async () => {
    const shared = { email: DISPATCHER, summary: 'Графік', accessRole: 'reader' } as const;
    const { id } = await google.control('add-calendar', shared);
    expect((await events.list({ calendarId: id })).data.accessRole).toBe('reader');
    expect(await reasonOf(events.insert({ calendarId: id, requestBody: TRIP }))).toEqual([
      403,
      'requiredAccessLevel',
    ]);
  });
});
