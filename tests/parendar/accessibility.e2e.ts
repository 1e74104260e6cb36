import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LOOKS } from '../kit/accessibility.ts';
import { expect, test } from '../kit/browser.ts';
import { openDemo, wordsIn } from './demo-calendar.ts';

for (const { colorScheme, language } of LOOKS) {
  test.describe(`${colorScheme}, ${language}`, () => {
    // In motion, a colour is between two others.
    test.use({ language, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('no state of the calendar’s page has an accessibility fault', async ({ page }, info) => {
      const word = wordsIn(language);
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      await openDemo(page, info);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(
        page.getByRole('banner').getByRole('button', { name: /^(Календар|Calendar):/ }),
      ).toBeEnabled();
      await expectNoFaults(page, 'week');
      await page.getByRole('article').first().getByRole('button').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFaults(page, 'view');
      await press(word('parendar.panel.toEdit'));
      await press(word('parendar.panel.addPassenger'));
      await page.locator('#trip-seats').fill('0');
      await press(word('parendar.panel.save'));
      await expect(page.locator('#trip-seats-error')).toBeVisible();
      await expectNoFaults(page, 'edit');
      await press(word('parendar.cancel'));
      for (const _week of [1, 2, 3]) await press(word('parendar.week.next'));
      await expect(page.getByText(word('parendar.day.empty'))).toBeVisible();
      await expectNoFaults(page, 'empty day');
    });
  });
}

async function expectNoFaults(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html }) => html.slice(0, 160)),
  }));
  expect(faults, state).toEqual([]);
}
