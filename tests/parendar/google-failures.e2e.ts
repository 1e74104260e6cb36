import { expect, test, toasts } from '../kit/browser.ts';
import { WITHOUT_KEYS } from '../kit/functions-environment.ts';
import { control } from '../kit/google.ts';
import { openSignIn } from '../kit/sign-in.ts';
import { CONNECT, connect, openAsDispatcher, openConsent } from './google-calendar.ts';
import { accountOf, signInHere } from './own-person.ts';
import { panel, press, trips } from './week-page.ts';

// A refused call is a failed request, which the browser notes.
test.use({ expectedComplaints: /Failed to load resource/ });

test('[P-16] [P-20] calendars and trips that do not come say so, each in its place, until they do', async ({
  page,
}, info) => {
  const email = accountOf(info);
  await openAsDispatcher(page, info);
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
  await openAsDispatcher(page, info);
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
  // The question is asked still: the first Escape answers it, the second one closes the panel.
  await expect(panel(page).getByRole('button', { name: 'Залишити' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page).getByRole('button', { name: 'Видалити', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(trips(page)).toHaveCount(1);
});

test('[P-17] a new consent that is denied, too, says that the access was not renewed', async ({
  page,
}, info) => {
  await openAsDispatcher(page, info);
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
  await openAsDispatcher(page, info);
  await connect(page);
  await control('fault', { what: 'unauthorized', kind: 'calendarList.list', email, count: null });
  await page.reload();
  await expect(page).toHaveURL('/parendar');
  await expect(toasts(page, 'Google не приймає доступу до календаря')).toBeVisible();
  await expect(page.getByRole('button', { name: CONNECT })).toHaveCount(0);
});

test('[P-20] keys that Google does not know are told where the calendar is connected, which works when they are right', async ({
  page,
}, info) => {
  const email = accountOf(info);
  await openAsDispatcher(page, info);
  await control('fault', { what: 'unauthorized', kind: 'token', email, count: null });
  const window = await openConsent(page);
  await press(window, 'Дозволити');
  await expect(page.getByRole('alert')).toHaveText('Не вдалося запустити Google API. Перевірте ключі API.');
  await control('clear-faults', { email });
  await connect(page);
});

for (const [language, words] of [
  ['ua', 'Ключі Google API не задано'],
  ['en', 'Google API keys are not set'],
] as const) {
  test.describe(`a deployment without keys, in ${language}`, () => {
    test.use({ language });

    test('[P-20] says so in place of the calendar', async ({ page, callFunctionsWith }, info) => {
      await callFunctionsWith(WITHOUT_KEYS);
      await page.goto('/parendar');
      await openSignIn(page);
      await signInHere(page, info);
      await expect(page.getByRole('alert')).toHaveText(words);
    });
  });
}
