import { spacedPhone } from '../../web/src/features/parloc/client/spaced-phone.ts';
import { CONNECTION_LOST, expect, TILES, test } from '../kit/browser.ts';
import { KYIV, MINUTE, NAME, pageOf, type SeededPlace, seedDriver } from './seed.ts';
import { listenTargets } from './targets.ts';

const live = { state: 'on', until: '' } as const;
const inAnHour = () => new Date(Date.now() + 60 * MINUTE).toISOString();
const aMinuteAgo = () => new Date(Date.now() - MINUTE).toISOString();

type Word = 'live' | 'paused' | 'stale' | null;
const states: [name: string, place: () => SeededPlace, badge: Word][] = [
  ['just shared', () => ({ age: 1000 }), null],
  ['shared 59 minutes ago', () => ({ age: 59 * MINUTE }), null],
  ['shared an hour ago', () => ({ age: 60 * MINUTE }), 'stale'],
  ['live', () => ({ live, age: 1000 }), 'live'],
  ['live for an hour', () => ({ live: { state: 'on', until: inAnHour() }, age: 1000 }), 'live'],
  ['live, silent for five minutes', () => ({ live, age: 5 * MINUTE }), 'stale'],
  ['paused', () => ({ live: { state: 'paused', until: '' }, age: 2 * MINUTE }), 'paused'],
  ['paused for five minutes', () => ({ live: { state: 'paused', until: '' }, age: 5 * MINUTE }), 'stale'],
  ['live until a minute ago', () => ({ live: { state: 'on', until: aMinuteAgo() }, age: 2 * MINUTE }), null],
  [
    'silent before its end a minute ago',
    () => ({ live: { state: 'on', until: aMinuteAgo() }, age: 10 * MINUTE }),
    'stale',
  ],
];
const saidOfStale = (name: string) =>
  name.startsWith('live') ? 'staleLiveSaid' : name.startsWith('paused') ? 'pausedSaid' : 'staleOnceSaid';
const words = ['live', 'paused', 'stale'] as const;

for (const [name, place, badge] of states) {
  test(`${name} is shown as ${badge ?? 'nothing more than its age'}`, async ({ page, say }) => {
    const driver = await seedDriver(place());
    await page.goto(pageOf(driver));
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
    for (const word of words) {
      const shown = page.getByText(say(`parloc.client.${word}`), { exact: true });
      await expect(shown).toHaveCount(word === badge ? 1 : 0);
    }
    const says = {
      live: say('parloc.client.liveSaid'),
      paused: say('parloc.client.pausedSaid'),
      stale: say(`parloc.client.${saidOfStale(name)}`),
      nothing: say('parloc.client.onceSaid'),
    };
    await expect(page.getByRole('status')).toHaveText(says[badge ?? 'nothing']);
  });
}

test('live sharing becomes stale before one’s eyes, and is said once', async ({ page, say }) => {
  const driver = await seedDriver({ live, age: 5 * MINUTE - 12_000 });
  const seeded = Date.now();
  await page.clock.setFixedTime(seeded);
  await page.goto(pageOf(driver));
  const status = page.getByRole('status');
  await expect(status).toHaveText(say('parloc.client.liveSaid'));
  await status.evaluate((element) => {
    new MutationObserver(() => {
      document.body.dataset.said = String(Number(document.body.dataset.said ?? 0) + 1);
    }).observe(element, { childList: true, subtree: true, characterData: true });
  });
  await page.clock.setFixedTime(seeded + 12_000);
  await expect(status).toHaveText(say('parloc.client.staleLiveSaid'));
  await expect(page.getByText(say('parloc.client.live'), { exact: true })).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-said', '1');
});

test('a driver who has not shared yet shows no place, then the first one', async ({ page, say }) => {
  const driver = await seedDriver(null);
  await page.goto(pageOf(driver));
  await expect(page.getByRole('status')).toHaveText(say('parloc.client.never'));
  await expect(page.getByRole('application')).toHaveCount(0);
  await expect(page.getByRole('link', { name: say('parloc.client.call') })).toBeVisible();
  await driver.share({ live });
  await expect(page.getByRole('application')).toBeVisible();
  await expect(page.getByText(say('parloc.client.live'), { exact: true })).toBeVisible();
});

test('a driver who stops takes the place off every open page', async ({ page, say }) => {
  const driver = await seedDriver({ live });
  const targets = listenTargets(page);
  await page.goto(pageOf(driver));
  await expect(page.getByRole('application')).toBeVisible();
  await expect.poll(targets.open).toBe(1);
  await driver.stop();
  await expect(page.getByRole('status')).toHaveText(say('parloc.client.stopped'));
  await expect(page.getByRole('application')).toHaveCount(0);
  await expect(page.getByRole('link', { name: say('parloc.client.routeGoogle') })).toHaveCount(0);
  expect(await page.content()).not.toContain(String(KYIV.latitude));
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: CONNECTION_LOST });

  test('[S-07] what is shown is said to be old, and comes up to date by itself', async ({
    page,
    context,
    say,
  }) => {
    const driver = await seedDriver({ live });
    const targets = listenTargets(page);
    await page.goto(pageOf(driver));
    await expect(page.getByText(say('parloc.client.live'), { exact: true })).toBeVisible();
    await expect.poll(targets.open).toBe(1);
    await context.setOffline(true);
    await expect(page.getByText(say('parloc.client.lost'), { exact: true })).toBeVisible();
    await expect(page.getByText(say('parloc.client.live'), { exact: true })).toHaveCount(0);
    await expect(page.getByRole('status')).toContainText(say('parloc.client.lostSaid'));
    await driver.share({ live, accuracy: 33 });
    await expect(page.getByText('точність 8 м')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('точність 33 м')).toBeVisible();
    await expect(page.getByText(say('parloc.client.live'), { exact: true })).toBeVisible();
    await expect(page.getByText(say('parloc.client.lost'), { exact: true })).toHaveCount(0);
  });

  test('[S-07] a driver who could not be loaded is loaded when the connection is back', async ({
    page,
    context,
    say,
  }) => {
    const driver = await seedDriver();
    await page.goto('/parloc/driver/demo');
    await expect(page.getByRole('article')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const open = (address: string) =>
      page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address);
    await context.setOffline(true);
    await open(pageOf(driver));
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
    await page.goto(pageOf(driver));
    await page.getByRole('button', { name: say('parloc.client.retry') }).click();
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  });

  test('live updates that cannot load are said to be missing', async ({ page, context, say }) => {
    const driver = await seedDriver({ live });
    await context.route('**/assets/live-*', (route) => route.abort());
    await page.goto(pageOf(driver));
    await expect(page.getByText(say('parloc.client.lost'), { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  });

  for (const [what, address] of [
    ['tiles are blocked', TILES],
    ['the map itself does not load', '**/assets/leaflet-map-*.js'],
  ] as const) {
    test(`when ${what}, the place is there in words, with another map`, async ({ page, say }) => {
      const driver = await seedDriver();
      await page.route(address, (route) => route.abort());
      await page.goto(pageOf(driver));
      const card = page.getByRole('article');
      await expect(card.getByText(say('parloc.client.mapMissing'))).toBeVisible();
      await expect(card.getByText('50.45010, 30.52340')).toBeVisible();
      await expect(card.getByRole('link', { name: say('parloc.client.mapLink') })).toHaveAttribute(
        'href',
        'https://maps.google.com/maps?q=50.4501,30.5234&z=15&output=embed',
      );
    });
  }
});

test('the map names where its pictures come from', async ({ page }) => {
  await page.goto('/parloc/driver/demo');
  const credit = page.getByRole('link', { name: 'OpenStreetMap' });
  await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the page scrolls past the map, which a finger moves after a tap', async ({ page, say }) => {
    await page.goto('/parloc');
    const map = page.getByRole('application');
    const hint = page.getByText(say('parloc.client.tapToMove'));
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
    await swipe();
    await expect.poll(scrolled).toBeLessThan(top - 40);
    expect(await pane()).toBe(view);

    await map.tap();
    await expect(hint).toBeHidden();
    const held = await scrolled();
    await swipe();
    expect(await scrolled()).toBe(held);
    expect(await pane()).not.toBe(view);

    await page.getByRole('heading', { level: 1 }).tap();
    await expect(hint).toBeVisible();
  });
});
