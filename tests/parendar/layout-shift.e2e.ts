import type { Page } from '@playwright/test';
import { expect, test } from '../kit/browser.ts';
import { chooseDemo } from './demo-calendar.ts';
import { signInOwnPerson } from './own-person.ts';

interface Shift {
  value: number;
  /** What moved. */
  nodes: string[];
}

/** Notes what moves by itself, from the first frame of the next document on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Element | null }[] };
        const nodes = sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? String(node?.nodeName));
        shifts.push({ value, nodes });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Those after which the page has drawn two frames more. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: Shift[] }).shifts;
  });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('[T-06] [P-01] the landing page of the calendar does not move while it loads', async ({ page }) => {
      await watchShifts(page);
      await page.goto('/parendar');
      await expect(page.getByRole('button', { name: 'Увійти й додати рейс' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Сповіщення' })).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftsOf(page)).toEqual([]);
    });

    for (const search of ['', '?view=week']) {
      test(`[T-06] the week does not move while it loads, and comes in the place that was held for it ${search}`, async ({
        page,
      }, info) => {
        await chooseDemo(page, info);
        await signInOwnPerson(page, info);
        await watchShifts(page);
        await page.goto(`/parendar/app${search}`);
        await expect(page.locator('[data-trip]').first()).toBeVisible();
        await expect(page.getByRole('complementary')).toBeVisible();
        await expect(page.getByRole('region', { name: 'Сповіщення' })).toBeAttached();
        await page.evaluate(() => document.fonts.ready);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  });
}
