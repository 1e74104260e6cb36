import { expectNothingMoves, expectVisibleFocus } from '../kit/accessibility.ts';
import { expect, test } from '../kit/browser.ts';
import { pageOf, seedDriver } from '../parloc/seed.ts';

const pages = ['/parex', '/parloc', '/parloc/driver/380990000001', '/parendar', '/privacy'];

test('everything that the keyboard reaches shows it', async ({ page }) => {
  for (const address of [...pages, pageOf(await seedDriver({ live: { state: 'on', until: '' } }))]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectVisibleFocus(page, address);
  }
});

test.describe('for who asked for little motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', async ({ page }) => {
    for (const address of [...pages, pageOf(await seedDriver({ live: { state: 'on', until: '' } }))]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingMoves(page, address);
    }
  });

  test('nor while a message is read', async ({ page, say }) => {
    await page.goto('/parex');
    await page.getByRole('button', { name: say('parex.sample.bus') }).click();
    // It is read for as long as the test looks.
    await page.route('**/extractRows', () => {});
    await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
    await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
    await expectNothingMoves(page, 'reading');
  });
});

for (const [language, tag] of [
  ['ua', 'uk'],
  ['en', 'en-GB'],
] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('every page says which language it is in', async ({ page }) => {
      for (const address of pages) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
      }
    });
  });
}
