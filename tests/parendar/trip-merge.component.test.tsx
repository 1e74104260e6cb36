import type { TripInput } from '@par-club/functions/contract/parendar';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createDemoCalendar } from '../../web/src/features/parendar/demo/demo-calendar.ts';
import { inputOfTrip } from '../../web/src/features/parendar/model/trip-draft.ts';
import { expectNoFaults } from '../kit/components/accessibility.ts';
import { toastShown, toasts } from '../kit/components/app.tsx';
import { card, openWeek, panel, press } from './open-week.ts';

const OLENA = { name: 'Олена', phone: '+380440000001' };
const TRIP: TripInput = {
  driverName: 'Остап Вишня',
  from: 'Суми',
  to: 'Канів',
  notes: '',
  passengers: [OLENA],
  seats: 8,
  start: '2027-03-03T12:00:00.000Z',
  end: '2027-03-03T17:30:00.000Z',
  stops: [],
};
const changed = () => panel().getByRole('alert');
const driver = () => panel().getByRole('combobox', { name: 'Водій' });
const addPassenger = async (number: number, name: string) => {
  await press(panel(), 'Додати пасажира');
  await panel()
    .getByRole('textbox', { name: `Ім’я ${number}` })
    .fill(name);
};

/** A trip that is being edited, and what somebody else does to it meanwhile. */
async function editTrip() {
  const demo = createDemoCalendar(await openWeek());
  await demo.initialize();
  const { id } = await demo.createTrip('primary', TRIP);
  await press(page, /Оновити/);
  await card('Канів').click();
  await press(panel(), 'Редагувати');
  const current = () => demo.getTrip('primary', id);
  const change = async (input: Partial<TripInput>) => {
    const trip = await current();
    await demo.updateTrip('primary', trip, { ...inputOfTrip(trip), ...input });
  };
  return { current, change };
}

test('[F-U18] a passenger whom each has added is in the trip that both have changed', async () => {
  const { current, change } = await editTrip();
  await addPassenger(2, 'Юрій');
  await change({ passengers: [OLENA, { name: 'Ірина', phone: '' }], seats: 7 });
  await press(panel(), 'Зберегти');
  await expect.element(changed()).toMatchTextContent(/Ірина.*Юрій/);
  await expectNoFaults('light');
  await press(panel(), 'Зберегти');
  await toastShown('Подію оновлено');
  expect(await current()).toMatchObject({
    seats: 7,
    passengers: [OLENA, { name: 'Ірина' }, { name: 'Юрій' }],
  });
});

test('[F-U18] what both have changed is decided before it is saved, and a press on save leads there', async () => {
  const { current, change } = await editTrip();
  await driver().fill('Мій Водій');
  await addPassenger(2, 'Юрій');
  await change({ driverName: 'Їхній Водій', passengers: [OLENA, { name: 'Ірина', phone: '' }] });
  await press(panel(), 'Зберегти');
  await expect.element(changed()).toBeVisible();
  await press(panel(), 'Зберегти');
  await expect.element(changed().getByText('Оберіть одне з двох')).toBeVisible();
  const theirs = changed().getByRole('radio', { name: /Їхній Водій/ });
  await expect.element(theirs).toHaveFocus();
  await theirs.click();
  await changed()
    .getByRole('group', { name: 'Бронювання' })
    .first()
    .getByRole('radio', { name: /Ваше/ })
    .click();
  await press(panel(), 'Зберегти');
  await toastShown('Подію оновлено');
  expect(await current()).toMatchObject({
    driverName: 'Їхній Водій',
    passengers: [OLENA, { name: 'Юрій' }],
  });
});

test('[F-U18] who takes what the calendar has gets back what was typed', async () => {
  const { change } = await editTrip();
  await driver().fill('Мій Водій');
  await change({ driverName: 'Їхній Водій' });
  await press(panel(), 'Зберегти');
  await press(changed(), 'Взяти те, що в календарі');
  await expect.element(panel()).toMatchTextContent('Їхній Водій');
  await toastShown('Взято те, що в календарі');
  await press(toasts(), 'Повернутися');
  await expect.element(driver()).toHaveValue('Мій Водій');
});
