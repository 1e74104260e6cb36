import { linkIdOf } from '@par-club/functions/shared/place-link';
import type { Page } from '@playwright/test';
import { enlargeText, expectNoFaults, expectNothingCut } from '../kit/accessibility.ts';
import { CONNECTION_LOST, expect, TILES, test } from '../kit/browser.ts';
import { MINUTE, pageOf, type SeededPlace, seedDriver } from './seed.ts';

const places: [badge: 'stale' | 'silent' | 'paused' | 'live', place: SeededPlace][] = [
  ['stale', { age: 90 * MINUTE }],
  ['silent', { live: { state: 'on', until: '' }, age: 2 * MINUTE }],
  ['paused', { live: { state: 'paused', until: '' } }],
  ['live', { live: { state: 'on', until: '' } }],
];

test('a driver’s page has no accessibility fault, whatever it says of the place', async ({ page, say }) => {
  for (const [badge, place] of places) {
    await page.goto(pageOf(await seedDriver(place)));
    await expect(page.getByText(say(`parloc.client.${badge}`), { exact: true })).toBeVisible();
    await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
    await page.getByRole('application').press('ArrowLeft');
    await expect(page.getByRole('button', { name: say('map.follow') })).toBeVisible();
    await expectNoFaults(page, badge);
  }
  await expectFits(page, 'live');
});

test('a driver’s page without a place, or with one that has stopped, has no accessibility fault', async ({
  page,
}) => {
  await page.goto(pageOf(await seedDriver(null)));
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expectNoFaults(page, 'not shared yet');
  const stopped = await seedDriver();
  await stopped.stop();
  const link = linkIdOf({ parlocId: stopped.parlocId, placeId: stopped.phonePlace });
  await page.goto(`/parloc/driver/${link}`);
  await expect(page.getByRole('article')).toBeVisible();
  await expectNoFaults(page, 'stopped');
});

test('[F-U8] no page of nobody, of the demo and of a long car has an accessibility fault or is cut, and a phone stands in one line', async ({
  page,
}) => {
  for (const address of ['380990000001', 'demo1', 'demo']) {
    await page.goto(`/parloc/driver/${address}`);
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await expectNoFaults(page, address);
    await expectFits(page, address);
  }
  const unbroken = await seedDriver({}, { carName: 'MercedesSprinterVIPміжнародніперевезення'.repeat(2) });
  for (const address of [pageOf(unbroken), '/parloc']) {
    await page.goto(address);
    await expectFits(page, address);
  }
});

test.describe('where the connection is lost', () => {
  test.use({ expectedComplaints: CONNECTION_LOST });

  test('a driver’s page has no accessibility fault', async ({ page, say }) => {
    await page.goto(pageOf(await seedDriver({ live: { state: 'on', until: '' } })));
    await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText(say('parloc.client.lost'), { exact: true })).toBeVisible();
    await expectNoFaults(page, 'lost');
  });
});

test.describe('without tiles', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('the place in words has no accessibility fault', async ({ page, say }) => {
    await page.route(TILES, (route) => route.abort());
    await page.goto('/parloc/driver/demo');
    await expect(page.getByText(say('map.missing'))).toBeVisible();
    await expectNoFaults(page, 'no tiles');
  });
});

/** On a phone at 200 % zoom, and on one with text of twice the size. The document keeps that size. */
async function expectFits(page: Page, state: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    if (width > 320) await enlargeText(page);
    await expectNothingCut(page, state);
    for (const phone of await page.getByText(/^\+380/).all())
      expect(await phone.evaluate((element) => element.getClientRects().length), state).toBe(1);
  }
  await page.setViewportSize(before);
}
