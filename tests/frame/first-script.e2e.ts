import type { Page } from '@playwright/test';
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

test.describe('a browser that is too old', () => {
  test.use({ expectedComplaints: /Invalid regular expression/ });

  test('[F-P1] [B-07] is told so in both languages, whether the page’s script can be read or not, and keeps what it has', async ({
    page,
  }) => {
    const isTold = async () => {
      await expect(page.getByText(/^Ваш браузер застарів.* Оновіть його .* або відкрийте/)).toBeVisible();
      await expect(page.getByText(/^Your browser is out of date.* Update it /)).toBeVisible();
    };
    await page.route('**/assets/{app,driver}-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'const unread = /(?<=/;' }),
    );
    // As Chrome 108 answers.
    await answerNo(page, 'pi');
    const driver = await seedDriver();
    await page.goto(pageOf(driver));
    await isTold();
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
    const call = page.getByRole('link', { name: 'Подзвонити' });
    await expect(call).toHaveAttribute('href', `tel:${driver.phone}`);
    await page.goto('/parex');
    await isTold();
    await expect(page.getByText('Сторінка не відкривається?')).toBeVisible();
    await page.unrouteAll();
    // As Safari 16.3 answers.
    await answerNo(page, 'font-synthesis-weight');
    await page.goto('/parex');
    await expect(page.getByRole('textbox')).toBeVisible();
    await isTold();
  });
});

/** Has the browser lack a word of CSS. */
function answerNo(page: Page, word: string): Promise<unknown> {
  return page.addInitScript((lacking) => {
    const { supports } = CSS;
    CSS.supports = (query: string) => !query.includes(lacking) && supports(query);
  }, word);
}

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
