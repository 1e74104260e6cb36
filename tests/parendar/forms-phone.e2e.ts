import type { Page } from '@playwright/test';
import { expect, test, toasts } from '../kit/browser.ts';
import { connect, openAsDispatcher } from './google-calendar.ts';
import { holdCalls } from './held-calls.ts';
import { openWeek, panel, press } from './week-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('[P-11] [P-12] the forms are sheets behind buttons, and nothing is wider than the screen', async ({
  page,
}, info) => {
  await openWeek(page, info);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wide()).toBeLessThanOrEqual(0);
  for (const [button, title] of [
    ['Заявка', 'Нова заявка'],
    ['Пасажир', 'Додати пасажира до рейсу'],
  ] as const) {
    await press(page, button);
    await expect(panel(page).getByRole('heading', { name: title })).toBeVisible();
    await press(panel(page), 'Закрити');
    await expect(panel(page)).toHaveCount(0);
  }
});

test.describe('at Google', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('[P-12] [P-16] while a request is saved it cannot be changed or closed', async ({ page }, info) => {
    await openAsDispatcher(page, info);
    await connect(page);
    await press(page, 'Заявка');
    await fillIn(page);
    const release = await holdCalls(page, 'createTrip');
    await press(panel(page), 'Додати до календаря');
    await expect(panel(page).getByRole('button', { name: 'Додаю…' })).toBeDisabled();
    await expect(panel(page).getByRole('textbox', { name: 'Куди' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await press(panel(page), 'Закрити');
    await expect(panel(page).getByRole('button', { name: 'Додаю…' })).toBeDisabled();
    release();
    await expect(toasts(page, 'Подію додано')).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  });
});

async function fillIn(page: Page): Promise<void> {
  const form = panel(page);
  await form.getByRole('textbox', { name: 'Ім’я пасажира' }).fill('Олена');
  await form.getByRole('textbox', { name: 'Місто відправлення' }).fill('Краків');
  await form.getByRole('textbox', { name: 'Куди' }).fill('Львів');
  await form.getByLabel('Дата прильоту').fill('2027-11-25');
  await form.getByLabel('Час прильоту').fill('15:40');
}
