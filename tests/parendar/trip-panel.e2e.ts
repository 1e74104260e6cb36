import { expect, test, toasts } from '../kit/browser.ts';
import { addTrip, card, days, NOW, openWeek, panel, press, trips } from './week-page.ts';

test('[P-06] [P-07] the panel: view, edit and new, and what closes each', async ({ page }, info) => {
  await openWeek(page, info);
  await addTrip(page, 'Канів');
  const beside = { position: { x: 5, y: 400 } };

  await card(page, 'Канів').click();
  await expect(panel(page).getByRole('heading', { name: 'Рейс о 12:00' })).toBeVisible();
  await page.locator('body').click({ ...beside, force: true });
  await expect(panel(page)).toHaveCount(0);

  await card(page, 'Канів').click();
  await press(panel(page), 'Редагувати');
  await page.locator('body').click({ ...beside, force: true });
  await expect(panel(page).getByRole('heading', { name: 'Змінити рейс' })).toBeVisible();
  await panel(page).getByRole('combobox', { name: 'Водій' }).fill('Петро Шевчук');
  await press(panel(page), 'Зберегти');
  await expect(toasts(page, 'Рейс збережено').first()).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Рейс о 12:00' })).toBeVisible();
  await expect(panel(page)).toContainText('Петро Шевчук');

  await press(panel(page), 'Редагувати');
  await press(panel(page), 'Скасувати');
  await expect(panel(page)).toHaveCount(0);
  await press(page, 'Новий рейс');
  await page.locator('body').click({ ...beside, force: true });
  await expect(panel(page).getByRole('heading', { name: 'Новий рейс' })).toBeVisible();
  await press(panel(page), 'Скасувати');
  await expect(panel(page)).toHaveCount(0);

  await card(page, 'Канів').click();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

test('[P-06] with another date a trip moves to that day, which is shown', async ({ page }, info) => {
  await openWeek(page, info);
  await addTrip(page, 'Канів');
  await card(page, 'Канів').click();
  await press(panel(page), 'Редагувати');
  const date = panel(page).getByLabel('Дата', { exact: true });
  await expect(date).toHaveValue('2027-03-03');
  await date.fill('2027-03-05');
  await press(panel(page), 'Зберегти');
  await expect(panel(page)).toContainText('5 березня 2027');
  await page.keyboard.press('Escape');
  await expect(days(page).and(page.locator('[aria-pressed="true"]'))).toHaveText(/5 березня 2027/);
  await expect(card(page, 'Канів')).toBeVisible();
  await press(page, 'Сьогодні');
  await expect(trips(page).first()).toBeVisible();
  await expect(card(page, 'Канів')).toHaveCount(0);
});

test('[P-06] what was typed can be had again after an Escape, and is there after a reload', async ({
  page,
}, info) => {
  await openWeek(page, info);
  await press(page, 'Новий рейс');
  const from = panel(page).getByRole('textbox', { name: 'Звідки' });
  await from.fill('Суми');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await press(toasts(page), 'Повернутися');
  await expect(from).toHaveValue('Суми');
  await page.reload();
  await expect(from).toHaveValue('Суми');
  await press(panel(page), 'Зберегти');
  const to = panel(page).getByRole('textbox', { name: 'Куди' });
  await expect(to).toHaveAccessibleDescription('Обов’язкове поле');
  await expect(to).toBeFocused();
});

test('[P-06] a trip stays marked for 300 ms after its panel has closed', async ({ page }, info) => {
  await openWeek(page, info);
  await addTrip(page, 'Канів');
  const marked = trips(page).filter({ hasText: 'Канів' });
  await expect(marked).not.toHaveClass(/selected/);
  await card(page, 'Канів').click();
  await expect(panel(page)).toBeVisible();
  await page.clock.pauseAt(new Date(NOW.getTime() + 10 * 60_000));
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(marked).toHaveClass(/selected/);
  await page.clock.runFor(299);
  await expect(marked).toHaveClass(/selected/);
  await page.clock.runFor(1);
  await expect(marked).not.toHaveClass(/selected/);
});

test('[P-07] [P-19] deleting asks first, closes the panel and says so', async ({ page }, info) => {
  await openWeek(page, info);
  await addTrip(page, 'Канів');
  await expect(toasts(page, 'Рейс збережено')).toBeVisible();
  await card(page, 'Канів').click();
  await press(panel(page), 'Видалити');
  await expect(panel(page).getByText('Видалити цей рейс?')).toBeVisible();
  await press(panel(page), 'Залишити');
  await press(panel(page), 'Видалити');
  await press(panel(page), 'Так, видалити');
  await expect(toasts(page, 'Рейс видалено')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(card(page, 'Канів')).toHaveCount(0);
});

test('[P-10] blank passengers are dropped, and without a time a trip is now', async ({ page }, info) => {
  await openWeek(page, info);
  await press(page, 'Новий рейс');
  const form = panel(page);
  await form.getByRole('textbox', { name: 'Звідки' }).fill('Суми');
  await form.getByRole('textbox', { name: 'Куди' }).fill('Канів');
  await form.getByLabel('Час', { exact: true }).fill('');
  await press(form, 'Додати пасажира');
  await form.getByRole('textbox', { name: 'Ім’я 1' }).fill('Олена');
  await form.getByRole('textbox', { name: 'Телефон 1' }).fill('+380 67 123 45 67');
  await press(form, 'Додати пасажира');
  await form.getByRole('textbox', { name: 'Ім’я 2' }).fill('  ');
  await press(form, 'Зберегти');
  await expect(form).toHaveCount(0);
  await card(page, 'Канів').click();
  await expect(form.getByRole('listitem').filter({ hasText: 'Олена' })).toBeVisible();
  await expect(form.getByRole('link', { name: 'Подзвонити: Олена' })).toHaveAttribute(
    'href',
    'tel:+380671234567',
  );
  await expect(form.getByRole('heading', { name: /Пасажири/ })).toHaveText(/1$/);
  await expect(form).toContainText('В дорозі');
});

test('one driver with two trips at a time is warned of, in the list and while it is typed', async ({
  page,
}, info) => {
  await openWeek(page, info);
  for (const to of ['Канів', 'Ромни']) {
    await press(page, 'Новий рейс');
    await panel(page).getByRole('textbox', { name: 'Звідки' }).fill('Суми');
    await panel(page).getByRole('textbox', { name: 'Куди' }).fill(to);
    await panel(page).getByRole('combobox', { name: 'Водій' }).fill('Остап Вишня');
    const warning = panel(page).getByText('Остап Вишня у цей час має ще рейс: 12:00, Суми → Канів');
    await expect(warning).toHaveCount(to === 'Канів' ? 0 : 1);
    await press(panel(page), 'Зберегти');
    await expect(panel(page)).toHaveCount(0);
  }
  await expect(trips(page).filter({ hasText: 'у цей час має ще рейс' })).toHaveCount(2);
});

test('[P-16] a trip that another tab has changed: both are shown, and nothing is lost without a choice', async ({
  page,
  context,
}, info) => {
  await openWeek(page, info);
  await addTrip(page, 'Канів');
  await card(page, 'Канів').click();
  await press(panel(page), 'Редагувати');
  await panel(page).getByRole('combobox', { name: 'Водій' }).fill('Мій Водій');

  const other = await context.newPage();
  await other.clock.install({ time: NOW });
  await other.goto('/parendar/app');
  await card(other, 'Канів').click();
  await press(panel(other), 'Редагувати');
  await panel(other).getByRole('combobox', { name: 'Водій' }).fill('Їхній Водій');
  await press(panel(other), 'Зберегти');
  await expect(panel(other).getByRole('button', { name: 'Редагувати' })).toBeVisible();
  await other.close();

  await press(panel(page), 'Зберегти');
  const changed = panel(page).getByRole('alert');
  await expect(changed).toContainText('Їхній Водій');
  await expect(changed).toContainText('Мій Водій');
  await expect(panel(page).getByRole('combobox', { name: 'Водій' })).toHaveValue('Мій Водій');
  await press(changed, 'Зберегти моє поверх');
  await expect(toasts(page, 'Подію оновлено')).toBeVisible();
  await expect(panel(page)).toContainText('Мій Водій');
});
