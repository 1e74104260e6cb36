import { TOLD_LIMIT } from '@par-club/functions/contract/trips.values';
import { CONNECTION_LOST, expect, test, toasts } from '../kit/browser.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { card, panel, press } from '../parendar/week-page.ts';
import { copied, openWithLinks } from './board-trip.ts';
import { newPhone } from './phones.ts';
import { publishedTrip } from './published.ts';

const TELL = '**/call/tellSeat';

/** A full trip to Kraków with these passengers. */
const tripWith = (passengers: object[], seats: number) => ({
  ...{ summary: 'Суми - Краків | Іван Коваль', location: 'Суми - Краків' },
  description: JSON.stringify({ version: 1, driverName: 'Іван Коваль', notes: '', seats, passengers }),
});

test.describe('where calls fail', () => {
  test.use({ expectedComplaints: CONNECTION_LOST });

  test('[V-07] [F-S19] what did not get through says so and why, and no more once the page shows that it did', async ({
    page,
  }) => {
    const { seats } = await publishedTrip();
    await page.goto(seats[1] ?? '');
    await page.route(TELL, (route) => route.abort());
    await press(page, 'Подзвоніть мені');
    const failure = page.getByText(/^Не вдалося передати/);
    await expect(failure).toBeVisible();
    await page.unroute(TELL);
    // The server takes it, and the answer is lost.
    await page.route(TELL, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await press(page, 'Я не поїду');
    await expect(page.getByText('Ви повідомили: не поїду.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Я не поїду' })).toBeEnabled();
    await expect(failure).toHaveCount(0);
    await page.unroute(TELL);
    const link = adminFirestore().doc(`tripLinks/${seats[1]?.slice('/seat/'.length)}`);
    await link.update({ toldAt: Array<string>(TOLD_LIMIT).fill(new Date().toISOString()) });
    await press(page, 'Подзвоніть мені');
    await expect(page.getByText(/^Забагато повідомлень за годину/)).toBeVisible();
  });
});

test('[V-07] who was marked as not there, and says that they are late, stays so on the driver’s page', async ({
  page,
  context,
}) => {
  const { van, seats } = await publishedTrip();
  await page.goto(van);
  await press(page, 'Немає на місці: Ігор');
  const passenger = await context.newPage();
  await passenger.goto(seats[1] ?? '');
  await press(passenger, 'Я запізнюся');
  await press(passenger, '10 хв');
  await expect(page.getByText('Ігор · Каже, що запізниться на 10 хв')).toBeVisible();
  await press(page, 'Зрозуміло');
  await expect(page.getByText('Каже, що запізниться на 10 хв')).toBeVisible();
  await press(page, 'Скасувати: Ігор');
  await press(page, 'На борту: Ігор');
  await expect(page.getByText('Каже, що запізниться на 10 хв')).toHaveCount(0);
});

test('[V-07] of a trip that was deleted the board asks to confirm no delay, but to call who wants it', async ({
  page,
  browser,
}, info) => {
  await openWithLinks(page, info, tripWith([{ name: 'Олена', phone: '+380671234567' }], 8));
  await panel(page).getByText('Пасажирам', { exact: true }).click();
  const passenger = await newPhone(browser);
  await passenger.goto(await copied(page, 'Олена'));
  await press(passenger, 'Я запізнюся');
  await press(passenger, '10 хв');
  await expect(passenger.getByText('Ви повідомили: запізнюся на 10 хвилин.')).toBeVisible();
  await press(passenger, 'Подзвоніть мені');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Олена запізниться на 10 хв')).toBeVisible();
  await expect(page.getByText('Олена просить подзвонити')).toBeVisible();
  await press(page, 'Відкрити рейс: Олена запізниться на 10 хв');
  await press(panel(page), 'Видалити');
  await press(panel(page), 'Так, видалити');
  await expect(page.getByText('Олена запізниться на 10 хв')).toHaveCount(0);
  await expect(page.getByText('Олена просить подзвонити')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Відкрити рейс/ })).toHaveCount(0);
  await passenger.context().close();
});

test('[F-D2] one press on the board frees the seat of who does not come, on all pages, and its undo puts them back', async ({
  page,
  browser,
}, info) => {
  const people = [
    { name: 'Олена', phone: '+380671234567' },
    { name: 'Степан', phone: '+380509998877', seats: 2 },
  ];
  await openWithLinks(page, info, tripWith(people, 3));
  const [driver, passenger] = [await newPhone(browser), await newPhone(browser)];
  await driver.goto(await copied(page, 'Водієві'));
  await panel(page).getByText('Пасажирам', { exact: true }).click();
  const seat = await copied(page, 'Олена');
  await passenger.goto(seat);
  await press(passenger, 'Я не поїду');
  const list = panel(page).getByRole('region', { name: 'Пасажири' }).getByRole('listitem');
  await expect(list.filter({ hasText: 'каже, що не поїде' })).toHaveText(/Олена/);
  await page.keyboard.press('Escape');
  await press(driver, 'Зрозуміло');

  await press(page, 'Звільнити місце: Олена не їде');
  // It stays for as long as the pointer is on it, whatever the phones take.
  await toasts(page, 'Викреслено: Олена').hover();
  await expect(page.getByText('Олена не їде')).toHaveCount(0);
  await expect(driver.getByText('Не їде: Олена')).toBeVisible();
  await expect(driver.getByText('зайнято 2 з 3 місць')).toBeVisible();
  await expect(passenger.getByText(/^Диспетчер зняв ваше бронювання/)).toBeVisible();
  await press(driver, 'Зрозуміло');

  await toasts(page, 'Викреслено: Олена').getByRole('button', { name: 'Повернути' }).click();
  // The driver knew already that she was gone.
  await expect(driver.getByText('Новий пасажир: Олена')).toBeVisible();
  await expect(driver.getByText('зайнято 3 з 3 місць')).toBeVisible();
  await expect(passenger.getByText(/^Диспетчер зняв ваше бронювання/)).toHaveCount(0);
  await expect(passenger.getByText('Ви повідомили: не поїду.')).toHaveCount(0);
  await expect(page.getByText('Олена не їде')).toHaveCount(0);
  await card(page, 'Краків').first().click();
  await expect(list).toHaveText([/^1Олена/, /^2Степан/]);
  await panel(page).getByText('Пасажирам', { exact: true }).click();
  expect(await copied(page, 'Олена')).toBe(seat);
  await Promise.all([driver, passenger].map((each) => each.context().close()));
});

test('[F-D2] of two of one name the press strikes out the one who does not come', async ({
  page,
  browser,
}, info) => {
  const people = [
    { name: 'Олена', phone: '', pickUp: 'Ромни' },
    { name: 'Олена', phone: '', pickUp: 'Київ', seats: 2 },
  ];
  await openWithLinks(page, info, tripWith(people, 3));
  await panel(page).getByText('Пасажирам', { exact: true }).click();
  const [first, second] = [await newPhone(browser), await newPhone(browser)];
  await first.goto(await copied(page, 'Олена (Ромни)'));
  await second.goto(await copied(page, 'Олена (Київ)'));
  await press(second, 'Я не поїду');
  const list = panel(page).getByRole('region', { name: 'Пасажири' }).getByRole('listitem');
  await expect(list.filter({ hasText: 'каже, що не поїде' })).toHaveText(/Київ/);
  await page.keyboard.press('Escape');
  await press(page, 'Звільнити 2 місця: Олена (Київ) не їде');
  await expect(second.getByText(/^Диспетчер зняв ваше бронювання/)).toBeVisible();
  await expect(first.getByText(/^Диспетчер зняв ваше бронювання/)).toHaveCount(0);
  await card(page, 'Краків').first().click();
  await expect(list).toHaveText([/Ромни/]);
  await Promise.all([first, second].map((each) => each.context().close()));
});

test('[F-V13] who has no phone in the booking is asked where to call, and the dispatcher alone reads it', async ({
  page,
  browser,
}, info) => {
  await openWithLinks(
    page,
    info,
    tripWith(
      [
        { name: 'Олена', phone: '' },
        { name: 'Степан', phone: '' },
      ],
      3,
    ),
  );
  const driver = await newPhone(browser);
  await driver.goto(await copied(page, 'Водієві'));
  await panel(page).getByText('Пасажирам', { exact: true }).click();
  const passenger = await newPhone(browser);
  await passenger.goto(await copied(page, 'Олена'));
  await press(passenger, 'Подзвоніть мені');
  const field = passenger.getByLabel('На який номер вам подзвонити?');
  await expect(field).toBeFocused();
  await field.fill('067 123');
  await press(passenger, 'Попросити подзвонити');
  await expect(field).toHaveAccessibleDescription(/^Це не схоже на номер телефону/);
  await expect(field).toHaveValue('067 123');
  await field.fill('067 123 45 67');
  await field.press('Enter');
  await expect(passenger.getByText('Ви просили подзвонити.')).toBeVisible();
  await expect(field).toHaveCount(0);

  const words = 'Олена просить подзвонити: +380 67 123 45 67';
  await expect(panel(page).getByText(words)).toBeVisible();
  const call = (within: typeof page | ReturnType<typeof panel>) =>
    within.getByRole('link', { name: 'Подзвонити: Олена' });
  await expect(call(panel(page))).toHaveAttribute('href', 'tel:+380671234567');
  await page.keyboard.press('Escape');
  await expect(page.getByText(words)).toBeVisible();
  await expect(call(page)).toHaveAttribute('href', 'tel:+380671234567');
  for (const phone of [driver, passenger]) {
    await phone.reload();
    await expect(phone.getByText('Олена').first()).toBeVisible();
    expect(await phone.content()).not.toMatch(/67\s?123\s?45\s?67/);
  }
  await Promise.all([driver, passenger].map((each) => each.context().close()));
});

test.describe('where the call fails', () => {
  test.use({ expectedComplaints: CONNECTION_LOST });

  test('[F-V13] a number that did not get through stays in its field; who has a phone is asked for none', async ({
    page,
  }) => {
    const { seats } = await publishedTrip({
      passengers: [
        { name: 'Олена', phone: 'немає' },
        { name: 'Ігор', phone: '+380501112233' },
      ],
    });
    await page.goto(seats[0] ?? '');
    await press(page, 'Подзвоніть мені');
    await page.getByLabel('На який номер вам подзвонити?').fill('+48 501 234 567');
    await page.route(TELL, (route) => route.abort());
    await press(page, 'Попросити подзвонити');
    await expect(page.getByText(/^Не вдалося передати/)).toBeVisible();
    await expect(page.getByLabel('На який номер вам подзвонити?')).toHaveValue('+48 501 234 567');
    await page.unroute(TELL);
    await press(page, 'Попросити подзвонити');
    await expect(page.getByText('Ви просили подзвонити.')).toBeVisible();

    await page.goto(seats[1] ?? '');
    await press(page, 'Подзвоніть мені');
    await expect(page.getByText('Ви просили подзвонити.')).toBeVisible();
  });
});
