import type { Page } from '@playwright/test';
import { enlargeText, expectNoFaults, expectNothingMoves, expectVisibleFocus } from '../kit/accessibility.ts';
import { expect, test } from '../kit/browser.ts';
import { pageOf, seedDriver } from '../parloc/seed.ts';

const pages = [
  '/',
  '/parex',
  '/parloc',
  '/parloc/driver/380990000001',
  '/parendar',
  '/privacy',
  '/privacy/terms',
];

for (const [index, address] of [...pages, 'a driver who shares live'].entries()) {
  const isEnglish = index % 2 === 1;
  test(`${address}: no accessibility fault, nothing moves by itself, the focus is seen, nothing is cut`, async ({
    page,
  }) => {
    if (isEnglish) await page.addInitScript(() => localStorage.setItem('app_locale', 'en'));
    await page.goto(
      address.startsWith('/') ? address : pageOf(await seedDriver({ live: { state: 'on', until: '' } })),
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', isEnglish ? 'en-GB' : 'uk');
    await expectNothingMoves(page, address);
    await expectNoFaults(page, address);
    await expectVisibleFocus(page, address);
    // A phone at 200 % zoom, and one with text of twice the size.
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => overflowOf(page), address).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await enlargeText(page);
    await expect.poll(() => overflowOf(page), address).toBeLessThanOrEqual(0);
  });
}

test('nothing moves while a message is read', async ({ page, say }) => {
  await page.goto('/parex');
  await page.getByRole('button', { name: say('parex.sample.bus') }).click();
  // It is read for as long as the test looks.
  await page.route('**/extractRows', () => {});
  await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
  await expectNothingMoves(page, 'reading');
});

/** How far the page reaches beyond the window, in pixels, in the typeface that its readers see. */
async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollWidth - window.innerWidth;
  });
}
