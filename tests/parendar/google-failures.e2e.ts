import { WITHOUT_KEYS } from '../../local/suite/functions-environment.ts';
import { expect, test, toastShown } from '../kit/browser.ts';
import { control } from '../kit/google.ts';
import { openSignIn } from '../kit/sign-in.ts';
import { connect, openConnected, openConsent } from './google-calendar.ts';
import { accountOf, signInHere, signInOwnPerson } from './own-person.ts';
import { panel, press } from './week-page.ts';

// One worker starts these functions.
test.describe.configure({ mode: 'default' });

// A refused call is a failed request, which the browser notes.
test.use({ expectedComplaints: /Failed to load resource/ });

test('[P-16] [P-17] a grant taken back at Google is told, what was typed stays, and a new consent saves it', async ({
  page,
}, info) => {
  const email = accountOf(info);
  await openConnected(page, info, 'ua');
  await press(page, 'Новий рейс');
  await panel(page).getByRole('textbox', { name: 'Звідки' }).fill('Одеса');
  await panel(page).getByRole('textbox', { name: 'Куди' }).fill('Кишинів');
  await control('revoke', { email });
  await press(panel(page), 'Зберегти');
  await expect(panel(page).getByText(/Не вдалося зберегти рейс/)).toBeVisible();
  const denied = await openConsent(page, 'Підключити знову');
  await press(denied, 'Відхилити');
  await expect(
    panel(page).getByText(
      /^Щось пішло не так\. Не вдалося поновити доступ до календаря\. Ви не дали доступу/,
    ),
  ).toBeVisible();
  const window = await openConsent(page, 'Підключити знову');
  await press(window, 'Дозволити');
  await expect(page.getByRole('button', { name: 'Підключити знову' })).toHaveCount(0);
  await expect(panel(page).getByRole('textbox', { name: 'Куди' })).toHaveValue('Кишинів');
  await press(panel(page), 'Зберегти');
  await toastShown(page, 'Рейс збережено');
  expect((await control('events', { calendarId: email })).events).toHaveLength(1);
});

test('[P-17] a grant that a refresh finds lost is told over the week, until a new consent renews it', async ({
  page,
}, info) => {
  await openConnected(page, info, 'ua');
  await expect(page.getByText('Цього дня рейсів ще немає')).toBeVisible();
  await control('revoke', { email: accountOf(info) });
  await press(page, 'Оновити');
  const denied = await openConsent(page, 'Підключити знову');
  await press(denied, 'Відхилити');
  const told = page.getByText(
    /^Щось пішло не так\. Не вдалося поновити доступ до календаря\. Ви не дали доступу/,
  );
  await expect(told).toBeVisible();
  await connect(page, 'Підключити знову');
  await expect(page.getByRole('button', { name: 'Підключити знову' })).toHaveCount(0);
  await expect(told).toHaveCount(0);
});

test.describe('without the code that asks Google', () => {
  test.use({ language: 'en' });

  test('[F-R8] the calendar says that it did not load, in the words of the specification', async ({
    page,
  }, info) => {
    await page.route(/\/assets\/call-[\da-f]{7}\.js$/, (route) => route.abort());
    await signInOwnPerson(page, info);
    await page.goto('/parendar/app');
    await expect(page.getByRole('alert')).toContainText(/^Failed to load Google API script\. /);
  });
});

for (const [language, words] of [
  ['ua', 'Ключі Google API не задано'],
  ['en', 'Google API keys are not set'],
] as const) {
  test.describe(`a deployment without keys, in ${language}`, () => {
    test.use({ language });

    test('[P-20] [F-R3] says so in place of the calendar', async ({ page, callFunctionsWith }, info) => {
      await callFunctionsWith(WITHOUT_KEYS);
      await page.goto('/parendar');
      await openSignIn(page);
      await signInHere(page, info);
      await expect(page.getByRole('alert')).toHaveText(words);
    });
  });
}
