import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { googleCalendar } from '../../web/src/features/parendar/calendar/google-calendar.data.ts';
import { openApp, toastShown, toasts } from '../kit/components/app.tsx';
import { control, eventsIn, makeTrip, NOW, signInConnected, signOutByMenu } from './connected.ts';
import { addTrip, card, days, expectClosed, openWeek, panel, press } from './open-week.ts';

const repeat = () => page.getByRole('dialog', { name: 'Повторити рейс' });
const dayButton = (name: RegExp) => repeat().getByRole('button', { name });
const startOf = (start: unknown) => new Date((start as { dateTime: string }).dateTime).toISOString();
const mondays = () => repeat().getByRole('button', { name: 'Щотижня: понеділок' });

test('[T-08] [P-06] two presses of a key make the same trip tomorrow, as a trip of its own', async () => {
  await openWeek();
  await addTrip('Канів');
  await card('Канів').click();
  await panel().getByRole('button', { name: 'Повторити' }).click();
  await expect.element(repeat().getByText('Буде 1 рейс о 12:00: чт, 4 бер.')).toBeVisible();
  await expect.element(repeat().getByRole('button', { name: 'Створити 1 рейс' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await toastShown('1 рейс створено');
  await expectClosed(panel());
  await days().nth(3).click();
  await expect.element(card('Канів')).toBeVisible();
});

test('[T-08] a weekday for weeks ahead makes single trips, without passengers, and one press takes all back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const email = await signInConnected();
  const passengers = [{ name: 'Олена', phone: '+380671234567' }];
  await makeTrip(email, { driverName: 'Остап', passengers });
  await openApp('/parendar/app', { language: 'ua' });
  await card('Канів').click();
  await press(panel(), 'Повторити');
  await expect.element(repeat().getByRole('checkbox', { name: 'Разом із пасажирами (1)' })).not.toBeChecked();
  await dayButton(/^четвер, 4 березня/).click();
  await expect.element(repeat().getByRole('button', { name: 'Створити рейси' })).toBeDisabled();
  await mondays().click();
  await repeat().getByRole('combobox', { name: 'На скільки тижнів' }).selectOptions('5');
  await press(repeat(), 'Створити 4 рейси');
  // Its time does not run while the pointer is on it.
  await toasts('4 рейси створено').hover();
  await expectClosed(repeat());
  const made = (await eventsIn(email)).filter(({ start }) => startOf(start) !== NOW.toISOString());
  // The clocks are put forward on 28 March: 11:59 in Kyiv is an hour earlier then.
  expect(made.map(({ start }) => startOf(start)).toSorted()).toEqual([
    '2027-03-08T09:59:00.000Z',
    '2027-03-15T09:59:00.000Z',
    '2027-03-22T09:59:00.000Z',
    '2027-03-29T08:59:00.000Z',
  ]);
  for (const { recurrence, description } of made) {
    expect(recurrence).toBeUndefined();
    expect(description).not.toContain('Олена');
  }

  const [changed] = made;
  const seen = await googleCalendar.getTrip(email, String(changed?.id));
  const { driverName, from, to, notes, seats, stops = [], start } = seen;
  const input = { driverName, from, to, notes, seats, stops, start, passengers };
  await googleCalendar.updateTrip(email, seen, input);
  await toasts('4 рейси створено').getByRole('button', { name: 'Скасувати' }).click();
  await expect.element(toasts(/Лишилися рейси, які вже хтось змінив: пн,\s\d+\sбер/)).toBeVisible();
  expect(await eventsIn(email)).toHaveLength(2);
});

test('[T-08] a failure in the middle keeps what was made, names the days, and goes on without doubling', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const email = await signInConnected();
  await makeTrip(email, { driverName: 'Остап' });
  await openApp('/parendar/app', { language: 'ua' });
  await card('Канів').click();
  await press(panel(), 'Повторити');
  await mondays().click();
  // It makes the trip, of which nobody hears.
  await control('fault', { what: 'cutWithin', kind: 'events.insert', email });
  await press(repeat(), 'Створити 4 рейси');
  await expect.element(repeat().getByRole('alert')).toMatchTextContent('Не вдалося зберегти рейс');
  await expect.element(repeat().getByText(/Лишилися дні: .*бер\./)).toBeVisible();
  await press(repeat(), 'Створити решту');
  await toastShown('4 рейси створено');
  expect(await eventsIn(email)).toHaveLength(5);
});

test('[T-08] days are marked where the trip is there already or its driver drives', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const email = await signInConnected();
  await makeTrip(email, { driverName: 'Остап' });
  await makeTrip(email, { driverName: 'Остап', start: '2027-03-05T09:59:00.000Z' });
  await makeTrip(email, { driverName: 'Остап', to: 'Львів', start: '2027-03-08T09:30:00.000Z' });
  await openApp('/parendar/app', { language: 'ua' });
  await card('Канів').click();
  await press(panel(), 'Повторити');
  await expect.element(dayButton(/^п.ятниця, 5 березня.*, такий рейс уже є$/)).toBeVisible();
  await mondays().click();
  await expect
    .element(dayButton(/^понеділок, 8 березня.*, водій зайнятий$/))
    .toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(repeat().getByText('пн, 8 бер.: Остап має ще рейс о 11:30, Суми → Львів'))
    .toBeVisible();
  await repeat()
    .getByRole('button', { name: /^Щотижня: п.ятниця/ })
    .click();
  await expect.element(dayButton(/^п.ятниця, 5 березня/)).toHaveAttribute('aria-pressed', 'false');
});

test('[T-08] the button that takes back goes with the calendar, and the trip can be changed before it is made', async () => {
  await openWeek();
  await addTrip('Канів');
  await card('Канів').click();
  await press(panel(), 'Повторити');
  await press(repeat(), 'Створити 1 рейс');
  const undo = toasts().getByRole('button', { name: 'Скасувати' });
  await expect.element(undo).toBeVisible();
  await card('Канів').click();
  await press(panel(), 'Повторити');
  await press(repeat(), 'Спершу змінити');
  await expect.element(panel().getByLabelText('Дата', { exact: true })).toHaveValue('2027-03-04');
  await press(panel(), 'Скасувати');
  await signOutByMenu('ua');
  await expect.element(undo).not.toBeInTheDocument();
});
