import type { Locator } from '@playwright/test';
import { WITHOUT_KEYS } from '../../local/suite/functions-environment.ts';
import { expect, test } from '../kit/browser.ts';
import { openDemo } from './demo-calendar.ts';

const MESSAGE = 'Прилітаємо 25.11.2027 о 15:40, нас двоє, з Кракова до Львова. Олена, 067 123 45 67';

const WORDS = {
  ua: {
    request: 'Нова заявка',
    message: 'Повідомлення пасажира',
    parse: 'Розібрати',
    passenger: 'Додати пасажира до рейсу',
  },
} as const;

const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
const press = (form: Locator, name: string) => form.getByRole('button', { name, exact: true }).click();

test.describe('a deployment without a key', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('[P-12] reads a message on the device', async ({ page, callFunctionsWith }, info) => {
    await callFunctionsWith(WITHOUT_KEYS);
    await openDemo(page, info);
    const form = page.getByRole('region', { name: WORDS.ua.request });
    await field(form, WORDS.ua.message).fill(MESSAGE);
    await press(form, WORDS.ua.parse);
    await expect(form.getByText(/Розібрано на цьому пристрої/)).toBeVisible();
    await expect(field(form, 'Куди')).toHaveValue('Львів');
  });
});

test('[P-06] [P-12] [P-16] what was typed into the forms and a new trip outlives a reload', async ({
  page,
}, info) => {
  await openDemo(page, info);
  const form = page.getByRole('region', { name: WORDS.ua.request });
  await field(form, WORDS.ua.message).fill(MESSAGE);
  await press(form, WORDS.ua.parse);
  await expect(field(form, 'Місто відправлення')).toHaveValue('Краків');
  const name = field(page.getByRole('region', { name: WORDS.ua.passenger }), 'Ім’я');
  await name.fill('Олена');
  await page.getByRole('button', { name: 'Новий рейс' }).click();
  const panel = page.getByRole('dialog');
  await field(panel, 'Звідки').fill('Суми');
  await page.reload();
  await expect(field(panel, 'Звідки')).toHaveValue('Суми');
  await panel.getByRole('button', { name: 'Скасувати' }).click();
  await expect(field(form, WORDS.ua.message)).toHaveValue(MESSAGE);
  await expect(field(form, 'Місто відправлення')).toHaveValue('Краків');
  await expect(name).toHaveValue('Олена');
});
