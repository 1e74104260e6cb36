import type { Page } from '@playwright/test';
import { CONNECTION_LOST, expect, test } from '../kit/browser.ts';
import { openDemo } from './demo-calendar.ts';

async function addDriver(page: Page, name: string): Promise<void> {
  const drivers = page.getByRole('dialog', { name: 'Водії' });
  await drivers.getByRole('button', { name: 'Додати водія' }).click();
  await drivers.getByRole('textbox', { name: 'Ім’я' }).fill(name);
  await drivers.getByRole('button', { name: 'Зберегти' }).click();
  await expect(drivers.getByText(name, { exact: true })).toBeVisible();
}

test.describe('without a connection', () => {
  test.use({ expectedComplaints: CONNECTION_LOST });

  test('[P-13] a driver is in the list at once, and on the server when the connection is back', async ({
    page,
    context,
  }, info) => {
    await openDemo(page, info);
    await page.getByRole('button', { name: 'Водії' }).click();
    const drivers = page.getByRole('dialog', { name: 'Водії' });
    await expect(drivers.getByText(/Водіїв ще немає/)).toBeVisible();
    await context.setOffline(true);
    await addDriver(page, 'Олег Бойко');
    await context.setOffline(false);
    await expect(drivers.getByText(/Немає зв’язку/)).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: 'Водії' }).click();
    await expect(drivers.getByText('Олег Бойко')).toBeVisible();
  });
});
