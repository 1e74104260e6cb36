import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { people } from '../../local/sample/people.ts';
import { DISPATCHER, type Trial, trial } from './trial.ts';

const NOW = Date.parse('2026-11-20T10:07:00Z');

async function sampleApi(google: Trial, email: string = DISPATCHER) {
  return google.api(await google.granted({}, { email }));
}

test('the dispatcher has three calendars, and others an empty one', async () => {
  const google = await trial({ hasSampleData: true });
  onTestFinished(() => google.close());
  const { data } = await (await sampleApi(google)).calendarList.list();
  expect(data.items?.map(({ summary, timeZone, accessRole }) => [summary, timeZone, accessRole])).toEqual([
    [DISPATCHER, 'Europe/Kyiv', 'owner'],
    ['Рейси до Польщі', 'Europe/Warsaw', 'owner'],
    ['Графік автопарку', 'Europe/Kyiv', 'reader'],
  ]);
  const other = await sampleApi(google, people.stranger.email);
  expect((await other.calendarList.list()).data.items).toHaveLength(1);
  expect((await other.events.list({ calendarId: 'primary' })).data.items).toEqual([]);
});

test('her trips are in the forms that the product reads, one of them under way', async () => {
  const google = await trial({ hasSampleData: true, now: () => NOW });
  onTestFinished(() => google.close());
  const { data } = await (await sampleApi(google)).events.list({ calendarId: 'primary' });
  const items = data.items ?? [];
  const described = items.map(({ description = '' }) => description ?? '');
  const trips = items.filter(({ description }) => description?.startsWith('{'));
  expect(trips.length).toBeGreaterThan(3);
  for (const { summary, location, description } of trips) {
    const { version, driverName, passengers } = JSON.parse(description ?? '');
    expect(version).toBe(1);
    expect(summary).toBe(`${location} | ${driverName}`);
    for (const passenger of passengers) expect(Object.keys(passenger)).toEqual(['name', 'phone']);
  }
  expect(described.filter((text) => /^Driver: .+\n(.+\n)*Passengers:\n.+\t\+\d+/.test(text))).toHaveLength(1);
  expect(items.filter(({ summary }) => summary === 'Стоматолог')).toHaveLength(1);
  const underWay = trips.filter(
    ({ start, end }) => Date.parse(start?.dateTime ?? '') <= NOW && NOW <= Date.parse(end?.dateTime ?? ''),
  );
  expect(underWay).toHaveLength(1);
  for (const { start, end } of items) {
    expect(Date.parse(end?.dateTime ?? '') - Date.parse(start?.dateTime ?? '')).toBe(3_600_000);
  }
});

test('a file keeps calendars and grants from one run to the next', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'par-club-google-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const options = { hasSampleData: true, file: join(folder, 'new', 'google.json') };
  const first = await trial(options);
  const client = await first.granted({});
  const api = first.api(client);
  const requestBody = { start: { date: '2026-11-20' }, end: { date: '2026-11-21' }, summary: 'Мій' };
  await api.events.insert({ calendarId: 'primary', requestBody });
  const before = (await api.events.list({ calendarId: 'primary' })).data.items;
  await first.close();

  const second = await trial(options);
  onTestFinished(() => second.close());
  const again = second.oauth();
  again.setCredentials({ refresh_token: client.credentials.refresh_token ?? '' });
  const after = (await second.api(again).events.list({ calendarId: 'primary' })).data.items;
  expect(after).toEqual(before);
  expect(after?.at(-1)).toMatchObject(requestBody);
});
