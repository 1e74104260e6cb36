import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inputOfTrip } from '../../web/src/features/parendar/model/trip-draft.ts';
import { expectNoFaults } from '../kit/components/accessibility.ts';
import { toastShown, toasts } from '../kit/components/app.tsx';
import { card, expectClosed, panel, press } from './open-week.ts';
import { choose, idOf, OLENA, openWith, passengers, TARAS, TRIP } from './trip-with-bookings.ts';

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
