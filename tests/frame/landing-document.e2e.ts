import type { Page } from '@playwright/test';
import { expect, test } from '../kit/browser.ts';
import { openAs, signOutByMenu, userMenuButton } from '../kit/sign-in.ts';

/** Notes what the main heading says in each frame in which it can be seen, and how far anything moves by itself. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { headings: [] as string[], shift: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const heading = document.querySelector('h1');
      const words = heading?.checkVisibility({ visibilityProperty: true }) ? (heading.textContent ?? '') : '';
      if (words && !seen.headings.includes(words)) seen.headings.push(words);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function seen(page: Page): Promise<{ headings: string[]; shift: number }> {
  return page.evaluate(() => (window as unknown as { seen: { headings: string[]; shift: number } }).seen);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[RT-01] the landing page is all there, and its links lead on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.locator('main a[href="/parex"]').first().click();
    await expect(page).toHaveURL('/parex');
  });
});

test('[CH-11] the landing page is taken over as it stands, without a move, and then changes its language', async ({
  page,
}) => {
  await watch(page);
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const ukrainian = (await heading.textContent()) ?? '';
  const title = await page.title();
  await expect(page.getByRole('region', { name: 'Сповіщення' })).toBeAttached();
  expect((await seen(page)).shift).toBeLessThan(0.01);
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(page.getByRole('button', { name: 'Перейти на українську' })).toBeVisible();
  await expect(heading).not.toHaveText(ukrainian);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page).not.toHaveTitle(title);
  expect(await page.evaluate(() => localStorage.getItem('app_locale'))).toBe('en');
  await page.getByRole('button', { name: 'Перейти на українську' }).click();
  await expect(heading).toHaveText(ukrainian);
  await expect(page).toHaveTitle(title);
});

test.describe('for who chose English', () => {
  test.use({ language: 'en' });

  test('[CH-11] the landing page is never seen in Ukrainian, and does not move', async ({ page }) => {
    await watch(page);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
    const { headings, shift } = await seen(page);
    expect(headings).toEqual([await page.getByRole('heading', { level: 1 }).textContent()]);
    expect(headings.join()).not.toMatch(/[а-яіїє]/i);
    expect(shift).toBeLessThan(0.01);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  });

  test('[CH-15] the landing page shows in Ukrainian when its script does not come', async ({ page }) => {
    await page.route('**/assets/landing-*.js', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Switch to English' })).toBeVisible();
  });

  test.describe('without the English words', () => {
    test.use({ expectedComplaints: /Failed to load resource|Failed to fetch|Loading chunk/ });

    test('[CH-15] [F-U4] the landing page says what did not come, and tries again by itself', async ({
      page,
    }) => {
      await page.route('**/assets/landing.text-*.js', (route) => route.abort());
      await page.goto('/');
      await expect(page.getByRole('alert')).toContainText('texts-en');
      await page.unroute('**/assets/landing.text-*.js');
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page.getByRole('button', { name: 'Перейти на українську' })).toBeVisible();
    });
  });
});

test('[CH-05] [CH-18] who is signed in has the user menu on the landing page, on a phone in one line too, and a way out', async ({
  page,
}) => {
  await openAs(page, 'driver');
  await page.getByRole('link', { name: 'Par Club: на головну' }).click();
  await expect(page).toHaveURL('/');
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(userMenuButton(page)).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, `at ${width} px`).toBeLessThanOrEqual(65);
  }
  await signOutByMenu(page);
  await expect(userMenuButton(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await page.goto('/parloc/app');
  await expect(page).toHaveURL('/parloc');
});
