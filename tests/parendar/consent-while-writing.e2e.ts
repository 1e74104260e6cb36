import type { Locator, Page } from '@playwright/test';
import { expect, test, toastShown } from '../kit/browser.ts';
import { control } from '../kit/google.ts';
import { openAsDispatcher, openConsent } from './google-calendar.ts';
import { accountOf } from './own-person.ts';
import { panel, press } from './week-page.ts';

// The functions say that there is no calendar with a status that the browser complains of.
test.use({ expectedComplaints: /Failed to load resource/ });

const DUE = /^Google Календар підключено\. Відкриємо його/;
const field = (form: Page | Locator, name: string) => form.getByRole('textbox', { name, exact: true });

test('[P-16] [P-18] a consent that comes while a trip is written leaves the forms, and the calendar comes after it', async ({
  page,
}, info) => {
  const request = page.getByRole('region', { name: 'Нова заявка' });
  await openAsDispatcher(page, info);
  await press(page, 'Спробувати з демокалендарем');
  await expect(page.getByText('Це демо: рейси вигадані')).toBeVisible();
  await field(request, 'Куди').fill('Ужгород');
  const window = await openConsent(page);
  await press(page, 'Новий рейс');
  await field(panel(page), 'Звідки').fill('Суми');
  await field(panel(page), 'Куди').fill('Канів');
  await press(window, 'Дозволити');
  await expect(panel(page).getByText(DUE)).toBeVisible();
  await expect(field(panel(page), 'Куди')).toHaveValue('Канів');
  // Closed by a slip, it can still be had again.
  await page.keyboard.press('Escape');
  await press(page, 'Повернутися');
  await expect(field(panel(page), 'Звідки')).toHaveValue('Суми');
  await press(panel(page), 'Зберегти');
  await toastShown(page, 'Рейс збережено');
  await expect(page.getByRole('button', { name: 'Календар: Google Календар' })).toBeVisible();
  await expect(field(request, 'Куди')).toHaveValue('Ужгород');
  const { events } = await control('events', { calendarId: accountOf(info) });
  expect(events).toEqual([]);
});
