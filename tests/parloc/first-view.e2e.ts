import type { Page } from '@playwright/test';
import { expectNothingCut } from '../kit/accessibility.ts';
import { expect, test } from '../kit/browser.ts';
import { CAR, KYIV, MINUTE, NAME, pageOf, seedDriver } from './seed.ts';
import { shareUntilShown } from './share-until-shown.ts';

const live = { state: 'on', until: '' } as const;

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('[L-07] [F-U5] a driver’s link shows whom to call, where the car is, and that it does not move by itself', async ({
    page,
  }) => {
    const [before, driver] = [Date.now(), await seedDriver({ age: 12 * MINUTE, live })];
    await page.goto(pageOf(driver));
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
    await expect(page.getByText(CAR)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Подзвонити' })).toHaveAttribute(
      'href',
      `tel:${driver.phone}`,
    );
    await expect(page.getByText('12 хвилин тому')).toBeHidden();
    const minutes = [before, Date.now()].map((moment) => clock(moment - 12 * MINUTE));
    await expect(page.getByText(new RegExp(minutes.join('|'))).first()).toBeVisible();
    await expect.poll(() => drawnTiles(page)).toBeGreaterThan(0);
    await driver.share({ live, accuracy: 77 });
    await page.getByRole('link', { name: 'Завантажити ще раз' }).click();
    await expect(page.getByText('точність 77 м')).toBeVisible();
  });

  for (const [colorScheme, paper] of [
    ['light', 'rgb(246, 245, 240)'],
    ['dark', 'rgb(15, 18, 20)'],
  ] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme });

      test(`[L-07] it is readable on ${colorScheme} paper with nothing but the document and pictures`, async ({
        page,
      }) => {
        const asked = new Set<string>();
        page.on('request', (request) => asked.add(request.resourceType()));
        await page.goto(pageOf(await seedDriver({ live })));
        await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
        await expect.poll(() => drawnTiles(page)).toBeGreaterThan(0);
        await expect(page.locator('body')).toHaveCSS('background-color', paper);
        await expectNothingCut(page, colorScheme);
        expect([...asked].sort()).toEqual(['document', 'image']);
      });
    });
  }

  test('[L-07] [F-U12] English is one press away, and stays', async ({ page }) => {
    const driver = await seedDriver();
    await page.goto(pageOf(driver));
    await page.getByRole('link', { name: 'UA. Switch to English' }).click();
    await expect(page.getByRole('link', { name: 'Call' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await page.goto(pageOf(driver));
    await expect(page.getByRole('link', { name: 'Call' })).toBeVisible();
  });
});

test('[L-08] the page comes alive from what the document shows, and nothing of it moves', async ({
  page,
}) => {
  const driver = await seedDriver({ live });
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/driver-.*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.addInitScript(watchShifts);
  await page.goto(pageOf(driver), { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { name: NAME });
  const call = page.getByRole('link', { name: 'Подзвонити' });
  await expect(heading).toBeVisible();
  await expect(call).toBeVisible();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('#root *')) element.dataset.first = '';
  });
  const boxes = () => Promise.all([heading, call].map((each) => each.boundingBox()));
  const first = await boxes();
  script.resolve();

  // The words for its age are longer than those of the place before, a minute old.
  const place = { live, age: 30_000, longitude: KYIV.longitude + 0.001, accuracy: 21 };
  await shareUntilShown(driver, page, place);
  for (const kept of [heading, page.locator('article'), page.locator('time').first()])
    await expect(kept).toHaveAttribute('data-first', '');
  expect(await boxes()).toEqual(first);
  expect(await page.evaluate(() => window.shifts)).toBe(0);
});

test('[L-08] the language is kept for the next document, and a link that asks for one leaves the address', async ({
  page,
}) => {
  const driver = await seedDriver();
  await page.goto(`${pageOf(driver)}?lang=en`);
  await expect(page.getByRole('link', { name: 'Call' })).toBeVisible();
  await expect(page).toHaveURL(pageOf(driver));
  await page.getByRole('link', { name: /^EN/ }).click();
  await expect(page.getByRole('link', { name: 'Подзвонити' })).toBeVisible();
  const document = await page.request.get(pageOf(driver));
  expect(await document.text()).toContain('<html lang="uk">');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Подзвонити' })).toBeVisible();
});

/** As the page writes it without a script, in the zone of the server. */
function clock(moment: number): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Kyiv' } as const;
  return new Intl.DateTimeFormat('uk', options).format(moment);
}

/** How many pictures of the map have come. */
function drawnTiles(page: Page): Promise<number> {
  return page
    .locator('main img')
    .evaluateAll(
      (pictures) => (pictures as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth > 0).length,
    );
}

declare global {
  interface Window {
    shifts?: number;
  }
}

/** Adds up how much of the page has moved without a press, from the beginning. */
function watchShifts(): void {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifts = (window.shifts ?? 0) + (entry as LayoutShift).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Not in TypeScript's own library yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}
