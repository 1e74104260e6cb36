import { expect, test, toasts } from '../kit/browser.ts';
import { control } from '../kit/google.ts';
import { CONNECT, connect, openConsent, signInAsDispatcher } from './google-calendar.ts';
import { accountOf } from './own-person.ts';
import { panel, press, trips } from './week-page.ts';

// A refused call is a failed request, which the browser notes.
test.use({ expectedComplaints: /Failed to load resource/ });

test('[P-16] [P-20] calendars and trips that do not come say so, each in its place, until they do', async ({
  page,
}, info) => {
  const email = accountOf(info);
  await signInAsDispatcher(page, info);
  await connect(page);
  const retry = page.getByRole('button', { name: 'Спробувати ще раз' });
  await control('fault', { what: 'internal', kind: 'calendarList.list', email, count: null });
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('Не вдалося завантажити календарі.');
  await control('clear-faults', { email });
  await control('fault', { what: 'internal', kind: 'events.list', email, count: null });
  await retry.click();
  await expect(page.getByRole('alert')).toContainText('Не вдалося завантажити рейси. Спробуйте ще раз.');
  await control('clear-faults', { email });
  await retry.click();
  await expect(page.getByText('Цього дня рейсів ще немає')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[P-16] a trip that could not be deleted says so and stays', async ({ page }, info) => {
  const email = accountOf(info);
  await signInAsDispatcher(page, info);
  await connect(page);
  await press(page, 'Новий рейс');
  await panel(page).getByRole('textbox', { name: 'Звідки' }).fill('Суми');
  await panel(page).getByRole('textbox', { name: 'Куди' }).fill('Канів');
  await press(panel(page), 'Зберегти');
  await expect(toasts(page, 'Рейс збережено')).toBeVisible();
  await trips(page)
    .getByRole('button', { name: /Суми → Канів/ })
    .click();
  await control('fault', { what: 'internal', kind: 'events.delete', email, count: null });
  await press(panel(page), 'Видалити');
  await press(panel(page), 'Так, видалити');
  await expect(panel(page).getByRole('alert')).toContainText('Не вдалося видалити рейс. Спробуйте ще раз.');
  await page.keyboard.press('Escape');
  await expect(trips(page)).toHaveCount(1);
});

test('[P-17] a new consent that is denied, too, says that the access was not renewed', async ({
  page,
}, info) => {
  await signInAsDispatcher(page, info);
  await connect(page);
  await control('revoke', { email: accountOf(info) });
  await press(page, 'Оновити');
  const window = await openConsent(page, 'Підключити знову');
  await press(window, 'Відхилити');
  await expect(
    page.getByText(/^Щось пішло не так\. Не вдалося поновити доступ до календаря\. Ви не дали доступу/),
  ).toBeVisible();
  await connect(page, 'Підключити знову');
  await expect(page.getByRole('button', { name: 'Підключити знову' })).toHaveCount(0);
});

test('[P-17] an access that Google does not take at the start signs the person out', async ({
  page,
}, info) => {
  const email = accountOf(info);
  await signInAsDispatcher(page, info);
  await connect(page);
  await control('fault', { what: 'unauthorized', kind: 'calendarList.list', email, count: null });
  await page.reload();
  await expect(page).toHaveURL('/parendar');
  await expect(toasts(page, 'Google не приймає доступу до календаря')).toBeVisible();
  await expect(page.getByRole('button', { name: CONNECT })).toHaveCount(0);
});
