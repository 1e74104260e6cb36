import type { TripInput } from '@par-club/functions/contract/parendar';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CallError } from '../../web/src/failures/call-error.ts';
import { googleCalendar } from '../../web/src/features/parendar/calendar/google-calendar.data.ts';
import { inputOfTrip } from '../../web/src/features/parendar/model/trip-draft.ts';
import { expectNoFaults } from '../kit/components/accessibility.ts';
import { openApp, toastShown, toasts } from '../kit/components/app.tsx';
import { control, makeTrip, NOW, panel, signInConnected, trips } from './connected.ts';

const OLENA = { id: 'olena0', name: 'Олена Кравець', phone: '+380671234567' };
const TARAS = { id: 'taras0', name: 'Тарас', phone: '' };
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 60 * 60_000).toISOString();
const button = (name: string | RegExp) => panel.getByRole('button', { name });
const question = (name: string) => page.getByRole('dialog', { name });
const field = (name: string) => page.getByRole('combobox', { name });
const optionsOf = (name: string) =>
  Array.from((field(name).element() as HTMLSelectElement).options, ({ label }) => label);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

/** A board of Google's calendar with a trip from Суми by Ромни to Канів and another one, an hour after NOW and later. */
async function openTwo(other: Partial<TripInput>, passengers: TripInput['passengers'] = [OLENA, TARAS]) {
  const email = await signInConnected();
  const stops = [{ place: 'Ромни', minutes: 90 }];
  const from = await makeTrip(email, { passengers, stops, start: inHours(1), end: inHours(4) });
  const to = await makeTrip(email, { start: inHours(5), end: inHours(9), ...other });
  await openApp('/parendar/app', { language: 'ua' });
  const read = ({ id }: typeof from) => googleCalendar.getTrip(email, id);
  return {
    email,
    from,
    to,
    read,
    both: async () => [(await read(from)).passengers, (await read(to)).passengers],
  };
}
async function choose(name: string, action: string): Promise<void> {
  await button(`Дії з пасажиром: ${name}`).click();
  await page.getByRole('menuitem', { name: action }).click();
}
const openTrip = () => trips.getByRole('button', { name: /12:59.*Суми → Канів/ }).click();
const failing = (email: string) => control('fault', { what: 'internal', kind: 'events', email, count: null });
const mended = (email: string) => control('clear-faults', { email });

test('[F-D1] a message moves a booking within its day, asks where the trip does not stop, and Google takes it', async () => {
  const booked = { ...OLENA, pickUp: 'Ромни', pickUpPlace: 'автовокзал' };
  const { both } = await openTwo({}, [booked]);
  const box = page.getByRole('region', { name: 'Що написали пасажири' });
  await box
    .getByRole('textbox')
    .fill('Перенесіть мене, будь ласка, на 03.03.2027, Ромни - Канів. Олена Кравець, 067 123 45 67');
  await box.getByRole('button', { name: 'Розібрати' }).click();
  const move = box.getByRole('button', { name: /^Пересадити/ });
  await move.click();
  await expect.element(question('Рейс там не зупиняється')).toMatchTextContent(/Ромни \(поза зупинками\)/);
  await userEvent.keyboard('{Escape}');
  await expect.element(question('Рейс там не зупиняється')).not.toBeInTheDocument();
  expect(await both()).toEqual([[booked], []]);
  await move.click();
  await question('Рейс там не зупиняється').getByRole('button', { name: 'Пересадити' }).click();
  await expect.element(box.getByText(/^Змінено: /)).toBeVisible();
  expect(await both()).toEqual([[], [{ ...OLENA, pickUp: 'Ромни' }]]);
});

test('[F-D1] a town beside the way stays as it is written, with its place, and the board asks', async () => {
  const booked = { ...OLENA, pickUp: 'Недригайлів, АЗС', dropOff: 'Черкаси', dropOffPlace: 'вокзал' };
  const { both } = await openTwo({ from: 'Конотоп', to: 'Київ', stops: [{ place: 'Суми', minutes: 60 }] }, [
    booked,
  ]);
  await openTrip();
  await choose('Олена Кравець', 'Пересадити');
  await button(/Конотоп → Київ/).click();
  await expect.element(field('Де сідає')).toHaveValue('Недригайлів, АЗС');
  await expect.element(field('Де виходить')).toHaveValue('Черкаси');
  expect(optionsOf('Де виходить')).toEqual([
    expect.stringMatching(/^.?Черкаси, вокзал.? \(поза/),
    'Суми',
    'Київ',
  ]);
  await field('Де сідає').selectOptions('Суми');
  expect(optionsOf('Де виходить')).toEqual([expect.stringContaining('Черкаси'), 'Київ']);
  await question('Рейс там не зупиняється').getByRole('button', { name: 'Пересадити' }).click();
  const { pickUp: _, ...rest } = booked;
  await expect.poll(both).toEqual([[], [{ ...rest, pickUp: 'Суми' }]]);
});

test('[F-D1] a trip the other way round says so, and offers its own stops in their order alone', async () => {
  const { both } = await openTwo({ from: 'Канів', to: 'Суми', stops: [{ place: 'Ромни', minutes: 60 }] });
  await openTrip();
  await choose('Тарас', 'Пересадити');
  await button(/Канів → Суми/).click();
  const asked = question('Рейс їде у зворотному напрямку');
  await expect.element(asked).toBeVisible();
  expect([optionsOf('Де сідає'), optionsOf('Де виходить')]).toEqual([
    ['Канів', 'Ромни'],
    ['Ромни', 'Суми'],
  ]);
  await expectNoFaults('light');
  await field('Де виходить').selectOptions('Ромни');
  await field('Де сідає').selectOptions('Ромни');
  expect(optionsOf('Де виходить')).toEqual(['Суми']);
  await asked.getByRole('button', { name: 'Пересадити' }).click();
  await expect.poll(both).toEqual([[OLENA], [{ ...TARAS, pickUp: 'Ромни' }]]);
});

test('[F-D2] a strike that failed takes its words back, and who was to go is there', async () => {
  const { email, both } = await openTwo({});
  await openTrip();
  await failing(email);
  await choose('Тарас', 'Викреслити');
  await toastShown('Не вдалося зберегти рейс');
  await expect.element(toasts('Викреслено')).not.toBeInTheDocument();
  await expect.element(button('Дії з пасажиром: Тарас')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Повернути' })).not.toBeInTheDocument();
  await mended(email);
  expect(await both()).toEqual([[OLENA, TARAS], []]);
});

test('[F-D2] an undo that failed stays offered, in the panel and in what says so', async () => {
  const { email, both } = await openTwo({});
  await openTrip();
  await choose('Тарас', 'Викреслити');
  await expect.poll(both).toEqual([[OLENA], []]);
  await failing(email);
  await button('Повернути').click();
  await toastShown('Не вдалося зберегти рейс');
  await expect.element(button('Повернути')).toBeVisible();
  await mended(email);
  await toasts('Не вдалося').getByRole('button', { name: 'Повернути' }).click();
  await expect.poll(both).toEqual([[OLENA, TARAS], []]);
  await expect.element(button('Повернути')).not.toBeInTheDocument();
});

test('[T-12] the undo of a deletion that failed stays offered, and brings the trip back', async () => {
  const { email } = await openTwo({});
  await openTrip();
  await button('Видалити').click();
  await button('Так, видалити').click();
  const undo = toasts('Рейс видалено').getByRole('button', { name: 'Повернути' });
  await expect.element(undo).toBeVisible();
  await failing(email);
  await undo.click();
  await toastShown('Не вдалося зберегти рейс');
  await mended(email);
  await toasts('Не вдалося').getByRole('button', { name: 'Повернути' }).click();
  await toastShown('Рейс повернуто');
  await expect.element(trips.getByRole('button', { name: /12:59.*Суми → Канів/ })).toBeVisible();
});

test('[F-D1] the undo of a move that was done by half says so, and one press does the rest', async () => {
  const { both } = await openTwo({ stops: [{ place: 'Ромни', minutes: 90 }] });
  await openTrip();
  await choose('Тарас', 'Пересадити');
  await button(/16:59.*Суми → Канів/).click();
  await expect.poll(both).toEqual([[OLENA], [TARAS]]);
  const { updateTrip } = googleCalendar;
  const spy = vi.spyOn(googleCalendar, 'updateTrip');
  onTestFinished(() => spy.mockRestore());
  spy.mockImplementationOnce(updateTrip).mockRejectedValueOnce(new CallError({ reason: 'unreachable' }));
  await button('Повернути').click();
  await toastShown('Тарас: тепер в обох рейсах, з попереднього не викреслено.');
  await expect.element(button('Дії з пасажиром: Тарас')).toBeVisible();
  expect(await both()).toEqual([[OLENA, TARAS], [TARAS]]);
  await toasts('в обох рейсах').getByRole('button', { name: 'Викреслити' }).click();
  await expect.poll(both).toEqual([[OLENA, TARAS], []]);
});

test('[F-D1] [F-D2] who was struck out by another dispatcher meanwhile is moved nowhere, and the board says so', async () => {
  const { email, from, read, both } = await openTwo({});
  await openTrip();
  await choose('Тарас', 'Пересадити');
  const target = button(/Суми → Канів/);
  await expect.element(target).toBeVisible();
  const now = await read(from);
  await googleCalendar.updateTrip(email, now, { ...inputOfTrip(now), passengers: [OLENA] });
  await target.click();
  await toastShown('Тарас: у рейсі вже немає, викреслив хтось інший.');
  expect(await both()).toEqual([[OLENA], []]);
});
