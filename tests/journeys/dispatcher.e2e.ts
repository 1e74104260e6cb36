import type { Page } from '@playwright/test';
import { expect, test, toastShown } from '../kit/browser.ts';
import { control } from '../kit/google.ts';
import { openSignIn, signOutByMenu } from '../kit/sign-in.ts';
import { CONNECT, openConsent } from '../parendar/google-calendar.ts';
import { accountOf, signInHere } from '../parendar/own-person.ts';
import { addTrip, card, panel, press, trips } from '../parendar/week-page.ts';

// The functions say that there is no calendar with a status that the browser complains of.
test.use({ expectedComplaints: /Failed to load resource/ });

/** The morning in Kyiv of the day on which the passenger lands. */
const MORNING = new Date('2027-11-25T07:00:00.000Z');
const MESSAGE = 'Прилітаємо 25.11.2027 о 15:40, нас двоє, з Кракова до Львова. Олена, 067 123 45 67';
const OLENA = { name: 'Олена', phone: '+380671234567' };
const TARAS = { name: 'Тарас', phone: '+380501234567' };

test('[P-02] [P-07] [P-08] [P-11] [P-12] [P-14] [P-19] [S-05] [CH-04] [X-13] a dispatcher’s day: from a message to a trip in Google Calendar', async ({
  page,
  say,
}, info) => {
  const email = accountOf(info);
  const { id: calendarId } = await control('add-calendar', { email, summary: 'Рейси до Польщі' });
  const events = async () => {
    const all = (await control('events', { calendarId })).events;
    return all.filter(({ status }) => status !== 'cancelled');
  };
  const answers = rememberAnswers(page);
  await page.clock.install({ time: MORNING });

  await page.goto('/parendar');
  await openSignIn(page);
  await signInHere(page, info);
  await expect(page.getByRole('button', { name: CONNECT })).toBeVisible();

  await page.goto('/parex');
  await page.getByRole('textbox').fill(MESSAGE);
  await press(page, say('parex.submit'));
  await expect(panel(page).getByRole('definition')).toHaveText([
    OLENA.name,
    OLENA.phone,
    '25.11.2027 чт',
    '15:40',
  ]);

  await page.goto('/parendar/app');
  const consent = await openConsent(page);
  await expect(consent.getByRole('radio', { name: email })).toBeChecked();
  await expect(consent.getByRole('checkbox')).toHaveCount(2);
  await press(consent, 'Дозволити');
  const selector = page.getByRole('banner').getByRole('button', { name: /^Календар:/ });
  await expect(selector).toHaveAccessibleName(`Календар: ${email}`);
  await expect.poll(() => consent.isClosed()).toBe(true);
  await selector.click();
  await page.getByRole('menuitem', { name: 'Рейси до Польщі' }).click();
  await expect(selector).toHaveAccessibleName('Календар: Рейси до Польщі');

  const request = page.getByRole('region', { name: 'Нова заявка' });
  await request.getByRole('textbox', { name: 'Повідомлення пасажира' }).fill(MESSAGE);
  await press(request, 'Розібрати');
  await expect(request.getByRole('textbox', { name: 'Телефон' })).toHaveValue(OLENA.phone);
  await press(request, 'Додати до календаря');
  await toastShown(page, 'Подію додано');
  const [made] = await events();
  expect(made).toMatchObject({ location: 'Краків - Львів', status: 'confirmed' });
  expect(String(made?.summary)).toMatch(/^Краків - Львів \| /);
  expect(Date.parse(String(Object(made?.start).dateTime))).toBe(Date.parse('2027-11-25T13:40:00Z'));

  await page.reload();
  await expect(selector).toHaveAccessibleName('Календар: Рейси до Польщі');
  await addTrip(page, 'Канів', '18:00');
  await toastShown(page, 'Рейс збережено');
  await expect(trips(page)).toHaveText([/Краків.*Львів/, /Суми.*Канів/]);

  const landing = page.getByRole('button', { name: /15:40, Краків → Львів/ });
  await landing.click();
  await press(panel(page), 'Редагувати');
  await panel(page).getByRole('combobox', { name: 'Водій' }).fill('Петро Шевчук');
  await press(panel(page), 'Зберегти');
  await toastShown(page, 'Рейс збережено');
  await expect(panel(page).getByText('Петро Шевчук').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  expect(await events()).toContainEqual(
    expect.objectContaining({
      id: made?.id,
      summary: 'Краків - Львів | Петро Шевчук',
      status: 'confirmed',
      creator: made?.creator,
      htmlLink: made?.htmlLink,
    }),
  );

  const passenger = page.getByRole('region', { name: 'Додати пасажира до рейсу' });
  await passenger.getByRole('textbox', { name: 'Ім’я' }).fill(TARAS.name);
  await passenger.getByRole('textbox', { name: 'Телефон' }).fill(TARAS.phone);
  await press(passenger, 'Знайти рейс');
  await passenger.getByRole('button', { name: /^Додати: .*Краків → Львів/ }).click();
  await toastShown(page, 'Пасажира додано до рейсу');
  const full = (await events()).find(({ id }) => id === made?.id);
  const { driverName, passengers } = JSON.parse(String(full?.description));
  expect(driverName).toBe('Петро Шевчук');
  for (const one of [OLENA, TARAS]) expect(passengers).toContainEqual(expect.objectContaining(one));

  await card(page, 'Канів').click();
  await press(panel(page), 'Видалити');
  await press(panel(page), 'Так, видалити');
  await toastShown(page, 'Рейс видалено');
  await expect(panel(page)).toHaveCount(0);
  await expect(trips(page)).toHaveText([/Краків.*Львів/]);
  expect((await events()).map(({ id }) => id)).toEqual([made?.id]);

  await expect.poll(() => answers.join()).toContain('"calendars"');
  expect(answers.join()).not.toMatch(/access_token|refresh_token|ya29/);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/refresh_token|ya29|code_verifier/);

  // The message that was read in Parex is in the sheet.
  await signOutByMenu(page, 'Вийти без таблиці');
  await expect(page).toHaveURL('/parendar');
  await expect(trips(page)).toHaveCount(0);
});

/** What the calendar's functions answer to the page from now on. */
function rememberAnswers(page: Page): string[] {
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (/Calendar|Trip/.test(response.url())) answers.push(await response.text().catch(() => ''));
  });
  return answers;
}
