import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { people } from '../../local/sample/people.ts';
import { DISPATCHER, reasonOf, type Trial, trial } from './trial.ts';

let google: Trial;
let api: ReturnType<Trial['api']>;
beforeAll(async () => {
  google = await trial();
});
beforeEach(async () => {
  await google.control('reset', {});
  api = google.api(await google.granted());
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
});

test('the list comes in pages', async () => {
  await google.control('add-calendar', { email: DISPATCHER, summary: 'Другий' });
  await google.control('add-calendar', { email: DISPATCHER, summary: 'Чужий', accessRole: 'reader' });
  const first = (await api.calendarList.list({ maxResults: 2 })).data;
  const pageToken = first.nextPageToken ?? '';
  const second = (await api.calendarList.list({ maxResults: 2, pageToken })).data;
  expect([first, second].map(({ items }) => items?.map(({ summary }) => summary))).toEqual([
    [DISPATCHER, 'Другий'],
    ['Чужий'],
  ]);
  expect(second.nextPageToken).toBeUndefined();
});

test('other people’s calendars are not there', async () => {
  const calendarId = people.stranger.email;
  expect(await reasonOf(api.events.list({ calendarId }))).toEqual([404, 'notFound']);
});
