import { expect, test, toasts } from '../kit/browser.ts';
import { addTrip, card, openWeek, panel, press } from './week-page.ts';

test('who works by the keyboard goes on where a trip is changed or repeated', async ({ page }, info) => {
  await openWeek(page, info);
  await addTrip(page, 'Канів');
  await card(page, 'Канів').focus();
  await page.keyboard.press('Enter');
  await press(panel(page), 'Редагувати');
  await expect(panel(page).getByRole('textbox', { name: 'Звідки' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toasts(page, 'Рейс збережено').last()).toBeVisible();
  await press(panel(page), 'Повторити');
  await expect(panel(page).getByRole('textbox', { name: 'Звідки' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toasts(page, 'Подію додано')).toBeVisible();
});

test('[P-11] the trips that were found for a passenger come into sight', async ({ page }, info) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openWeek(page, info);
  const form = page.getByRole('region', { name: 'Додати пасажира до рейсу' });
  await form.getByRole('textbox', { name: 'Ім’я' }).fill('Олена');
  await form.getByRole('textbox', { name: 'Телефон' }).fill('067 123 45 67');
  await page.keyboard.press('Enter');
  await expect(form.getByText(/^Знайдено/)).toBeInViewport();
  await expect(form.getByRole('listitem').first()).toBeInViewport();
});

test('[P-12] after a request the next message can be typed at once', async ({ page }, info) => {
  await openWeek(page, info);
  const form = page.getByRole('region', { name: 'Нова заявка' });
  await form.getByRole('textbox', { name: 'Ім’я пасажира' }).fill('Олена');
  await form.getByRole('textbox', { name: 'Місто відправлення' }).fill('Краків');
  await form.getByLabel('Дата прильоту').fill('2027-03-05');
  await form.getByLabel('Час прильоту').fill('15:40');
  await form.getByRole('textbox', { name: 'Куди' }).fill('Львів');
  await page.keyboard.press('Enter');
  await expect(toasts(page, 'Подію додано')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Повідомлення пасажира' })).toBeFocused();
});
