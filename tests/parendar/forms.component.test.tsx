import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calendarText } from '../../web/src/features/parendar/calendar.text.ts';
import { requestText } from '../../web/src/features/parendar/request/request.text.ts';
import { holdClipboard, toastShown, wordsOf } from '../kit/components/app.tsx';
import { expectComplaints } from '../kit/components/setup.ts';
import { addTrip, card, openWeek, panel, press, selectedDay } from './open-week.ts';

const MESSAGE = 'Прилітаємо 25.11.2027 о 15:40, нас двоє, з Кракова до Львова. Олена, 067 123 45 67';

const request = () => page.getByRole('region', { name: 'Нова заявка' });
const passenger = () => page.getByRole('region', { name: 'Додати пасажира до рейсу' });
const field = (name: string) => request().getByRole('textbox', { name, exact: true });
const picker = (name: string) => request().getByLabelText(name, { exact: true });

async function fillRequest({ to = 'Львів', date = '2027-11-25', time = '15:40' } = {}): Promise<void> {
  await field('Ім’я пасажира').fill('Олена');
  await field('Місто відправлення').fill('Краків');
  await field('Куди').fill(to);
  await picker('Дата поїздки').fill(date);
  await picker('Час поїздки').fill(time);
}

test('[P-12] a message is parsed into the fields, and becomes a trip of the calendar', async () => {
  const say = wordsOf({ ...calendarText, ...requestText }, 'en');
  await openWeek({ language: 'en' });
  const form = page.getByRole('region', { name: say('parendar.request.title') });
  const box = form.getByRole('textbox', { name: say('parendar.request.message') });
  await expect.element(form.getByRole('button', { name: say('parendar.request.paste') })).toBeVisible();
  await expect.element(form.getByRole('group', { name: say('parendar.request.manual') })).toBeVisible();
  await expect.element(form.getByRole('group', { name: say('parendar.request.details') })).toBeVisible();
  await box.fill(MESSAGE);
  await press(form, say('parendar.request.parse'));
  for (const [name, value] of [
    ['name', 'Олена'],
    ['phone', '+380671234567'],
    ['from', 'Краків'],
    ['count', '2'],
    ['date', '2027-11-25'],
    ['time', '15:40'],
  ] as const) {
    const input = form.getByLabelText(say(`parendar.request.${name}`), { exact: true });
    await expect.element(input).toHaveValue(value);
  }
  await press(form, say('parendar.request.add'));
  await toastShown(say('parendar.done.eventAdded'));
  await expect.element(page.getByRole('button', { name: /15:40, Краків → Львів/ })).toBeVisible();
  await expect.element(box).toHaveValue('');
});

test('[P-12] a request is filled in by hand, and reset', async () => {
  await openWeek();
  await press(request(), 'Додати до календаря');
  await toastShown('Заповніть обов’язкові поля');
  await expect.element(field('Місто відправлення')).toHaveAccessibleDescription('Обов’язкове поле');
  await field('Ім’я пасажира').fill('Тарас');
  await press(request(), 'Очистити');
  await expect.element(field('Ім’я пасажира')).toHaveValue('');
  await press(page, 'Повернути');
  await expect.element(field('Ім’я пасажира')).toHaveValue('Тарас');
});

test('[P-11] [P-19] a passenger is added to one of the day’s trips, which come into sight', async () => {
  await page.viewport(1280, 600);
  await openWeek();
  const form = passenger();
  const name = form.getByRole('textbox', { name: 'Ім’я' });
  await expect.element(form.getByLabelText('Час', { exact: true })).toHaveValue('12:00');
  await press(form, 'Знайти рейс');
  await toastShown('Заповніть обов’язкові поля');
  await name.fill('Олена Тестова');
  await form.getByRole('textbox', { name: 'Телефон' }).fill('067 123 45 67');
  await userEvent.keyboard('{Enter}');
  await expect.element(form.getByText(/^Знайдено/)).toBeInViewport();
  await expect.element(form.getByRole('listitem').first()).toBeInViewport();
  const found = form.getByRole('button', { name: /^Додати: / }).first();
  const [, way = ''] = /: (.* → .*),/.exec(found.element().getAttribute('aria-label') ?? '') ?? [];
  await found.click();
  await toastShown('Пасажира додано до рейсу');
  await expect.element(name).toHaveValue('');
  await page.getByRole('button', { name: new RegExp(`^Відкрити: .*${way}$`) }).click();
  await expect.element(panel().getByText('Олена Тестова')).toBeVisible();
});

test('[P-12] the message is pasted by a press', async () => {
  await holdClipboard();
  await openWeek();
  await navigator.clipboard.writeText(MESSAGE);
  await press(request(), 'Вставити повідомлення');
  await expect.element(field('Повідомлення пасажира')).toHaveValue(MESSAGE);
  await expect.element(field('Повідомлення пасажира')).toHaveFocus();
});

test('[P-12] a driver who has a trip at that time is warned of, whichever week is shown', async () => {
  await openWeek();
  const driver = request().getByRole('combobox', { name: 'Водій' });
  await fillRequest();
  await driver.fill('Остап Вишня');
  await userEvent.keyboard('{Enter}');
  await toastShown('Подію додано');
  await expect.element(field('Повідомлення пасажира')).toHaveFocus();
  await expect.element(field('Ім’я пасажира')).toHaveValue('');
  await press(page, 'Сьогодні');
  await expect.element(selectedDay()).toHaveAttribute('aria-current', 'date');
  await fillRequest({ to: 'Рівне', time: '16:10' });
  await driver.fill('Остап Вишня');
  const warning = request().getByText(
    /Остап Вишня (ще в дорозі|у цей час має ще рейс): 15:40–16:40, Краків → Львів/,
  );
  await expect.element(warning).toBeVisible();
  await picker('Час поїздки').fill('16:40');
  await expect.element(warning).not.toBeInTheDocument();
  await picker('Час поїздки').fill('14:50');
  await expect.element(warning).toBeVisible();
  await driver.fill('Інший Водій');
  await expect.element(warning).not.toBeInTheDocument();
});

test('[P-12] [P-16] a model that refuses is told beside the message, which stays', async () => {
  expectComplaints(/Failed to load resource/);
  localStorage.setItem('parclub.openai_api_key', 'sk-test-401');
  await openWeek();
  await field('Повідомлення пасажира').fill(MESSAGE);
  await press(request(), 'Розібрати');
  await expect.element(field('Повідомлення пасажира')).toHaveAccessibleDescription(/не приймає цей ключ API/);
  await expect.element(field('Повідомлення пасажира')).toHaveValue(MESSAGE);
});

test('[P-11] [P-12] the passenger of a message is put into a trip that exists', async () => {
  await openWeek();
  await addTrip('Канів');
  await field('Повідомлення пасажира').fill('Олена, 067 123 45 67, 03.03.2027 о 12:00');
  await press(request(), 'Розібрати');
  await expect.element(field('Телефон')).toHaveValue('+380671234567');
  await press(request(), 'До наявного рейсу');
  await expect.element(passenger().getByRole('textbox', { name: 'Ім’я' })).toHaveValue('Олена');
  await expect.element(passenger().getByLabelText('Дата')).toHaveValue('2027-03-03');
  await press(passenger(), 'Знайти рейс');
  await passenger()
    .getByRole('button', { name: /^Додати: Суми → Канів/ })
    .click();
  await toastShown('Пасажира додано до рейсу');
  await card('Канів').click();
  await expect.element(panel().getByRole('listitem').filter({ hasText: 'Олена' })).toBeVisible();
});
