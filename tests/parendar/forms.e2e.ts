import type { Locator, Page } from '@playwright/test';
import { expect, test, toasts } from '../kit/browser.ts';
import { WITHOUT_KEYS } from '../kit/functions-environment.ts';
import { openDemo, wordsIn } from './demo-calendar.ts';

const MESSAGE = 'Прилітаємо 25.11.2027 о 15:40, нас двоє, з Кракова до Львова. Олена, 067 123 45 67';

/** What the rows call things, and what a native calls them. */
const WORDS = {
  ua: {
    request: 'Нова заявка',
    message: 'Повідомлення пасажира',
    paste: 'Вставити повідомлення',
    parse: 'Розібрати',
    manual: 'Введення вручну',
    details: 'Деталі рейсу',
    fields: ['Ім’я пасажира', 'Телефон', 'Місто відправлення', 'Кількість пасажирів'],
    dates: ['Дата прильоту', 'Час прильоту'],
    reset: 'Очистити',
    add: 'Додати до календаря',
    added: 'Подію додано',
    required: 'Заповніть обов’язкові поля',
    passenger: 'Додати пасажира до рейсу',
    person: ['Ім’я', 'Телефон'],
    moment: ['Дата', 'Час'],
    search: 'Знайти рейс',
    addTo: /^Додати: /,
    passengerAdded: 'Пасажира додано до рейсу',
  },
  en: {
    request: 'New request',
    message: 'Passenger’s message',
    paste: 'Paste message',
    parse: 'Parse',
    manual: 'Manual input',
    details: 'Trip details',
    fields: ['Passenger name', 'Phone', 'Origin city', 'Passenger count'],
    dates: ['Flight arrival date', 'Flight arrival time'],
    reset: 'Reset',
    add: 'Add to calendar',
    added: 'Event added',
    required: 'fill required fields',
    passenger: 'Add a passenger to a trip',
    person: ['Name', 'Phone'],
    moment: ['Date', 'Time'],
    search: 'Find a trip',
    addTo: /^Add: /,
    passengerAdded: 'Passenger added to trip',
  },
} as const;

const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
const press = (form: Locator, name: string) => form.getByRole('button', { name, exact: true }).click();
/** Fields that have no role of their own. */
const picker = (form: Locator, name: string) => form.getByLabel(name, { exact: true });

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const words = WORDS[language];
    const request = (page: Page) => page.getByRole('region', { name: words.request });

    test('[P-12] a message is parsed into the fields, and becomes a trip of the calendar', async ({
      page,
    }, info) => {
      await openDemo(page, info);
      const form = request(page);
      await expect(form.getByRole('button', { name: words.paste })).toBeVisible();
      await expect(form.getByRole('group', { name: words.manual })).toBeVisible();
      await expect(form.getByRole('group', { name: words.details })).toBeVisible();
      await field(form, words.message).fill(MESSAGE);
      await press(form, words.parse);
      const values = ['Олена', '+380671234567', 'Краків', '2'];
      for (const [index, name] of words.fields.entries()) {
        await expect(field(form, name)).toHaveValue(values[index] ?? '');
      }
      await expect(picker(form, words.dates[0])).toHaveValue('2027-11-25');
      await expect(picker(form, words.dates[1])).toHaveValue('15:40');
      await press(form, words.add);
      await expect(toasts(page, words.added)).toBeVisible();
      await expect(page.getByRole('button', { name: /15:40, Краків → Львів/ })).toBeVisible();
      await expect(field(form, words.message)).toHaveValue('');
    });

    test('[P-12] a request is filled in by hand, and reset', async ({ page }, info) => {
      await openDemo(page, info);
      const form = request(page);
      await press(form, words.add);
      await expect(toasts(page, words.required)).toBeVisible();
      await expect(field(form, words.fields[2])).toHaveAccessibleDescription(
        wordsIn(language)('parendar.form.required'),
      );
      await field(form, words.fields[0]).fill('Тарас');
      await press(form, words.reset);
      await expect(field(form, words.fields[0])).toHaveValue('');
      await page.getByRole('button', { name: wordsIn(language)('parendar.request.undo') }).click();
      await expect(field(form, words.fields[0])).toHaveValue('Тарас');
    });

    test('[P-11] [P-19] a passenger is added to one of the day’s trips', async ({ page }, info) => {
      await openDemo(page, info);
      const form = page.getByRole('region', { name: words.passenger });
      await expect(picker(form, words.moment[1])).toHaveValue('12:00');
      await press(form, words.search);
      await expect(toasts(page, words.required)).toBeVisible();
      await field(form, words.person[0]).fill('Олена Тестова');
      await field(form, words.person[1]).fill('067 123 45 67');
      await press(form, words.search);
      const found = form.getByRole('button', { name: words.addTo });
      const chosen = String(await found.first().getAttribute('aria-label')).replace(/^.*?: /, '');
      const [way = ''] = chosen.split(/, | at /);
      await found.first().click();
      await expect(toasts(page, words.passengerAdded)).toBeVisible();
      await expect(field(form, words.person[0])).toHaveValue('');
      await page.getByRole('button', { name: way }).first().click();
      await expect(page.getByRole('dialog').getByText('Олена Тестова')).toBeVisible();
    });
  });
}

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('[P-12] the message is pasted by a press', async ({ page }, info) => {
    await openDemo(page, info);
    const form = page.getByRole('region', { name: WORDS.ua.request });
    await page.evaluate((text) => navigator.clipboard.writeText(text), MESSAGE);
    await press(form, WORDS.ua.paste);
    await expect(field(form, WORDS.ua.message)).toHaveValue(MESSAGE);
    await expect(field(form, WORDS.ua.message)).toBeFocused();
  });
});

test('[P-12] a driver who has a trip at that time is warned of, whichever week is shown', async ({
  page,
}, info) => {
  await openDemo(page, info);
  const form = page.getByRole('region', { name: WORDS.ua.request });
  for (const to of ['Львів', 'Рівне']) {
    await field(form, 'Ім’я пасажира').fill('Олена');
    await field(form, 'Місто відправлення').fill('Краків');
    await field(form, 'Куди').fill(to);
    await picker(form, 'Дата прильоту').fill('2027-11-25');
    await picker(form, 'Час прильоту').fill(to === 'Львів' ? '15:40' : '16:10');
    await form.getByRole('combobox', { name: 'Водій' }).fill('Остап Вишня');
    if (to === 'Львів') await press(form, WORDS.ua.add);
    await expect(field(form, 'Ім’я пасажира')).toHaveValue(to === 'Львів' ? '' : 'Олена');
    await press(page.locator('main'), 'Сьогодні');
  }
  const warning = form.getByText('Остап Вишня у цей час має ще рейс: 15:40, Краків → Львів');
  await expect(warning).toBeVisible();
  await picker(form, 'Час прильоту').fill('16:40');
  await expect(warning).toHaveCount(0);
  await picker(form, 'Час прильоту').fill('14:50');
  await expect(warning).toBeVisible();
  await form.getByRole('combobox', { name: 'Водій' }).fill('Інший Водій');
  await expect(warning).toHaveCount(0);
});

test.describe('a model that refuses', () => {
  test.use({ openAiKey: 'sk-test-401', expectedComplaints: /Failed to load resource/ });

  test('[P-12] [P-16] is told beside the message, which stays, and this device reads it', async ({
    page,
  }, info) => {
    await openDemo(page, info);
    const form = page.getByRole('region', { name: WORDS.ua.request });
    await field(form, WORDS.ua.message).fill(MESSAGE);
    await press(form, WORDS.ua.parse);
    await expect(field(form, WORDS.ua.message)).toHaveAccessibleDescription(/не приймає цей ключ API/);
    await page.reload();
    await expect(field(form, WORDS.ua.message)).toHaveValue(MESSAGE);
    await expect(field(form, 'Місто відправлення')).toHaveValue('Краків');
  });
});

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

test('[P-16] what was typed for a passenger outlives a reload', async ({ page }, info) => {
  await openDemo(page, info);
  const form = page.getByRole('region', { name: WORDS.ua.passenger });
  await field(form, 'Ім’я').fill('Олена');
  await page.reload();
  await expect(field(form, 'Ім’я')).toHaveValue('Олена');
});
