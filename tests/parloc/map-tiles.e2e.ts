import type { Request, Route } from '@playwright/test';
import { expect, TILES, test } from '../kit/browser.ts';
import { pageOf, seedDriver } from './seed.ts';

/** How a server of pictures fails. */
const faults = {
  'answers 500': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'answers a page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Over quota</h1>' }),
  'is cut off': (route) => route.abort('connectionreset'),
  'says nothing': async () => {},
} satisfies Record<string, (route: Route) => Promise<void>>;

// Half a minute passes at once, which the database's SDK takes for silence.
test.use({ expectedComplaints: /Failed to load resource|Could not reach Cloud Firestore/ });

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    for (const [name, fault] of Object.entries(faults)) {
      test(`a server of pictures that ${name} leaves the place in words, and the map comes by itself`, async ({
        page,
        say,
      }) => {
        const driver = await seedDriver();
        await page.clock.install();
        await page.route(TILES, fault);
        await page.goto(pageOf(driver));
        const card = page.getByRole('article');
        await expect(card.locator('.leaflet-marker-icon')).toBeVisible();
        await page.clock.runFor(8000);
        await expect(card.getByText(say('parloc.client.mapMissing'))).toBeVisible();
        await expect(card.getByText('50.45010, 30.52340')).toBeVisible();
        await expect(card.getByRole('link', { name: say('parloc.client.mapLink') })).toBeVisible();
        await page.unroute(TILES, fault);
        await page.clock.runFor(30_000);
        await expect(card.locator('.leaflet-tile-loaded').first()).toBeVisible();
        await expect(card.getByText(say('parloc.client.mapMissing'))).toHaveCount(0);
      });
    }
  });
}

test('holes in a map are filled by themselves, and what is there is not asked for again', async ({
  page,
  say,
}) => {
  const driver = await seedDriver();
  await page.clock.install();
  const asked: string[] = [];
  const refused: string[] = [];
  const isPicture = (request: Request) => request.url().startsWith('https://tile.openstreetmap.org/');
  page.on('request', (request) => isPicture(request) && asked.push(request.url()));
  const fault = (route: Route) => {
    if (asked.indexOf(route.request().url()) % 2 === 0) return route.fallback();
    refused.push(route.request().url());
    return route.abort();
  };
  await page.route(TILES, fault);
  await page.goto(pageOf(driver));
  const card = page.getByRole('article');
  const loaded = card.locator('.leaflet-tile-loaded');
  await expect(loaded.first()).toBeVisible();
  await expect.poll(async () => refused.length + (await loaded.count())).toBe(asked.length);
  expect(refused.length).toBeGreaterThan(0);
  await expect(card.getByText(say('parloc.client.mapMissing'))).toHaveCount(0);

  await page.unroute(TILES, fault);
  const before = asked.length;
  await page.clock.runFor(30_000);
  await expect(loaded).toHaveCount(before);
  expect(asked.slice(before).sort()).toEqual(refused.sort());
});
