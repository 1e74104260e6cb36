import { expect, test } from '../kit/browser.ts';
import { control } from '../kit/google.ts';
import { card, panel, press } from '../parendar/week-page.ts';
import { copied, openWithLinks } from './board-trip.ts';
import { newPhone } from './phones.ts';

/** A trip that began a while ago: Олена and Степан get on at its first place, Ігор at a stop. */
const EVENT = {
  summary: 'Суми - Краків | Іван Коваль',
  location: 'Суми - Краків',
  description: JSON.stringify({
    version: 1,
    driverName: 'Іван Коваль',
    notes: 'Паспорти',
    passengers: [
      { name: 'Олена', phone: '+380671234567', price: { amount: 900, currency: 'UAH' } },
      { name: 'Степан', phone: '+380509998877' },
      { name: 'Ігор', phone: '+380501112233', seats: 2, pickUp: 'Перемишль' },
    ],
    seats: 8,
    stops: [{ place: 'Перемишль', minutes: 120 }],
  }),
};

test('[V-01] [V-02] [V-03] [V-05] [V-06] [V-07] [V-08] one trip, from the dispatcher’s press to the last who gets off', async ({
  page,
  browser,
}, info) => {
  const { calendarId, event, openDay } = await openWithLinks(page, info, EVENT);
  const vanLink = await copied(page, 'Водієві');
  await panel(page).getByText('Пасажирам', { exact: true }).click();
  const seatLink = await copied(page, 'Олена');
  const otherLink = await copied(page, 'Степан');
  expect(vanLink).toMatch(/\/trip\/[\w-]{22}$/);
  expect(seatLink).toMatch(/\/seat\/[\w-]{22}$/);

  const driver = await newPhone(browser);
  await driver.goto(vanLink);
  await expect(driver.getByRole('heading', { level: 1 })).toHaveText('Суми → Краків');
  const next = driver.locator('section', { has: driver.getByRole('heading', { name: 'Наступна зупинка' }) });
  await press(next, 'На борту: Олена');
  await next.getByRole('button', { name: /^Отримано 900\s₴: Олена$/ }).click();
  // The board shows it without a press.
  await expect(panel(page).getByText(/Сіли 1 · чекаємо 3/)).toBeVisible();
  await expect(panel(page).getByText(/Водій отримав 900/)).toBeVisible();

  // A passenger sees their own seat, and what the driver marks of the road.
  const passenger = await newPhone(browser);
  await passenger.goto(seatLink);
  await expect(passenger.getByText('Ви в дорозі')).toBeVisible();
  await expect(passenger.getByText(/1 місце · Оплачено/)).toBeVisible();
  expect(await passenger.locator('main').textContent()).not.toMatch(/Степан|Ігор|Паспорти/);
  await driver.getByLabel('Запізнення').selectOption('20 хв');
  await driver.getByLabel('Кордон').selectOption('На кордоні');
  await expect(passenger.getByText('Запізнення 20 хв')).toBeVisible();
  await expect(passenger.getByText('На кордоні')).toBeVisible();
  await expect(panel(page).getByText(/запізнення 20 хв · на кордоні/)).toBeVisible();

  // Another one asks for a call, and tells that they do not come: each stands on the board until it is confirmed, the driver
  // knows of the second, and nobody is gone.
  await passenger.goto(otherLink);
  await press(passenger, 'Подзвоніть мені');
  await expect(passenger.getByText('Диспетчер ще не відповів.')).toHaveCount(1);
  await press(passenger, 'Я не поїду');
  await expect(passenger.getByText('Диспетчер ще не відповів.')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Степан не їде')).toBeVisible();
  await expect(page.getByText(/^Рейс \d{1,2} \S+, \d\d:\d\d$/)).toHaveCount(2);
  await expect(driver.getByRole('alert').getByText('Степан · Каже, що не поїде')).toBeVisible();
  await press(driver, 'Зрозуміло');
  await press(page, 'Підтвердити: Степан просить подзвонити');
  await expect(passenger.getByText('Диспетчер підтвердив.')).toHaveCount(1);
  await expect(next.getByRole('heading', { name: 'Степан' })).toBeVisible();
  await expect(next.getByText('Каже, що не поїде')).toBeVisible();
  await press(page, 'Відкрити рейс: Степан не їде');
  // Who knows better takes it away, on both phones too.
  await press(panel(page), 'Прибрати: Степан не їде');
  await expect(panel(page).getByText('Степан не їде')).toHaveCount(0);
  await expect(driver.getByText('Степан · Їде за планом')).toBeVisible();
  await expect(passenger.getByText('Ви повідомили: не поїду.')).toHaveCount(0);
  await passenger.goto(seatLink);
  await press(driver, 'Зрозуміло');
  await expect(next.getByText(/^Каже, що не поїде/)).toHaveCount(0);

  // The connection is lost: what is pressed shows, waits, and arrives.
  await driver.context().setOffline(true);
  await press(next, 'Немає на місці: Степан');
  await expect(driver.getByText(/Чекає зв’язку позначок: 1/)).toBeVisible();
  await expect(next.getByRole('heading', { name: 'Перемишль' })).toBeVisible();
  await press(next, 'На борту: Ігор');
  await expect(driver.getByText(/Чекає зв’язку позначок: 2/)).toBeVisible();
  await driver.context().setOffline(false);
  await expect(driver.getByText(/Чекає зв’язку/)).toHaveCount(0);
  await expect(panel(page).getByText(/Сіли 3 · не прийшло 1/)).toBeVisible();

  // A change of the trip is on the page by itself, and says what it is.
  await control('edit-event', {
    ...{ calendarId, eventId: String(event.id) },
    changes: { location: 'Суми - Варшава' },
  });
  await openDay();
  await card(page, 'Варшава').first().click();
  await expect(driver.getByText('Що змінилося')).toBeVisible();
  await expect(driver.getByText(/Зупинки: Суми → Перемишль → Варшава/)).toBeVisible();
  await press(driver, 'Зрозуміло');
  await expect(driver.getByText('Що змінилося')).toHaveCount(0);

  // It is lost once more.
  await driver.context().setOffline(true);
  await press(next, 'Висадка: Олена');
  await press(next, 'Висадка: Ігор');
  await expect(driver.getByText('Рейс завершено. Гарної дороги!')).toBeVisible();
  await expect(driver.getByText(/Чекає зв’язку позначок: 2/)).toBeVisible();
  await driver.context().setOffline(false);
  await expect(driver.getByText(/Чекає зв’язку/)).toHaveCount(0);
  await expect(passenger.getByText('Поїздку завершено')).toBeVisible();

  // Taken back, the link shows nothing, and nothing of it stays on the phone.
  await press(panel(page), 'Відкликати: Водієві');
  await expect(driver.getByRole('heading', { name: 'Це посилання вже не діє' })).toBeVisible();
  const left = () =>
    driver.evaluate(() => Object.keys(localStorage).filter((key) => /parclub\.trip/.test(key)));
  await expect.poll(left).toEqual([]);
  await Promise.all([driver, passenger].map((each) => each.context().close()));
});
