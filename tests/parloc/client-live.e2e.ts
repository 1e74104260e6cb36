import type { Page } from '@playwright/test';
import { expect, test } from '../kit/browser.ts';
import { KYIV, MINUTE, NAME, pageOf, seedDriver } from './seed.ts';
import { listenTargets } from './targets.ts';

test('[C-02] a share shows on every open page without a reload: map, time, and the time ticks', async ({
  page,
  context,
  say,
}) => {
  const driver = await seedDriver({ age: 12 * MINUTE });
  const other = await context.newPage();
  const pages = [page, other];
  for (const each of pages) {
    const targets = listenTargets(each);
    await each.goto(pageOf(driver));
    await expect(each.locator('time')).toHaveText('12 хвилин тому');
    await expect(each.locator('.leaflet-marker-icon')).toBeVisible();
    await expect.poll(targets.open, 'listens').toBe(1);
    await each.evaluate(() => {
      document.body.dataset.same = 'page';
    });
    // Off the middle, so that a mark that moves can be told from a view that moves.
    await each.getByRole('application').press('ArrowRight');
    await expect(each.getByRole('button', { name: say('parloc.client.follow') })).toBeVisible();
  }
  await page.bringToFront();
  const before = await restingMark(page);
  await driver.share({ longitude: KYIV.longitude + 0.003, accuracy: 20 });
  for (const each of pages) {
    await each.bringToFront();
    await expect(each.locator('time')).toHaveText(/^(зараз|\d+ секунд[иу]? тому)$/);
    await expect(each.getByText('точність 20 м')).toBeVisible();
    await expect(each.locator('body')).toHaveAttribute('data-same', 'page');
  }
  await page.bringToFront();
  const after = await restingMark(page);
  expect(after.x - before.x).toBeGreaterThan(40);
  expect(Math.abs(after.y - before.y)).toBeLessThan(2);
  const told = await page.locator('time').textContent();
  await expect(page.locator('time')).not.toHaveText(`${told}`);
});

test('[C-02] the time goes on ticking by itself', async ({ page }) => {
  const opened = Date.now();
  const driver = await seedDriver({ age: 48_000 });
  await page.clock.setFixedTime(opened);
  await page.goto(pageOf(driver));
  await expect(page.locator('time')).toHaveText(/^4\d секунд[иу]? тому$/);
  await page.clock.setFixedTime(opened + 20_000);
  await expect(page.locator('time')).toHaveText('1 хвилину тому');
});

test('[C-02] the mark glides to a new place, and jumps for who wants no motion', async ({
  browser,
  page,
}) => {
  const driver = await seedDriver();
  const calm = await browser.newPage({ reducedMotion: 'reduce' });
  await calm.route('https://tile.openstreetmap.org/**', (route) => route.abort());
  for (const each of [page, calm]) {
    const targets = listenTargets(each);
    await each.goto(pageOf(driver));
    await expect(each.locator('.leaflet-marker-icon')).toBeVisible();
    await expect.poll(targets.open).toBe(1);
    await each.getByRole('application').press('ArrowRight');
    await restingMark(each);
    await countSteps(each);
  }
  await driver.share({ longitude: KYIV.longitude + 0.003 });
  for (const each of [page, calm]) {
    await each.bringToFront();
    await expect.poll(() => steps(each)).toBeGreaterThan(0);
    await restingMark(each);
  }
  expect(await steps(page)).toBeGreaterThan(5);
  expect(await steps(calm)).toBe(1);
  await calm.close();
});

test('the person’s own view stays until following is asked for', async ({ page, say }) => {
  const driver = await seedDriver();
  const targets = listenTargets(page);
  await page.goto(pageOf(driver));
  await expect(page.locator('.leaflet-marker-icon')).toBeVisible();
  await expect.poll(targets.open).toBe(1);
  const map = page.getByRole('application');
  const follow = page.getByRole('button', { name: say('parloc.client.follow') });

  // Zoom buttons keep the mark in the middle: that is still following.
  await page.getByRole('button', { name: say('parloc.client.zoomOut') }).click();
  await driver.share({ latitude: KYIV.latitude + 0.001 });
  await expect(page.locator('time')).toHaveText(/зараз|секунд/);
  await restingMark(page);
  await expect(follow).toBeHidden();
  await expectInMiddle(page);

  const box = await boxOf(page);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 90, box.y + box.height / 2 + 40, { steps: 5 });
  await page.mouse.up();
  await expect(follow).toBeVisible();
  const pane = () => map.locator('.leaflet-map-pane').evaluate((element) => element.style.transform);
  await restingMark(page);
  const view = await pane();
  await driver.share({ longitude: KYIV.longitude + 0.001 });
  await restingMark(page);
  expect(await pane()).toBe(view);

  await follow.click();
  await expect(follow).toBeHidden();
  await restingMark(page);
  await expectInMiddle(page);
});

test('[C-02] a driver who is gone while the page is open is told', async ({ page, say }) => {
  const driver = await seedDriver();
  const targets = listenTargets(page);
  await page.goto(pageOf(driver));
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await expect.poll(targets.open).toBe(1);
  await driver.remove();
  await expect(page.getByRole('heading', { name: say('parloc.client.missing') })).toBeVisible();
  await expect.poll(targets.open).toBe(0);
});

test('no listener is left when the page is left', async ({ page, say }) => {
  const driver = await seedDriver();
  const targets = listenTargets(page);
  await page.goto(pageOf(driver));
  await expect.poll(targets.open).toBe(1);
  await page.getByRole('link', { name: say('app.footer.privacy') }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect.poll(targets.open, { timeout: 5000 }).toBe(0);
});

test('fifty drivers one after the other leave one listener, for the one that is shown', async ({ page }) => {
  const drivers = await Promise.all(Array.from({ length: 50 }, () => seedDriver()));
  const targets = listenTargets(page);
  await page.goto('/parloc/driver/demo');
  await expect(page.getByRole('article')).toBeVisible();
  for (const [index, driver] of drivers.entries()) {
    // Nothing in the product leads from one driver to another; the address does, as the back button would.
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, pageOf(driver));
    await expect(page.locator(`a[href="tel:${driver.phone}"]`)).toBeVisible();
    await expect.poll(targets.added).toBe(index + 1);
  }
  await expect.poll(targets.open, { timeout: 5000 }).toBe(1);
});

/** Where the mark stands once it stands still. */
async function restingMark(page: Page): Promise<{ x: number; y: number }> {
  const mark = page.locator('.leaflet-marker-icon');
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        const { x, y } = (await mark.boundingBox()) ?? { x: 0, y: 0 };
        last = `${x} ${y}`;
        return before === last;
      },
      { intervals: [300] },
    )
    .toBe(true);
  const [x = 0, y = 0] = last.split(' ').map(Number);
  return { x, y };
}

async function boxOf(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('there is no map');
  return box;
}

async function expectInMiddle(page: Page): Promise<void> {
  const { x, y, width, height } = await boxOf(page);
  const mark = await restingMark(page);
  expect(Math.abs(mark.x + 12 - (x + width / 2))).toBeLessThan(4);
  expect(Math.abs(mark.y + 12 - (y + height / 2))).toBeLessThan(4);
}

/** Counts from now on how often the mark is put somewhere. */
async function countSteps(page: Page): Promise<void> {
  await page.locator('.leaflet-marker-icon').evaluate((mark) => {
    const observer = new MutationObserver(() => {
      document.body.dataset.steps = String(Number(document.body.dataset.steps ?? 0) + 1);
    });
    observer.observe(mark, { attributes: true, attributeFilter: ['style'] });
  });
}

async function steps(page: Page): Promise<number> {
  return Number((await page.locator('body').getAttribute('data-steps')) ?? 0);
}
