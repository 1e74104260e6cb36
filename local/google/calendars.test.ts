import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { people } from '../people.ts';
import { CALENDAR, DISPATCHER, reasonOf, type Trial, trial } from './trial.ts';

let google: Trial;
let api: ReturnType<Trial['api']>;
beforeAll(async () => {
  google = await trial();
});
beforeEach(async () => {
  await google.control('reset', {});
  api = google.api(await google.granted({ scope: CALENDAR }));
});
afterAll(() => google.close());

test('everybody has a primary calendar', async () => {
  const { data } = await api.calendarList.list();
  expect(data.items).toEqual([
    expect.objectContaining({
      kind: 'calendar#calendarListEntry',
      id: DISPATCHER,
      primary: true,
      accessRole: 'owner',
      timeZone: 'Europe/Kyiv',
      backgroundColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
    }),
  ]);
  const { data: primary } = await api.calendars.get({ calendarId: 'primary' });
  expect(primary.id).toBe(DISPATCHER);
});

test('the list comes in pages, and only with what may be changed where that is asked for', async () => {
  await api.calendars.insert({ requestBody: { summary: 'Другий' } });
  await google.control('add-calendar', { email: DISPATCHER, summary: 'Чужий', accessRole: 'reader' });
  const first = (await api.calendarList.list({ maxResults: 2 })).data;
  const pageToken = first.nextPageToken ?? '';
  const second = (await api.calendarList.list({ maxResults: 2, pageToken })).data;
  expect([first, second].map(({ items }) => items?.map(({ summary }) => summary))).toEqual([
    [DISPATCHER, 'Другий'],
    ['Чужий'],
  ]);
  expect(second.nextPageToken).toBeUndefined();
  expect((await api.calendarList.list({ minAccessRole: 'writer' })).data.items).toHaveLength(2);
});

test('a calendar is made and deleted', async () => {
  const requestBody = { summary: 'Рейси', timeZone: 'Europe/Warsaw' };
  const { data } = await api.calendars.insert({ requestBody });
  expect(data).toMatchObject({ ...requestBody, id: expect.stringMatching(/@group\.calendar\.google\.com$/) });
  const calendarId = data.id ?? '';
  expect((await api.events.list({ calendarId })).data.timeZone).toBe('Europe/Warsaw');
  expect((await api.calendars.delete({ calendarId })).status).toBe(204);
  expect(await reasonOf(api.calendars.get({ calendarId }))).toEqual([404, 'notFound']);
  expect(await reasonOf(api.events.list({ calendarId }))).toEqual([404, 'notFound']);
});

test('a calendar without a name or with an unknown zone is refused', async () => {
  expect(await reasonOf(api.calendars.insert({ requestBody: {} }))).toEqual([400, 'required']);
  const requestBody = { summary: 'Рейси', timeZone: 'Europe/Nowhere' };
  expect(await reasonOf(api.calendars.insert({ requestBody }))).toEqual([400, 'invalid']);
});

test('the primary calendar, and one of somebody else, are not deleted', async () => {
  expect((await reasonOf(api.calendars.delete({ calendarId: 'primary' })))[0]).toBe(403);
  const shared = { email: DISPATCHER, summary: 'Чужий', accessRole: 'writer' } as const;
  const { id } = await google.control('add-calendar', shared);
  expect(await reasonOf(api.calendars.delete({ calendarId: id }))).toEqual([403, 'requiredAccessLevel']);
});

test('other people’s calendars are not there', async () => {
  const { email } = people.stranger;
  expect(await reasonOf(api.calendars.get({ calendarId: email }))).toEqual([404, 'notFound']);
});

test('colours have a background and a foreground', async () => {
  const { data } = await api.colors.get();
  const [entry] = (await api.calendarList.list()).data.items ?? [];
  expect(data.calendar?.[entry?.colorId ?? '']).toEqual({
    background: entry?.backgroundColor,
    foreground: entry?.foregroundColor,
  });
  expect(Object.keys(data.event ?? {}).length).toBeGreaterThan(0);
});
