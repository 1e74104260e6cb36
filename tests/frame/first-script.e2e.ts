import { expect, test } from '../kit/browser.ts';
import { NAME, pageOf, seedDriver } from '../parloc/seed.ts';

test.describe('a first script that is lost', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  for (const [what, script] of [
    ['the page’s own', 'app-*.js'],
    ['one that it imports', 'base-*.js'],
  ] as const) {
    test(`[F-U3] ${what}: the page says so, and loads itself again`, async ({ page }) => {
      let isLost = true;
      await page.route(`**/assets/${script}`, (route) => (isLost ? route.abort() : route.continue()));
      await page.goto('/parex');
      await expect(page.getByText('Сторінка не відкривається?')).toBeVisible();
      await expect(page.getByRole('link', { name: 'завантажте її ще раз' })).toBeVisible();
      isLost = false;
      await expect(page.getByRole('textbox')).toBeVisible();
    });
  }
});

test.describe('a driver’s link whose script is lost', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('[L-07] [F-U3] has whom to call and a way to load again, says nothing that may be over, and comes alive by itself', async ({
    page,
  }) => {
    const driver = await seedDriver({ live: { state: 'on', until: '' } });
    let isLost = true;
    await page.route('**/assets/driver-*.js', (route) => (isLost ? route.abort() : route.continue()));
    await page.goto(pageOf(driver));
    await expect(page.getByRole('link', { name: 'Завантажити ще раз' })).toBeVisible();
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Подзвонити' })).toHaveAttribute(
      'href',
      `tel:${driver.phone}`,
    );
    await expect(page.locator('time')).toBeHidden();
    await expect(page.getByText('Наживо', { exact: true })).toBeHidden();
    // The card says it, and nothing else has to.
    await expect(page.getByText('Сторінка не відкривається')).toBeHidden();
    isLost = false;
    await expect(page.getByText('Наживо', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Завантажити ще раз' })).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[F-U5] a page says at once what it needs', async ({ page }) => {
    await page.goto('/parex');
    const words = page.getByRole('paragraph').first();
    await expect(words).toHaveText(/^Par Club працює на JavaScript/);
    await expect(words).toBeVisible();
    const { y = Number.NaN } = (await words.boundingBox()) ?? {};
    expect(y).toBeLessThan(page.viewportSize()?.height ?? 0);
  });
});
