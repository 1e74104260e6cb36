import type { calendar_v3 } from '@googleapis/calendar';
import { describe, expect, test } from 'vitest';
import { failureOf, reasonOf, TRIP, trialWithAccess } from './trial.ts';

const calendarId = 'primary';

const given = trialWithAccess();

const insert = (requestBody: calendar_v3.Schema$Event) =>
  given.api.events.insert({ calendarId, requestBody: { ...TRIP, ...requestBody } });

describe('the list', () => {
  const at = (hour: number, more: calendar_v3.Schema$Event = {}) =>
    insert({
      id: `hour${String(hour).padStart(4, '0')}`,
      start: { dateTime: `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z` },
      end: { dateTime: `2026-11-20T${String(hour + 1).padStart(2, '0')}:00:00Z` },
      ...more,
    });
  const hours = (items: calendar_v3.Schema$Event[] | undefined) =>
    items?.map(({ id }) => Number(id?.slice(4)));

  test('has what ends after its start and starts before its end', async () => {
    for (const hour of [5, 6, 7, 8]) await at(hour);
    const window = { timeMin: '2026-11-20T06:00:00Z', timeMax: '2026-11-20T10:00:00+02:00' };
    expect(hours((await given.api.events.list({ calendarId, ...window })).data.items)).toEqual([6, 7]);
  });

  test('is sorted by start, where that is asked for', async () => {
    for (const hour of [9, 5, 7]) await at(hour);
    const sorted = await given.api.events.list({ calendarId, singleEvents: true, orderBy: 'startTime' });
    expect(hours(sorted.data.items)).toEqual([5, 7, 9]);
    expect(await reasonOf(given.api.events.list({ calendarId, orderBy: 'startTime' }))).toEqual([
      400,
      'invalid',
    ]);
  });

  test('comes in pages', async () => {
    for (const hour of [1, 2, 3, 4, 5]) await at(hour);
    const query = { calendarId, maxResults: 2, singleEvents: true, orderBy: 'startTime' };
    const seen: (number[] | undefined)[] = [];
    let pageToken: string | undefined;
    do {
      const { data } = await given.api.events.list({ ...query, ...(pageToken && { pageToken }) });
      seen.push(hours(data.items));
      pageToken = data.nextPageToken ?? undefined;
    } while (pageToken);
    expect(seen).toEqual([[1, 2], [3, 4], [5]]);
  });

  test.for<[string, object]>([
    ['a moment without an offset', { timeMin: '2026-11-20T08:00:00' }],
    ['no moment', { timeMax: 'tomorrow' }],
    [
      'a window that ends before it starts',
      { timeMin: '2026-11-20T08:00:00Z', timeMax: '2026-11-19T08:00:00Z' },
    ],
    ['no results', { maxResults: 0 }],
    ['a made-up token', { pageToken: 'MTA' }],
  ])('is refused with %s', async ([, query]) => {
    expect(await failureOf(given.api.events.list({ calendarId, ...query }))).toMatchObject({ status: 400 });
  });
});
