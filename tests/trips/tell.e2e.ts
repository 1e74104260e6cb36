import { TOLD_LIMIT } from '@par-club/functions/contract/trips.values';
import { CONNECTION_LOST, expect, test } from '../kit/browser.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { panel, press } from '../parendar/week-page.ts';
import { copied, openWithLinks } from './board-trip.ts';
import { newPhone } from './phones.ts';
import { publishedTrip } from './published.ts';

const TELL = '**/call/tellSeat';

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
  await openWithLinks(page, info, {
    ...{ summary: 'Суми - Краків | Іван Коваль', location: 'Суми - Краків' },
    description: JSON.stringify({
      ...{ version: 1, driverName: 'Іван Коваль', notes: '', seats: 8 },
      passengers: [{ name: 'Олена', phone: '+380671234567' }],
    }),
  });
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
