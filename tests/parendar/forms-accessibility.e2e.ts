import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/browser.ts';
import { openDemo } from './demo-calendar.ts';

async function expectNoFaults(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    // In motion, a colour is between two others.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('no form of the calendar has an accessibility fault', async ({ page }, info) => {
      await openDemo(page, info);
      const request = page.getByRole('region', { name: 'Нова заявка' });
      await request.getByRole('button', { name: 'Додати до календаря' }).click();
      const passenger = page.getByRole('region', { name: 'Додати пасажира до рейсу' });
      await passenger.getByRole('textbox', { name: 'Ім’я' }).fill('Олена');
      await passenger.getByRole('textbox', { name: 'Телефон' }).fill('067 123 45 67');
      await passenger.getByRole('button', { name: 'Знайти рейс' }).click();
      await expect(passenger.getByText(/Знайдено/)).toBeVisible();
      await expectNoFaults(page, 'aside');

      await page.getByRole('button', { name: 'Водії' }).click();
      const drivers = page.getByRole('dialog', { name: 'Водії' });
      await drivers.getByRole('button', { name: 'Додати водія' }).click();
      await drivers.getByRole('button', { name: 'Зберегти' }).click();
      await expectNoFaults(page, '[role=dialog]');
      await drivers.getByRole('textbox', { name: 'Ім’я' }).fill('Іван Коваль');
      await drivers.getByRole('button', { name: 'Зберегти' }).click();
      await drivers.getByRole('button', { name: 'Видалити: Іван Коваль' }).click();
      await expectNoFaults(page, '[role=dialog]');
    });
  });
}

test('on a narrow phone no form is cut off to the side', async ({ page }, info) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openDemo(page, info);
  for (const name of ['Заявка', 'Пасажир', 'Водії']) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button').nth(1)).toBeVisible();
    const overflow = await dialog.evaluate((element) =>
      [element, ...element.querySelectorAll('div')].some((each) => each.scrollWidth > each.clientWidth + 1),
    );
    expect(overflow, name).toBe(false);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
