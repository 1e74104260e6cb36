import { expect, test } from 'vitest';
import { people } from '../../local/sample/people.ts';
import { DISPATCHER, reasonOf, trialWithAccess } from './trial.ts';

const given = trialWithAccess();

test('everybody has a primary calendar', async () => {
  const { data } = await given.api.calendarList.list();
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
  await given.google.control('add-calendar', { email: DISPATCHER, summary: 'Другий' });
  await given.google.control('add-calendar', { email: DISPATCHER, summary: 'Чужий', accessRole: 'reader' });
  const first = (await given.api.calendarList.list({ maxResults: 2 })).data;
  const pageToken = first.nextPageToken ?? '';
  const second = (await given.api.calendarList.list({ maxResults: 2, pageToken })).data;
  expect([first, second].map(({ items }) => items?.map(({ summary }) => summary))).toEqual([
    [DISPATCHER, 'Другий'],
    ['Чужий'],
  ]);
  expect(second.nextPageToken).toBeUndefined();
});

test('other people’s calendars are not there', async () => {
  const calendarId = people.stranger.email;
  expect(await reasonOf(given.api.events.list({ calendarId }))).toEqual([404, 'notFound']);
});
