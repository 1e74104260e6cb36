import type { Page } from '@playwright/test';
import { CONNECTION_LOST, expect, test, toasts } from '../kit/browser.ts';
import { openDemo, wordsIn } from './demo-calendar.ts';

async function addDriver(page: Page, name: string, phone = ''): Promise<void> {
  const drivers = page.getByRole('dialog', { name: 'Водії' });
  await drivers.getByRole('button', { name: 'Додати водія' }).click();
  await drivers.getByRole('textbox', { name: 'Ім’я' }).fill(name);
  await drivers.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await drivers.getByRole('button', { name: 'Зберегти' }).click();
  await expect(drivers.getByText(name, { exact: true })).toBeVisible();
}

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('[P-13] drivers are added, edited and deleted after a question', async ({ page }, info) => {
      const say = wordsIn(language);
      const [first, renamed] = ['Іван Коваль', 'Іван Ковальчук'];
      await openDemo(page, info);
      await page.getByRole('button', { name: say('parendar.drivers.open') }).click();
      const drivers = page.getByRole('dialog', { name: say('parendar.drivers.title') });
      await expect(drivers.getByText(say('parendar.drivers.empty'))).toBeVisible();

      await drivers.getByRole('button', { name: say('parendar.drivers.add') }).click();
      await drivers.getByRole('button', { name: say('parendar.drivers.save') }).click();
      const name = drivers.getByRole('textbox', { name: say('parendar.drivers.name') });
      await expect(name).toHaveAccessibleDescription(say('parendar.form.required'));
      await name.fill(first);
      const phone = drivers.getByRole('textbox', { name: say('parendar.drivers.phone') });
      await phone.fill('067 123 45 67');
      await drivers.getByRole('button', { name: say('parendar.drivers.save') }).click();
      await expect(drivers.getByText('+380671234567')).toBeVisible();
      await expect(drivers.getByText(language === 'ua' ? '1 водій' : '1 driver')).toBeVisible();

      const edit = say('parendar.drivers.edit').replace('{name}', first);
      await drivers.getByRole('button', { name: edit }).click();
      await name.fill(renamed);
      await name.press('Enter');
      await expect(drivers.getByText(renamed, { exact: true })).toBeVisible();

      const remove = drivers.getByRole('button', {
        name: say('parendar.drivers.delete').replace('{name}', renamed),
      });
      await remove.click();
      await drivers.getByRole('button', { name: say('parendar.drivers.cancel') }).click();
      await expect(drivers.getByText(renamed, { exact: true })).toBeVisible();
      await remove.click();
      await drivers.getByRole('button', { name: say('parendar.drivers.confirm'), exact: true }).click();
      await expect(drivers.getByText(say('parendar.drivers.empty'))).toBeVisible();
      await expect(toasts(page, say('parendar.drivers.deleted'))).toBeVisible();
    });
  });
}

test('[P-13] the list feeds the driver field of a trip', async ({ page }, info) => {
  await openDemo(page, info);
  await page.getByRole('button', { name: 'Водії' }).click();
  await addDriver(page, 'Петро Шевчук');
  await page.keyboard.press('Escape');
  const request = page.getByRole('region', { name: 'Нова заявка' });
  const field = request.getByRole('combobox', { name: 'Водій' });
  const list = await field.getAttribute('list');
  await expect(page.locator(`datalist[id="${list}"] option`)).toHaveAttribute('value', 'Петро Шевчук');
});

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
