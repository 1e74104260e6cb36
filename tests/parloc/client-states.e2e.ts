import type { Locator } from '@playwright/test';
import { spacedPhone } from '../../web/src/phone/spaced-phone.ts';
import { CONNECTION_LOST, expect, test } from '../kit/browser.ts';
import { withoutFirstView } from './own-reads.ts';
import { NAME, pageOf, seedDriver } from './seed.ts';

const live = { state: 'on', until: '' } as const;

test.describe('without a connection', () => {
  test.use({ expectedComplaints: CONNECTION_LOST });

  test('[S-07] a driver who could not be loaded is loaded when the connection is back', async ({
    page,
    context,
    say,
  }) => {
    const driver = await seedDriver();
    const read = Promise.withResolvers<void>();
    await withoutFirstView(page);
    await page.route('**/call/findPlace', async (route) => {
      await read.promise;
      await route.continue();
    });
    await page.goto(pageOf(driver));
    await expect(page.getByText(say('parloc.client.loading'))).toBeVisible();
    await context.setOffline(true);
    read.resolve();
    const alert = page.getByRole('alert').filter({ hasText: say('parloc.client.failed') });
    // Whoever has no connection for the page may have one for a call.
    await expect(alert).toContainText(spacedPhone(driver.phone));
    await alert.getByRole('button', { name: say('parloc.client.retry') }).click();
    await expect(alert).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator(`a[href="tel:${driver.phone}"]`)).toBeVisible();
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
    await expect(page.getByText(say('parloc.client.lost'))).toHaveCount(0);
  });

  test('a driver’s database that refuses is an error with another try', async ({ page, say }) => {
    const driver = await seedDriver();
    let refused = 0;
    await page.route('**/documents:batchGet', (route) => {
      refused += 1;
      return refused === 1 ? route.fulfill({ status: 503 }) : route.continue();
    });
    await withoutFirstView(page);
    await page.goto(pageOf(driver));
    await page.getByRole('button', { name: say('parloc.client.retry') }).click();
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  });

  test('[L-01] a number that cannot be resolved now is an error with another try, and a call', async ({
    page,
    say,
  }) => {
    const driver = await seedDriver();
    let isRefused = true;
    await page.route('**/call/findPlace', (route) =>
      isRefused ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await withoutFirstView(page);
    await page.goto(pageOf(driver));
    const alert = page.getByRole('alert').filter({ hasText: say('parloc.client.failed') });
    await expect(alert.getByRole('link', { name: say('parloc.client.call') })).toHaveAttribute(
      'href',
      `tel:${driver.phone}`,
    );
    isRefused = false;
    await alert.getByRole('button', { name: say('parloc.client.retry') }).click();
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  });

  test('live updates that cannot load are said to be missing', async ({ page, context, say }) => {
    const driver = await seedDriver({ live });
    await context.route('**/assets/live-*', (route) => route.abort());
    await page.goto(pageOf(driver));
    await expect(page.getByText(say('parloc.client.lost'), { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  });

  test('[C-01] [L-08] when the library of the map does not load, the map is there as pictures', async ({
    page,
    say,
  }) => {
    const driver = await seedDriver();
    let tries = 0;
    await page.route('**/assets/moving-map-*.js', (route) => {
      tries += 1;
      return route.abort();
    });
    await page.goto(pageOf(driver));
    const map = page.getByRole('application', { name: say('map.label') });
    await expect(map).toBeVisible();
    await map.click();
    await expect.poll(() => tries).toBeGreaterThan(2);
    await expect.poll(async () => new Set(await picturesInSight(map))).toEqual(new Set(['here']));
    await expect(page.getByText(say('map.missing'))).toHaveCount(0);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the page scrolls past the map, which a finger moves after a tap', async ({ page, say }) => {
    await page.goto('/parloc');
    const map = page.getByRole('application');
    const hint = page.getByText(say('map.tapToMove'));
    await map.scrollIntoViewIfNeeded();
    await expect(hint).toBeVisible();
    const pane = () => map.locator('.leaflet-map-pane').evaluate((element) => element.style.transform);
    const scrolled = () => page.evaluate(() => window.scrollY);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    const swipe = async () => {
      const box = await map.boundingBox();
      if (!box) throw new Error('there is no map');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
      await touch('touchStart', { x, y });
      for (let way = 10; way <= 100; way += 10) await touch('touchMove', { x, y: y + way });
      await touch('touchEnd');
    };

    const [top, view] = [await scrolled(), await pane()];
    // A page that a swipe has thrown goes on by itself, and a tap meanwhile does nothing but hold it.
    const stands = await page.evaluateHandle(() => ({
      still: new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true })),
    }));
    await swipe();
    await stands.evaluate(({ still }) => still.then(() => {}));
    expect(await scrolled()).toBeLessThan(top - 40);
    expect(await pane()).toBe(view);

    await map.tap();
    await expect(hint).toBeHidden();
    const held = await scrolled();
    await swipe();
    await expect.poll(pane).not.toBe(view);
    expect(await scrolled()).toBe(held);

    await page.getByRole('heading', { level: 1 }).tap();
    await expect(hint).toBeVisible();
  });
});

/** Of each picture that the map's box shows, whether it has come. */
function picturesInSight(map: Locator): Promise<('here' | 'missing')[]> {
  return map.evaluate((box) => {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    return [...(box.parentElement?.querySelectorAll('img') ?? [])]
      .filter((picture) => {
        const own = picture.getBoundingClientRect();
        return own.left < right && own.right > left && own.top < bottom && own.bottom > top;
      })
      .map(({ naturalWidth }) => (naturalWidth > 0 ? 'here' : 'missing'));
  });
}
