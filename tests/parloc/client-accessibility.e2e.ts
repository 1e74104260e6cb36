import { linkIdOf } from '@par-club/functions/shared/place-link';
import { enlargeText, expectNoFaults, expectNothingCut, LOOKS } from '../kit/accessibility.ts';
import { CONNECTION_LOST, expect, TILES, test } from '../kit/browser.ts';
import { MINUTE, pageOf, type SeededPlace, seedDriver } from './seed.ts';

const places: Record<string, SeededPlace | null> = {
  'not shared yet': null,
  paused: { live: { state: 'paused', until: '' } },
  silent: { live: { state: 'on', until: '' }, age: 2 * MINUTE },
  stale: { age: 90 * MINUTE },
  live: { live: { state: 'on', until: '' } },
};

for (const { colorScheme, language } of LOOKS) {
  test.describe(`${colorScheme}, ${language}`, () => {
    // In motion, a colour is between two others.
    test.use({ language, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test.describe('until the connection is lost', () => {
      test.use({ expectedComplaints: CONNECTION_LOST });

      test('no state of a driver’s page has an accessibility fault', async ({ page, say }) => {
        const stopped = await seedDriver();
        await stopped.stop();
        const link = linkIdOf({ parlocId: stopped.parlocId, placeId: stopped.phonePlace });
        await page.goto(`/parloc/driver/${link}`);
        await expect(page.getByRole('article')).toBeVisible();
        await expectNoFaults(page, 'stopped');
        for (const [name, place] of Object.entries(places)) {
          await page.goto(pageOf(await seedDriver(place)));
          await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
          if (place) {
            await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
            await page.getByRole('application').press('ArrowLeft');
            await expect(page.getByRole('button', { name: say('map.follow') })).toBeVisible();
          }
          await expectNoFaults(page, name);
        }
        await page.context().setOffline(true);
        await expect(page.getByText(say('parloc.client.lost'), { exact: true })).toBeVisible();
        await expectNoFaults(page, 'lost');
        await page.context().setOffline(false);
        for (const address of ['380990000001', 'demo1', 'demo']) {
          await page.goto(`/parloc/driver/${address}`);
          await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
          await expectNoFaults(page, address);
        }
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
  });
}

for (const [what, width] of [
  ['at 320 px, a phone at 200 % zoom', 320],
  ['with text of twice the size', 390],
] as const) {
  test(`[F-U8] ${what}, nothing is cut off to the side, and a phone stands in one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    const driver = await seedDriver({ live: { state: 'on', until: '' } });
    const unbroken = await seedDriver({}, { carName: 'MercedesSprinterVIPміжнародніперевезення'.repeat(2) });
    for (const address of [
      pageOf(driver),
      pageOf(unbroken),
      '/parloc',
      '/parloc/driver/demo',
      '/parloc/driver/380990000001',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      if (width > 320) await enlargeText(page);
      await expectNothingCut(page, address);
      for (const phone of await page.getByText(/^\+380/).all())
        expect(await phone.evaluate((element) => element.getClientRects().length), address).toBe(1);
    }
  });
}
