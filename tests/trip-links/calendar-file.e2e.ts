import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ical, { type VEvent } from 'node-ical';
import { expect, test } from '../kit/browser.ts';
import { publishedTrip } from './published.ts';

const MINUTE = 60_000;
const start = new Date(Date.now() + 24 * 60 * MINUTE);
start.setUTCSeconds(0, 0);
const later = (minutes: number) => new Date(start.getTime() + minutes * MINUTE);
const TRIP = {
  ...{ from: 'Львів', to: 'Краків', driverName: 'Іван Коваль', start: start.toISOString() },
  ...{ end: later(360).toISOString(), stops: [{ place: 'Перемишль, вокзал; каса 3', minutes: 120 }] },
  passengers: [
    { name: 'Олена', phone: '+380671234567', pickUp: 'Перемишль, вокзал; каса 3' },
    { name: 'Степан', phone: '+380509998877' },
  ],
};

/** What a calendar program reads from the file that the page gives. */
async function download(page: Page): Promise<{ events: VEvent[]; text: string }> {
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Додати у свій календар' }).click();
  const text = readFileSync(await (await downloaded).path(), 'utf8');
  const entries = Object.values(ical.sync.parseICS(text));
  return { text, events: entries.filter((entry) => entry?.type === 'VEVENT') };
}

test('[V-06] a seat’s page gives a calendar one event, and saved again the same event anew', async ({
  page,
}) => {
  const { seats } = await publishedTrip(TRIP);
  await page.clock.install();
  await page.goto(seats[0] ?? '');
  const { events, text } = await download(page);
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    ...{ start: later(120), end: later(360), status: 'CONFIRMED', method: 'PUBLISH' },
    ...{ location: 'Перемишль, вокзал; каса 3', description: 'Іван Коваль' },
    summary: expect.stringMatching(/Львів.* → .*Краків/),
  });
  expect(text).not.toMatch(/Степан|380509998877|Паспорти/);
  // Timers are left alone: by them the database's SDK would take its stream for lost.
  await page.clock.setSystemTime(Date.now() + MINUTE);
  const { events: anew } = await download(page);
  expect(anew.map(({ uid }) => uid)).toEqual([events[0]?.uid]);
  expect(Number(anew[0]?.sequence)).toBeGreaterThan(Number(events[0]?.sequence));
  await page.goto(seats[1] ?? '');
  expect((await download(page)).events[0]?.uid).not.toBe(events[0]?.uid);
});
