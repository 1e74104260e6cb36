import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LOOKS } from '../kit/accessibility.ts';
import { expect, test } from '../kit/browser.ts';

const pages = [
  '/',
  '/parex',
  '/parloc',
  '/parloc/driver/380671234567',
  '/parendar',
  '/privacy',
  '/privacy/terms',
];

for (const { colorScheme, language } of LOOKS) {
  test.describe(`${colorScheme}, ${language}`, () => {
    // In motion, a colour is between two others.
    test.use({ language, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('no page has an accessibility fault', async ({ page }) => {
      for (const address of pages) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoFaults(page);
      }
    });

    test('nor do the message tool’s dialogs, warnings and toasts', async ({ page, say }) => {
      await page.goto('/parex');
      await page.getByRole('button', { name: say('parex.paste') }).click();
      await expect(page.getByText(say('parex.pasteFailed'))).toBeVisible();
      await expectNoFaults(page);
      await page.getByRole('button', { name: say('parex.columns', { count: 4 }) }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFaults(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: say('parex.sample.bus') }).click();
      await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFaults(page);
    });
  });
}

test('with text of twice the size nothing is cut off to the side', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflowOf(page), address).toBeLessThanOrEqual(0);
  }
});

test('at 320 px, a phone at 200 % zoom, nothing is cut off to the side', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflowOf(page), address).toBeLessThanOrEqual(0);
  }
});

/** How far the page reaches beyond the window, in pixels, in the typeface that its readers see. */
async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollWidth - window.innerWidth;
  });
}

async function expectNoFaults(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
