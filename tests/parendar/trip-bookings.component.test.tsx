import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoFaults } from '../kit/components/accessibility.ts';
import { toastShown } from '../kit/components/app.tsx';
import { card, expectClosed, panel, press } from './open-week.ts';
import { choice, field, idOf, openWith, TARAS, TRIP } from './trip-with-bookings.ts';

test('[T-03] [T-04] [B-03] a trip with an arrival, stops and bookings, as it is typed, stored and shown', async () => {
  const demo = await openWith(TRIP);
  await press(page, 'Новий рейс');
  await field('Звідки').fill('Суми');
  await field('Куди').fill('Ковель');
  await panel().getByLabelText('Час', { exact: true }).fill('20:00');
  await panel().getByLabelText('Прибуття', { exact: true }).fill('06:30');
  await expect.element(panel().getByText('10 год 30 хв у дорозі')).toBeVisible();
  await expect.element(choice('День прибуття')).toHaveValue('1');
  await press(panel(), 'Прибуття на 30 хв пізніше');
  await expect.element(panel().getByLabelText('Прибуття', { exact: true })).toHaveValue('07:00');

  await press(panel(), 'Додати зупинку');
  await field('Зупинка 1').fill('Рівне');
  await panel().getByLabelText('Час зупинки 1').fill('04:00');
  await press(panel(), 'Додати зупинку');
  await field('Зупинка 2').fill('Житомир');
  await press(panel(), 'Перемістити зупинку 2 вище');
  await expect.element(field('Зупинка 1')).toHaveValue('Житомир');
  await expect.element(panel().getByRole('button', { name: 'Перемістити зупинку 1 нижче' })).toHaveFocus();

  await press(panel(), 'Додати пасажира');
  await field('Ім’я 1').fill('Олена');
  await field('Телефон 1').fill('067 123-45-67');
  await field('Місць 1').fill('2');
  await press(panel(), 'Ще про пасажира 1');
  await choice('Сідає 1').fill('житомир, автовокзал');
  await field('Де саме виходить 1').fill('біля цирку');
  await field('Ціна 1').fill('багато');
  await field('Примітка 1').fill('валіза');
  await panel().getByRole('checkbox', { name: 'Оплачено 1' }).click();
  await press(panel(), 'Зберегти');
  await expect.element(field('Ціна 1')).toHaveAccessibleDescription(/наприклад 1200 або 50 €/);
  await expect.element(field('Ціна 1')).toHaveFocus();
  await field('Ціна 1').fill('50 €');
  await press(panel(), 'Зберегти');
  await expectClosed(panel());

  expect(await demo.getTrip('primary', idOf('Ковель'))).toMatchObject({
    start: '2027-03-03T18:00:00.000Z',
    end: '2027-03-04T05:00:00.000Z',
    stops: [
      { place: 'Житомир', minutes: null },
      { place: 'Рівне', minutes: 480 },
    ],
    passengers: [
      {
        name: 'Олена',
        phone: '+380671234567',
        seats: 2,
        pickUp: 'Житомир',
        pickUpPlace: 'автовокзал',
        dropOffPlace: 'біля цирку',
        note: 'валіза',
        price: { amount: 50, currency: 'EUR' },
        isPaid: true,
      },
    ],
  });
  await card('Ковель').click();
  await expect
    .element(panel())
    .toMatchTextContent(/Суми.*20:00.*Житомир.*Рівне.*04:00.*Ковель.*07:00, 4\sбер/);
  await expect.element(panel()).toMatchTextContent(/Сідає: Житомир, автовокзал.*Виходить: біля цирку/);
  await expect.element(panel()).toMatchTextContent(/Уже оплачено: 50\s€/);
  await expectNoFaults('light');
  await press(panel(), 'Редагувати');
  await expect.element(field('Ціна 1')).toHaveValue('50 €');
  await expectNoFaults('light');
});

test('[B-02] [F-C4] luggage that is typed is in the panel, the driver’s list and the search, and stays after another change', async () => {
  const demo = await openWith({ ...TRIP, passengers: [TARAS] });
  await card('Канів').first().click();
  await press(panel(), 'Редагувати');
  await field('Багаж 1').fill('дві валізи, велосипед');
  await press(panel(), 'Зберегти');
  await expect.element(panel().getByText('Багаж: дві валізи, велосипед')).toBeVisible();
  // A change of something else keeps it, and another booking has none.
  await press(panel(), 'Редагувати');
  await field('Ім’я 1').fill('Тарас Бульба');
  await press(panel(), 'Зберегти');
  await expect.element(panel().getByText('Тарас Бульба')).toBeVisible();
  const [trip] = (await demo.listTrips('primary', { from: new Date(TRIP.start ?? '') })).filter(
    ({ to, from }) => from === 'Суми' && to === 'Канів',
  );
  expect(trip?.passengers).toEqual([{ ...TARAS, name: 'Тарас Бульба', luggage: 'дві валізи, велосипед' }]);
  await press(panel(), 'Друк');
  const paper = page.getByRole('dialog', { name: 'Список для водія' });
  await expect.element(paper).toMatchTextContent(/Тарас Бульба.*Багаж: дві валізи, велосипед/);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expectClosed(panel());
  await userEvent.keyboard('/');
  await page.getByRole('combobox', { name: /Ім’я/ }).fill('велосип');
  await expect.element(page.getByRole('option').first()).toMatchTextContent(/Тарас Бульба/);
});

test('[F-C3] [B-03] a parcel is typed as one, takes no seat but those it is given, and is found by that word', async () => {
  const demo = await openWith({ ...TRIP, passengers: [TARAS] });
  const id = idOf('Канів');
  await card('Канів').first().click();
  await press(panel(), 'Редагувати');
  await panel().getByRole('checkbox', { name: 'Посилка 1' }).click();
  await press(panel(), 'Зберегти');
  await expect.element(panel().getByText('посилка', { exact: true })).toBeVisible();
  await expect.element(panel()).toMatchTextContent(/зайнято 0 з 8 місць, 1 посилка.*Пасажири0 · 1 посилка/);
  await expect.element(panel().getByRole('button', { name: 'Дії з посилкою: Тарас' })).toBeVisible();
  expect((await demo.getTrip('primary', id)).passengers).toEqual([{ ...TARAS, kind: 'parcel' }]);
  await press(panel(), 'Редагувати');
  await field('Місць 1').fill('1');
  await press(panel(), 'Зберегти');
  await expect.element(panel()).toMatchTextContent(/зайнято 1 з 8 місць/);
  await userEvent.keyboard('{Escape}');
  await expectClosed(panel());
  await userEvent.keyboard('/');
  await page.getByRole('combobox', { name: /Ім’я/ }).fill('посилка тарас');
  await expect.element(page.getByRole('option').first()).toMatchTextContent(/Тарас/);
});

test('[T-03] the last trip of the route proposes the arrival, which goes with the start', async () => {
  const demo = await openWith(TRIP);
  await press(page, 'Новий рейс');
  await field('Звідки').fill('суми');
  await expect.element(panel().getByText('Якщо не вказати, рейс триватиме годину')).toBeVisible();
  await field('Куди').fill('Канів ');
  const arrival = panel().getByLabelText('Прибуття', { exact: true });
  await expect.element(arrival).toHaveValue('17:30');
  await expect.element(panel().getByText(/5 год 30 хв у дорозі, як рейс 3 бер/)).toBeVisible();
  await panel().getByLabelText('Час', { exact: true }).fill('15:00');
  await expect.element(arrival).toHaveValue('20:30');
  await press(panel(), 'Зберегти');
  await expectClosed(panel());
  const trips = await demo.listTrips('primary', { from: new Date('2027-03-03T12:30:00.000Z') });
  expect(trips.find(({ from }) => from === 'суми')).toMatchObject({ end: '2027-03-03T18:30:00.000Z' });
});

test('[T-03] a driver who is still on the way is warned of', async () => {
  await openWith(TRIP);
  await press(page, 'Новий рейс');
  await field('Звідки').fill('Канів');
  await field('Куди').fill('Суми');
  await choice('Водій').fill('остап вишня');
  await panel().getByLabelText('Час', { exact: true }).fill('18:00');
  await expect.element(panel().getByText('остап вишня ще в дорозі: 14:00–19:30, Суми → Канів')).toBeVisible();
});

test('[T-04] a stop after the arrival is told, and may stay', async () => {
  await openWith(TRIP);
  await card('Канів').click();
  await press(panel(), 'Редагувати');
  await panel().getByLabelText('Час зупинки 1').fill('21:00');
  await expect.element(panel().getByText('Зупинка Ромни о 21:00 буде вже після прибуття')).toBeVisible();
  await press(panel(), 'Зберегти');
  await toastShown('Рейс збережено');
});

test('[T-04] what is to be taken stands below the passengers, by currency', async () => {
  await openWith(TRIP);
  await card('Канів').click();
  await expect.element(panel()).toMatchTextContent(/Зібрати: 1\s200\s₴ \+ 50\s€/);
  await expect.element(panel()).toMatchTextContent(/зайнято 3 з 8 місць/);
});
