import type { Passenger } from '@par-club/functions/contract/parendar';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { auth } from '../../web/src/firebase/auth.ts';
import { holdClipboard, openAgain } from '../kit/components/app.tsx';
import { control, eventsIn, makeTrip } from './connected.ts';
import { connectOwn, openConnected } from './open-connected.ts';
import { NOW, press } from './open-week.ts';

const DAY = 24 * 60 * 60_000;
/** The day after NOW, in the morning in Kyiv. */
const TOMORROW = new Date('2027-03-04T06:00:00.000Z').toISOString();
const OLENA = { name: 'Олена Кравець', phone: '+380671234567' };

const box = () => page.getByRole('region', { name: 'Що написали пасажири' });
const rides = () => box().getByRole('article');
const seat = () => box().getByRole('button', { name: /^Посадити/ });

/** Counts what the person presses from now on. */
function countPresses(): () => number {
  let presses = 0;
  const count = () => {
    presses += 1;
  };
  document.addEventListener('click', count, true);
  onTestFinished(() => document.removeEventListener('click', count, true));
  return () => presses;
}

/** Opens the calendar of somebody with a van from Kyiv to Lviv tomorrow. @returns the calendar's id */
async function openWithVan(passengers: Passenger[] = []): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const email = await connectOwn();
  const stops = [{ place: 'Житомир', minutes: 120 }];
  await makeTrip(email, { from: 'Київ', to: 'Львів', start: TOMORROW, seats: 8, stops, passengers });
  await openConnected();
  return email;
}

const passengersIn = async (email: string) =>
  (await eventsIn(email)).flatMap(({ description }) => JSON.parse(String(description)).passengers);

test('[B-02] luggage that a message names is in the card, and in the booking', async () => {
  const email = await openWithVan();
  await box()
    .getByRole('textbox')
    .fill('Олена Кравець 067 123 45 67, 04.03.2027 з Києва до Львова, дві валізи, з собакою');
  await press(box(), 'Розібрати');
  await expect.element(rides()).toMatchTextContent(/Багаж: дві валізи/);
  await seat().click();
  await expect.element(box().getByText(/^Їде: .*Олена Кравець/)).toBeVisible();
  expect(await passengersIn(email)).toEqual([expect.objectContaining({ ...OLENA, luggage: 'дві валізи' })]);
});

test('[F-C3] [B-02] [B-03] a parcel that a message names is booked as one, and takes no seat', async () => {
  const email = await openWithVan([{ ...OLENA, name: 'Тарас', phone: '+380671234500', seats: 8 }]);
  await box()
    .getByRole('textbox')
    .fill('Передайте посилку 04.03.2027 з Києва до Львова. Отримує Олена Кравець 067 123 45 67');
  await press(box(), 'Розібрати');
  await expect.element(rides()).toMatchTextContent(/Посилка/);
  await press(box(), /^Взяти посилку: Олена Кравець/);
  await expect.element(box().getByText(/^Посилку додано: .*Олена Кравець/)).toBeVisible();
  const [, parcel] = await passengersIn(email);
  expect(parcel).toMatchObject({ name: 'Олена Кравець', kind: 'parcel' });
  expect(parcel).not.toHaveProperty('seats');
  const [event] = await eventsIn(email);
  expect(String(event?.description)).toContain('Зайнято місць: 8 з 8');
});

test('[T-01] from a message on the clipboard to a passenger in a van: two presses, nothing typed', async () => {
  await holdClipboard();
  const email = await openWithVan();
  // Only a page that has the focus may write there.
  await box().getByRole('textbox').click();
  await navigator.clipboard.writeText(
    'Добрий день! 04.03.2027 з Києва до Львова, 2 місця. Олена Кравець, 067 123 45 67',
  );
  const presses = countPresses();
  await press(box(), 'Вставити повідомлення');
  await expect.element(rides()).toMatchTextContent('Олена Кравець');
  await seat().click();
  await expect.element(box().getByText(/^Їде: .*Олена Кравець/)).toBeVisible();
  expect(presses()).toBe(2);
  expect(await passengersIn(email)).toEqual([expect.objectContaining({ ...OLENA, seats: 2 })]);
  await press(box(), 'Повернути');
  await expect.element(seat()).toBeVisible();
  expect(await passengersIn(email)).toEqual([]);
});

test('[T-01] a passenger gets on where the message says, and is told of when they travel already', async () => {
  const email = await openWithVan([OLENA]);
  await box().getByRole('textbox').fill('04.03.2027 Житомир - Львів, Олена Кравець 067 123 45 67');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(rides()).toMatchTextContent('Уже є в рейсі: ');
  await expect.element(rides()).toMatchTextContent('Сідає: Житомир');
  await seat().click();
  await expect.element(box().getByText(/^Їде: /)).toBeVisible();
  expect(await passengersIn(email)).toContainEqual(expect.objectContaining({ ...OLENA, pickUp: 'Житомир' }));
});

test('[T-01] where no trip fits, one press makes one', async () => {
  const email = await openWithVan();
  await box().getByRole('textbox').fill('04.03.2027 о 09:30 Одеса - Умань, Олена Кравець 067 123 45 67');
  await press(box(), 'Розібрати');
  await expect.element(box().getByText('Такого рейсу ще немає.')).toBeVisible();
  await press(box(), 'Новий рейс');
  await expect.element(box().getByText(/^Новий рейс: /)).toBeVisible();
  // The next message is typed over it.
  await expect.element(box().getByRole('button', { name: 'Розібрати' })).not.toBeInTheDocument();
  await box().getByRole('textbox').fill('Петро, 2 місця');
  await expect.element(box().getByRole('button', { name: 'Розібрати' })).toBeVisible();
  const made = (await eventsIn(email)).find(({ location }) => location === 'Одеса - Умань');
  expect(made).toMatchObject({ start: { dateTime: '2027-03-04T09:30:00+02:00' } });
});

test('[T-02] who cancels is found by the phone, and struck out by one press, which can be taken back', async () => {
  const email = await openWithVan([OLENA]);
  await box().getByRole('textbox').fill('Скасуйте, будь ласка, моє бронювання на 04.03.2027, 067 123 45 67');
  await press(box(), 'Розібрати');
  await expect.element(rides()).toMatchTextContent(/Зараз: .*Олена Кравець.*Київ → Львів/);
  await press(box(), 'Викреслити');
  await expect.element(box().getByText(/^Викреслено: /)).toBeVisible();
  expect(await passengersIn(email)).toEqual([]);
  await press(box(), 'Повернути');
  await expect.element(box().getByRole('button', { name: 'Викреслити' })).toBeVisible();
  expect(await passengersIn(email)).toEqual([expect.objectContaining(OLENA)]);
});

test('[T-02] who changes the day is moved to a trip that fits, by one press', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const email = await connectOwn();
  const way = { from: 'Київ', to: 'Львів', seats: 8 };
  await makeTrip(email, { ...way, start: TOMORROW, passengers: [OLENA] });
  const later = new Date(Date.parse(TOMORROW) + DAY).toISOString();
  await makeTrip(email, { ...way, start: later });
  await openConnected();
  await box()
    .getByRole('textbox')
    .fill('Перенесіть мене, будь ласка, на 05.03.2027. Олена Кравець, 067 123 45 67');
  await press(box(), 'Розібрати');
  await expect.element(rides()).toMatchTextContent(/Зараз: .*Олена Кравець/);
  await box()
    .getByRole('button', { name: /^Пересадити/ })
    .first()
    .click();
  await expect.element(box().getByText(/^Змінено: /)).toBeVisible();
  const events = await eventsIn(email);
  const ofEvent = ({ description }: (typeof events)[number]) => JSON.parse(String(description)).passengers;
  expect(events.map((event) => [Object(event.start).dateTime, ofEvent(event).length])).toEqual([
    ['2027-03-04T08:00:00+02:00', 0],
    ['2027-03-05T08:00:00+02:00', 1],
  ]);
  await press(box(), 'Повернути');
  await expect.element(rides()).toMatchTextContent(/Зараз: .*Олена Кравець.*4 бер/);
  expect((await eventsIn(email)).map((event) => ofEvent(event))).toEqual([
    [expect.objectContaining(OLENA)],
    [],
  ]);
});

test('[T-02] a change to a day without a trip says so, and nothing is done', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const email = await connectOwn();
  await makeTrip(email, { from: 'Київ', to: 'Львів', seats: 8, start: TOMORROW, passengers: [OLENA] });
  await openConnected();
  await box().getByRole('textbox').fill('Перенесіть мене з 04.03 на 05.03. Олена Кравець, 067 123 45 67');
  await press(box(), 'Розібрати');
  await expect.element(rides()).toMatchTextContent(/Зараз: .*Олена Кравець.*Такого рейсу ще немає/);
  await expect.element(box().getByRole('button', { name: 'Змінити', exact: true })).not.toBeInTheDocument();
});

test('[T-02] who changes the seats as well as the day is moved with them; who keeps the day is corrected, which can be taken back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const email = await connectOwn();
  const way = { from: 'Київ', to: 'Львів', seats: 8 };
  await makeTrip(email, { ...way, start: TOMORROW, passengers: [OLENA] });
  await makeTrip(email, { ...way, start: new Date(Date.parse(TOMORROW) + DAY).toISOString() });
  await openConnected();
  const text = box().getByRole('textbox');
  await text.fill('Зміна: нас буде 3 місця. Олена Кравець, 067 123 45 67');
  await press(box(), 'Розібрати');
  await expect.element(rides()).toMatchTextContent(/Буде: .*\+380 67 123 45 67, 3 місця/);
  await press(box(), 'Змінити');
  await expect.element(box().getByText(/^Змінено: /)).toBeVisible();
  expect(await passengersIn(email)).toEqual([expect.objectContaining({ ...OLENA, seats: 3 })]);
  await press(box(), 'Повернути');
  await expect.element(rides()).toMatchTextContent(/Зараз: .*1 місце/);
  expect(await passengersIn(email)).toEqual([expect.objectContaining(OLENA)]);

  await text.fill('Перенесіть мене на 05.03.2027, і нас буде 3 місця. Олена Кравець, 067 123 45 67');
  await press(box(), 'Розібрати');
  await box()
    .getByRole('button', { name: /^Пересадити/ })
    .first()
    .click();
  await expect.element(box().getByText(/^Змінено: /)).toBeVisible();
  expect(await passengersIn(email)).toEqual([expect.objectContaining({ ...OLENA, seats: 3 })]);
});

test('[F-U19] a calendar that can only be looked at says so, and takes no message', async () => {
  const email = await openWithVan();
  const { id } = await control('add-calendar', { email, summary: 'Чужі рейси', accessRole: 'reader' });
  localStorage.setItem(`parclub.calendar_google.${auth.currentUser?.uid}`, id);
  await openAgain();
  await expect
    .element(page.getByText('Щоб додавати рейси й пасажирів, оберіть свій календар.'))
    .toBeVisible();
  await expect.element(box()).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Нова заявка' })).not.toBeInTheDocument();
});

test('[F-U21] a passenger who is in a trip twice is warned of, on its card', async () => {
  await openWithVan([OLENA, { name: 'Олена', phone: '067 123 45 67' }]);
  await page.getByCss('[data-day="2027-03-04"]').click();
  await expect.element(page.getByText(/^Двічі в одному рейсі: .*Олена Кравець/)).toBeVisible();
});
