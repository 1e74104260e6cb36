import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { googleCalendar } from '../../web/src/features/parendar/calendar/google-calendar.data.ts';
import { expectNoFaults, expectNothingCut } from '../kit/components/accessibility.ts';
import { openApp, toastShown } from '../kit/components/app.tsx';
import { control, eventsIn, makeTrip, NOW, panel, signInConnected, trips } from './connected.ts';

const OLENA = { name: 'Олена Кравець', phone: '+380671234567', note: 'з валізою' };
const STEPAN = { name: 'Степан', phone: '+48601234567', seats: 2 };
const STOPS = [{ place: 'Лубни', minutes: 90 }];

const notice = panel.getByRole('region', { name: 'У Google Календарі це змінили' });
const take = notice.getByRole('button', { name: 'Взяти зміни' });
const leave = notice.getByRole('button', { name: 'Залишити, як є' });
const card = trips.filter({ hasText: 'Канів' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

async function linesIn(email: string): Promise<string[]> {
  const [event] = await eventsIn(email);
  return JSON.parse(String(event?.description)).lines;
}

/** Somebody edits the description in Google Calendar, whose editor makes HTML of it. */
async function editInGoogle(email: string, edit: (description: string) => string): Promise<void> {
  const [event] = await eventsIn(email);
  const html = edit(String(event?.description)).replaceAll('\n', '<br>').replaceAll('  ', '&nbsp; ');
  const changes = { description: `<span>${html}</span>` };
  await control('edit-event', { calendarId: email, eventId: String(event?.id), changes });
}

/** A trip whose second passenger was struck out there, and one added below. */
async function openEdited(): Promise<string> {
  const email = await signInConnected();
  await googleCalendar.listCalendars();
  await makeTrip(email, { driverName: 'Остап', seats: 8, passengers: [OLENA, STEPAN], stops: STOPS });
  expect(await linesIn(email)).toEqual([
    'Водій: Остап',
    'Зайнято місць: 3 з 8',
    expect.stringMatching(/^Зупинки: Лубни \d\d:29$/),
    '1. Олена Кравець, +380 67 123 45 67, з валізою',
    '2. Степан, +48601234567, 2 місця',
  ]);
  await editInGoogle(email, (description) =>
    description
      .replace('Остап",', 'Петро Мороз",')
      .replace('    "2. Степан, +48601234567, 2 місця"\n', '    Марія 050 765 43 21\n'),
  );
  await openApp('/parendar/app');
  return email;
}

test('[T-10] what was edited in Google Calendar is marked in the day, shown beside the trip, and taken', async () => {
  const email = await openEdited();
  await expect.element(card.getByText('Змінено в Google Календарі')).toBeVisible();
  await card.getByRole('button', { name: /Суми → Канів/ }).click();
  await expect.element(notice.getByRole('row', { name: /Водій/ })).toMatchTextContent(/Петро Мороз.*Остап/);
  const passengers = notice.getByRole('row', { name: /Пасажири/ });
  await expect.element(passengers).toMatchTextContent(/Марія, \+380 50 765 43 21.*Степан/);
  await take.click();
  await toastShown('Зміни з Google Календаря взято');
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(panel.getByText('Петро Мороз').first()).toBeVisible();
  expect(await linesIn(email)).toEqual([
    'Водій: Петро Мороз',
    'Зайнято місць: 2 з 8',
    expect.stringMatching(/^Зупинки: Лубни \d\d:29$/),
    '1. Олена Кравець, +380 67 123 45 67, з валізою',
    '2. Марія, +380 50 765 43 21',
  ]);
  await expect.poll(() => panel.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(card.getByText('Змінено в Google Календарі')).not.toBeInTheDocument();
});

test('[T-10] what was edited there is left by one press, and a failure keeps it for another', async () => {
  const email = await openEdited();
  await card.getByRole('button', { name: /Суми → Канів/ }).click();
  await control('fault', { what: 'internal', kind: 'events.patch', email, count: null });
  await leave.click();
  await expect.element(notice.getByRole('alert')).toMatchTextContent(/Не вдалося зберегти рейс/);
  await control('clear-faults', { email });
  await leave.click();
  await toastShown('Рейс залишено, як є');
  await expect.element(notice).not.toBeInTheDocument();
  const lines = await linesIn(email);
  expect(lines[0]).toBe('Водій: Остап');
  expect(lines.at(-1)).toBe('2. Степан, +48601234567, 2 місця');
});

test('[T-10] what was edited there stays proposed when a passenger is struck out here', async () => {
  const email = await openEdited();
  await card.getByRole('button', { name: /Суми → Канів/ }).click();
  await panel.getByRole('button', { name: 'Дії з пасажиром: Олена Кравець' }).click();
  await page.getByRole('menuitem', { name: 'Викреслити' }).click();
  await expect.poll(async () => (await linesIn(email)).join()).not.toContain('Олена');
  expect((await linesIn(email))[0]).toBe('Водій: Петро Мороз');
  await expect.element(notice.getByRole('row', { name: /Водій/ })).toMatchTextContent(/Петро Мороз.*Остап/);
});

test('[T-10] the notice has no faults', async () => {
  await page.viewport(320, 800);
  await openEdited();
  await expect.element(card.getByText(/Змінено в Google/)).toBeVisible();
  await card.getByRole('button', { name: /Суми → Канів/ }).click();
  await expect.element(panel.getByRole('button', { name: /^Взяти зміни/ })).toBeVisible();
  expectNothingCut('the notice');
  await expectNoFaults('the notice');
});
