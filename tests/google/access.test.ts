import { describe, expect, test } from 'vitest';
import { SCOPES } from '../../local/google/google.ts';
import { DISPATCHER, failureOf, reasonOf, TRIP, type Trial, trialWithAccess } from './trial.ts';

const calendarId = 'primary';

const given = trialWithAccess();

describe('access', () => {
  test('is refused without a good token, in Google’s words', async () => {
    const stranger = given.google.oauth();
    stranger.setCredentials({ access_token: 'ya29.guess' });
    expect(await failureOf(given.google.api(stranger).events.list({ calendarId }))).toEqual({
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
    const without = await fetch(`${given.google.url}/calendar/v3/users/me/calendarList`);
    expect(without.status).toBe(401);
  });

  test.for<[string, string, (api: ReturnType<Trial['api']>) => Promise<unknown>]>([
    ['events', SCOPES.calendarList, (api) => api.events.list({ calendarId })],
    ['changes', SCOPES.calendarList, (api) => api.events.insert({ calendarId, requestBody: TRIP })],
    ['the list of calendars', SCOPES.events, (api) => api.calendarList.list()],
  ])('to %s needs a scope for it', async ([, scope, call]) => {
    const client = await given.google.granted({ scope });
    expect(await reasonOf(call(given.google.api(client)))).toEqual([403, 'insufficientPermissions']);
    await expect(call(given.google.api(await given.google.granted()))).resolves.toMatchObject({
      status: 200,
    });
  });

  test('to a calendar that is only to be read lets nobody write', async () => {
    const shared = { email: DISPATCHER, summary: 'Графік', accessRole: 'reader' } as const;
    const { id } = await given.google.control('add-calendar', shared);
    expect((await given.api.events.list({ calendarId: id })).data.accessRole).toBe('reader');
    expect(await reasonOf(given.api.events.insert({ calendarId: id, requestBody: TRIP }))).toEqual([
      403,
      'requiredAccessLevel',
    ]);
  });
});
