import type { TripInput } from '@par-club/functions/contract/parendar';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DemoCalendar } from '../../web/src/features/parendar/demo/demo-calendar.ts';
import { createDemoCalendar } from '../../web/src/features/parendar/demo/demo-calendar.ts';
import { inputOfTrip } from '../../web/src/features/parendar/model/trip-draft.ts';
import { expectNoFaults } from '../kit/components/accessibility.ts';
import { toastShown, toasts } from '../kit/components/app.tsx';
import { card, expectClosed, openWeek, panel, press } from './open-week.ts';

const OLENA = {
  id: 'olena0',
  name: 'Олена Кравець',
  phone: '+380440000001',
  seats: 2,
  pickUp: 'Ромни',
  dropOff: 'Канів',
  note: 'Дві валізи',
  price: { amount: 50, currency: 'EUR' as const },
};
const TARAS = {
  id: 'taras0',
  name: 'Тарас',
  phone: '+380440000002',
  price: { amount: 1200, currency: 'UAH' as const },
};
const TRIP: TripInput = {
  driverName: 'Остап Вишня',
  from: 'Суми',
  to: 'Канів',
  notes: '',
  passengers: [OLENA, TARAS],
  seats: 8,
  start: '2027-03-03T12:00:00.000Z',
  end: '2027-03-03T17:30:00.000Z',
  stops: [{ place: 'Ромни', minutes: 90 }],
};

/** The week of a new person, whose demo has these trips besides. */
async function openWith(...inputs: TripInput[]): Promise<DemoCalendar> {
  const uid = await openWeek();
  const demo = createDemoCalendar(uid);
  await demo.initialize();
  for (const input of inputs) await demo.createTrip('primary', input);
  await press(page, /Оновити/);
  await expect.element(card('Канів').first()).toBeVisible();
  return demo;
}
const field = (name: string) => panel().getByRole('textbox', { name, exact: true });
const choice = (name: string) => panel().getByRole('combobox', { name, exact: true });
const passengers = () =>
  panel()
    .getByRole('list')
    .filter({ hasText: /Тарас|Олена/ });
const idOf = (to: string) => card(to).element().getAttribute('data-trip') ?? '';
async function choose(name: string, action: string): Promise<void> {
  await press(panel(), `Дії з пасажиром: ${name}`);
  await page.getByRole('menuitem', { name: action }).click();
}

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

test('[T-05] a passenger is struck out at once, and comes back by the keyboard, with all fields', async () => {
  const demo = await openWith(TRIP);
  const id = idOf('Канів');
  await card('Канів').click();
  await choose('Олена Кравець', 'Викреслити');
  await expect.element(passengers()).not.toMatchTextContent('Олена');
  await toastShown('Викреслено: Олена Кравець');
  await expect.poll(async () => (await demo.getTrip('primary', id)).passengers).toEqual([TARAS]);
  await expect.element(panel().getByRole('button', { name: 'Повернути' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(passengers()).toMatchTextContent(/Олена.*Тарас/);
  await expect.poll(async () => (await demo.getTrip('primary', id)).passengers).toEqual(TRIP.passengers);
});

test('[T-05] who was struck out comes back from the toast though the trip was changed meanwhile', async () => {
  const demo = await openWith(TRIP);
  const id = idOf('Канів');
  await card('Канів').click();
  await choose('Тарас', 'Викреслити');
  await expect.poll(async () => (await demo.getTrip('primary', id)).passengers).toEqual([OLENA]);
  await userEvent.keyboard('{Escape}');
  await expectClosed(panel());
  const now = await demo.getTrip('primary', id);
  await demo.updateTrip('primary', now, { ...inputOfTrip(now), driverName: 'Інший' });
  await press(toasts(), 'Повернути');
  await expect.poll(async () => (await demo.getTrip('primary', id)).passengers).toEqual(TRIP.passengers);
  expect(await demo.getTrip('primary', id)).toMatchObject({ driverName: 'Інший' });
});

test('[T-05] the undo of an older strike leaves that of a newer one', async () => {
  const demo = await openWith(TRIP);
  const id = idOf('Канів');
  await card('Канів').click();
  await choose('Тарас', 'Викреслити');
  await choose('Олена Кравець', 'Викреслити');
  // It lies below the newer one.
  await toasts('Олена').hover();
  await press(toasts('Тарас'), 'Повернути');
  await expect.element(passengers()).toMatchTextContent('Тарас');
  await expect.element(panel().getByText('Викреслено: Олена Кравець')).toBeVisible();
  await press(panel(), 'Повернути');
  await expect.poll(async () => (await demo.getTrip('primary', id)).passengers).toEqual(TRIP.passengers);
});

test('[T-05] [F-D1] a passenger is moved to a trip that goes farther by one press on it, gets off where they did, and back', async () => {
  const later = { ...TRIP, to: 'Черкаси', stops: [{ place: 'Канів', minutes: 200 }], passengers: [] };
  const demo = await openWith(TRIP, {
    ...later,
    start: '2027-03-03T14:00:00.000Z',
    end: '2027-03-03T20:00:00.000Z',
  });
  const [from, to] = [idOf('Канів'), idOf('Черкаси')];
  const both = async () =>
    Promise.all([from, to].map(async (id) => (await demo.getTrip('primary', id)).passengers));
  await card('Канів').click();
  await choose('Тарас', 'Пересадити');
  await expect.element(panel().getByRole('heading', { name: 'Куди пересадити: Тарас' })).toHaveFocus();
  await panel()
    .getByRole('button', { name: /16:00–22:00.*Суми → Черкаси/ })
    .click();
  await expect.poll(both).toEqual([[OLENA], [{ ...TARAS, dropOff: 'Канів' }]]);
  await toastShown('Пересаджено: Тарас. Тепер 16:00–22:00, Суми → Черкаси');
  await press(panel(), 'Повернути');
  await expect.poll(both).toEqual([[OLENA, TARAS], []]);
  await expect.element(passengers()).toMatchTextContent(/Олена.*Тарас/);
});

test('[F-D1] a move to a trip that stops at neither place asks for both, and moves nobody before', async () => {
  const elsewhere = { ...TRIP, to: 'Умань', stops: [], passengers: [] };
  const demo = await openWith(TRIP, elsewhere);
  const to = idOf('Умань');
  await card('Канів').first().click();
  const open = async () => {
    await choose('Олена Кравець', 'Пересадити');
    await panel()
      .getByRole('button', { name: /Суми → Умань/ })
      .click();
  };
  const question = page.getByRole('dialog', { name: 'Рейс там не зупиняється' });
  await open();
  await expect.element(question).toMatchTextContent(/Пересадити: Олена Кравець.*Суми → Умань/);
  await expectNoFaults('light');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect((await demo.getTrip('primary', to)).passengers).toEqual([]);
  await open();
  await question.getByRole('combobox', { name: 'Де сідає' }).selectOptions('Суми');
  await question.getByRole('button', { name: 'Пересадити' }).click();
  const { pickUp: _, ...rest } = OLENA;
  await expect
    .poll(async () => (await demo.getTrip('primary', to)).passengers)
    .toEqual([{ ...rest, dropOff: 'Канів' }]);
});

test('[T-12] [F-U15] a second press on delete answers nothing, and what was deleted comes back', async () => {
  const demo = await openWith(TRIP);
  const id = idOf('Канів');
  await card('Канів').click();
  // The answers come where the button was.
  await panel().getByRole('button', { name: 'Видалити' }).dblClick();
  await expect.element(panel().getByText('Видалити цей рейс?')).toBeVisible();
  expect(await demo.getTrip('primary', id)).toMatchObject(TRIP);
  await press(panel(), 'Так, видалити');
  await toastShown('Рейс видалено');
  await expectClosed(panel());
  await expect.element(card('Канів')).not.toBeInTheDocument();
  await press(toasts(), 'Повернути');
  await toastShown('Рейс повернуто');
  await expect.element(card('Канів')).toBeVisible();
  expect(await demo.getTrip('primary', idOf('Канів'))).toMatchObject(TRIP);
});
