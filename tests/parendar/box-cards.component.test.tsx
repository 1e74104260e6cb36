import type { Passenger } from '@par-club/functions/contract/parendar';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ridesText } from '../../web/src/features/parendar/box/rides.text.ts';
import { expectNoFaults, expectNothingCut } from '../kit/components/accessibility.ts';
import { openAgain, wordsOf } from '../kit/components/app.tsx';
import { answerOnDevice, answerReadings } from '../parex/answers.ts';
import { eventsIn, makeTrip } from './connected.ts';
import { connectOwn, openConnected } from './open-connected.ts';
import { NOW, press } from './open-week.ts';

/** The day after NOW, in the morning in Kyiv. */
const TOMORROW = new Date('2027-03-04T06:00:00.000Z').toISOString();
const OLENA = { name: 'Олена Кравець', phone: '+380671234567' };
const BOOKING = '04.03.2027 з Києва до Львова, Олена Кравець, 067 123 45 67';

const say = wordsOf(ridesText, 'ua');
const box = () => page.getByRole('region', { name: 'Що написали пасажири' });
const cards = () => box().getByRole('article');
const seat = () => cards().getByRole('button', { name: /^Посадити/ });
const newTrip = () => cards().getByRole('button', { name: say('parendar.ride.newTrip') });
const field = (name: 'name' | 'seats' | 'date' | 'price' | 'pickUpPlace' | 'to') =>
  box().getByLabelText(say(`parendar.rideField.${name}`), { exact: true });
const editButton = () => cards().getByRole('button', { name: /^Виправити: / });

/** Opens the calendar of somebody with a van from Kyiv to Lviv tomorrow. @returns the calendar's id */
async function openWithVan(passengers: Passenger[] = []): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const email = await connectOwn();
  await makeTrip(email, { from: 'Київ', to: 'Львів', start: TOMORROW, seats: 8, passengers });
  await openConnected();
  return email;
}

async function read(message: string): Promise<void> {
  await box().getByRole('textbox').fill(message);
  await press(box(), 'Розібрати');
}

const passengersIn = async (email: string) =>
  (await eventsIn(email)).flatMap(({ description }) => JSON.parse(String(description)).passengers);

test('[O-02] a doubtful kind is asked by two buttons, and nothing is done before', async () => {
  const email = await openWithVan([OLENA]);
  answerOnDevice(() => ({ kind: 'booking', isSure: false }));
  await read(BOOKING);
  const question = cards().getByRole('group', { name: say('parendar.ride.which') });
  await expect.element(question).toBeVisible();
  await expect.element(seat()).not.toBeInTheDocument();
  await expect.element(newTrip()).not.toBeInTheDocument();
  await expectNoFaults('doubtful kind');
  await press(question, say('parendar.ride.kind.cancel'));
  await expect.element(cards()).toHaveFocus();
  await expect.element(cards()).toMatchTextContent(/Скасування.*Олена Кравець.*Зараз: /);
  await openAgain();
  await press(box(), say('parendar.ride.strike'));
  await expect.element(box().getByText(/^Викреслено: /)).toBeVisible();
  expect(await passengersIn(email)).toEqual([]);
});

test('[O-02] the likeliest kind is the first of the two, and keeps the rows', async () => {
  await openWithVan();
  answerOnDevice(() => ({ kind: 'change', isSure: false }));
  await read(BOOKING);
  const choices = cards().getByRole('group').getByRole('button');
  await expect.element(choices.first()).toMatchTextContent(say('parendar.ride.kind.change'));
  await choices.last().click();
  await expect.element(seat()).toBeVisible();
  await expect.element(cards()).toMatchTextContent('Олена Кравець');
});

test('[O-03] a line that led to no card is shown, and one press makes a card of it', async () => {
  const email = await openWithVan();
  const line = 'Логаш Ніна 04.03.2027 Київ - Львів, 050 765 43 21';
  answerOnDevice((message) => (message.includes('\n') ? { unread: [line] } : { kind: 'none', isSure: true }));
  await read(`${BOOKING}\n${line}`);
  const unread = cards().filter({ hasText: say('parendar.ride.kind.none') });
  await expect.element(unread).toMatchTextContent(line);
  await expectNoFaults('unread line');
  const count = cards().elements().length;
  await openAgain();
  await press(unread, `${say('parendar.ride.readAlone')}: ${line}`);
  await expect.element(unread).not.toBeInTheDocument();
  expect(cards().elements()).toHaveLength(count);
  // The line alone says no kind, so it is asked for.
  const made = cards().last();
  await expect.element(made).toMatchTextContent('+380 50 765 43 21');
  await press(made, say('parendar.ride.kind.booking'));
  await openAgain();
  await made.getByRole('button', { name: /^Посадити/ }).click();
  await expect.element(box().getByText(/^Їде: /)).toBeVisible();
  expect(await passengersIn(email)).toEqual([expect.objectContaining({ phone: '+380507654321' })]);
});

test('[O-03] a question is a card with its words, and nothing to book', async () => {
  await openWithVan();
  answerReadings(() => ({ kind: 'question', rows: [] }));
  await read('Є місця на суботу до Львова?');
  await expect
    .element(cards())
    .toMatchTextContent(`${say('parendar.ride.kind.question')}Є місця на суботу до Львова?`);
  await expect.element(seat()).not.toBeInTheDocument();
  await expect.element(newTrip()).not.toBeInTheDocument();
});

test('[O-03] a card is corrected in its place, by the keyboard as well, and stays so over a reload', async () => {
  const email = await openWithVan();
  await read(BOOKING);
  await expect.element(seat()).toBeVisible();
  (editButton().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('name')).toHaveFocus();
  await expect.element(seat()).not.toBeInTheDocument();
  await expectNoFaults('card being corrected');
  await userEvent.keyboard('{Escape}');
  await expect.element(editButton()).toHaveFocus();
  await expect.element(field('name')).not.toBeInTheDocument();

  await editButton().click();
  await field('name').fill('Ольга Кравець');
  await field('seats').fill('100');
  await userEvent.keyboard('{Enter}');
  await expect.element(box().getByText('Кількість місць — число від 1 до 60')).toBeVisible();
  await expect.element(field('seats')).toHaveFocus();
  await field('seats').fill('3');
  await userEvent.keyboard('{Enter}');
  await expect.element(editButton()).toHaveFocus();
  await expect.element(cards()).toMatchTextContent(/Ольга Кравець.*3 місця/);
  await openAgain();
  await seat().click();
  await expect.element(box().getByText(/^Їде: .*Ольга Кравець/)).toBeVisible();
  expect(await passengersIn(email)).toEqual([
    expect.objectContaining({ ...OLENA, name: 'Ольга Кравець', seats: 3 }),
  ]);
});

test('[O-03] trips are looked for anew where the day or an end of a card is corrected', async () => {
  await openWithVan();
  await read(BOOKING.replace('04.03', '09.03').replace('Львова', 'Одеси'));
  await expect.element(box().getByText(say('parendar.ride.noTrips'))).toBeVisible();
  await editButton().click();
  await field('date').fill('2027-03-04');
  await field('to').fill('Львів');
  await userEvent.keyboard('{Enter}');
  await expect.element(seat()).toBeVisible();
});

test('[O-04] [B-03] places and price of a message reach the booking, each place beside its stop', async () => {
  const email = await openWithVan();
  const message =
    'Олена Кравець 067 123 45 67, Київ від автовокзалу - Львів біля опери, 04.03.2027, 1300 грн';
  answerReadings(() => ({
    rows: [
      [
        'Олена Кравець',
        ['+380671234567', '067 123 45 67'],
        'Київ',
        ['автовокзал', 'автовокзалу'],
        'Львів',
        ['біля опери', 'біля опери'],
        ['2027-03-04', '04.03.2027'],
        '',
        '',
        '1300 грн',
      ],
    ],
  }));
  await read(message);
  await expect.element(cards()).toMatchTextContent(/Київ, автовокзал → Львів, біля опери.*1\s300\s₴/);
  await seat().click();
  await expect.element(box().getByText(/^Їде: /)).toBeVisible();
  const [booking] = await passengersIn(email);
  expect(booking).toMatchObject({
    ...OLENA,
    pickUpPlace: 'автовокзал',
    dropOffPlace: 'біля опери',
    price: { amount: 1300, currency: 'UAH' },
  });
  expect(booking).not.toHaveProperty('pickUp');
});

test('[O-04] places and price that are typed into a card reach a new trip', async () => {
  const email = await openWithVan();
  await read('04.03.2027 о 09:30 Одеса - Умань, Олена Кравець 067 123 45 67');
  await editButton().click();
  await field('pickUpPlace').fill('біля церкви');
  await field('price').fill('багато');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('price')).toHaveFocus();
  await field('price').fill('40 €');
  await userEvent.keyboard('{Enter}');
  await newTrip().click();
  await expect.element(box().getByText(/^Новий рейс: /)).toBeVisible();
  expect(await passengersIn(email)).toEqual([
    expect.objectContaining({ pickUpPlace: 'біля церкви', price: { amount: 40, currency: 'EUR' } }),
  ]);
});

test('[O-04] a change names the place and the price that it brings', async () => {
  const email = await openWithVan([OLENA]);
  answerReadings(() => ({
    kind: 'change',
    rows: [
      ['Олена Кравець', ['+380671234567', '067 123 45 67'], '', 'біля опери', '', '', '', '', '', '50 €'],
    ],
  }));
  await read('Олена Кравець 067 123 45 67: сяду біля опери, за 50 €');
  await expect.element(cards()).toMatchTextContent(/Буде: .*50\s€.*Сідає: біля опери/);
  await press(box(), say('parendar.ride.correct'));
  await expect.element(box().getByText(/^Змінено: /)).toBeVisible();
  expect(await passengersIn(email)).toEqual([
    expect.objectContaining({ pickUpPlace: 'біля опери', price: { amount: 50, currency: 'EUR' } }),
  ]);
});

test('[O-02] [O-03] cards fit at 320 px', async () => {
  await page.viewport(320, 720);
  await openWithVan();
  const line = 'Логаш Ніна 04.03.2027 Київ - Львів, біля церкви на розі';
  answerOnDevice(() => ({ isSure: false, unread: [line] }));
  await read(`${BOOKING}\n${line}`);
  await expect.element(cards().getByRole('group').first()).toBeVisible();
  await editButton().first().click();
  await expect.element(field('name')).toBeVisible();
  await expectNothingCut('cards');
});
