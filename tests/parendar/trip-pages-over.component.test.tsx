import { afterEach, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { disconnect } from '../../web/src/features/parendar/calendar/google-calendar.data.ts';
import { markTrip } from '../../web/src/features/parendar/calendar/trip-pages.data.ts';
import { tell } from '../../web/src/features/trip-links/seat/tell.data.ts';
import { auth } from '../../web/src/firebase/auth.ts';
import { holdClipboard, openApp, toastShown } from '../kit/components/app.tsx';
import { addEvent, connectOwn, TRIP } from './open-connected.ts';
import { card, press } from './open-week.ts';

const HOUR = 60 * 60_000;
const make = page.getByRole('button', { name: 'Створити посилання' });
const over = page.getByText('Посилання діють 48 годин після прибуття. Цей рейс уже завершився.');

afterEach(() => void vi.useRealTimers());

/** Opens a trip that began so many hours ago and took one. @returns its calendar, and what leaves the page and opens it again */
async function openTrip(hours: number, event: object = TRIP, end?: object) {
  const email = await connectOwn();
  const uid = auth.currentUser?.uid ?? '';
  const starts = Date.now() - hours * HOUR;
  await addEvent(email, starts, event, end);
  // Sweden writes dates as ISO does.
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Kyiv' }).format(starts);
  const open = async () => {
    await cleanup();
    await openApp(`/parendar/app?day=${day}`);
    await card('Канів').click();
  };
  await open();
  return { calendarId: email, uid, openAgain: open };
}

test('[V-08] a trip that arrived more than 48 hours ago offers no links, and says why', async () => {
  await openTrip(50);
  await expect.element(over).toBeVisible();
  expect(make.elements()).toEqual([]);
});

test('[F-S21] a trip that ends in 2099 offers no links, and says what to do', async () => {
  await openTrip(1, TRIP, { dateTime: '2099-01-01T00:00:00Z' });
  await expect.element(page.getByText(/^Посилання має лише рейс із часом виїзду й прибуття/)).toBeVisible();
  expect(make.elements()).toEqual([]);
});

test('[F-S19] a trip with more passengers than get links says so, and which limit was met', async () => {
  const passengers = Array.from({ length: 61 }, (_, index) => ({ name: `${index}`, phone: '' }));
  const many = { version: 1, driverName: 'Остап', notes: '', passengers };
  await openTrip(1, { ...TRIP, description: JSON.stringify(many) });
  await make.click();
  await expect.element(page.getByText(/^Водій бачить перших 60 пасажирів/)).toBeVisible();
  const newLinks = Array<string>(20).fill(new Date().toISOString());
  const used = { van: 0, own: 0, newLinks };
  await commands.changeTripRecords(auth.currentUser?.uid ?? '', { used });
  await page.getByRole('button', { name: 'Відкликати: Водієві' }).click();
  await page.getByRole('button', { name: 'Нове посилання: Водієві' }).click();
  await expect.element(page.getByText(/^Для цього рейсу сьогодні вже зроблено 20/)).toBeVisible();
});

test('[V-08] a trip that arrived less than 48 hours ago offers them', async () => {
  await openTrip(47);
  await expect.element(make).toBeVisible();
  expect(over.elements()).toEqual([]);
});

test('[V-08] a trip whose links have ended offers them no more', async () => {
  const { calendarId, openAgain } = await openTrip(47);
  await make.click();
  const copy = page.getByRole('button', { name: 'Копіювати: Водієві' });
  await expect.element(copy).toBeVisible();
  const tripId = document.querySelector<HTMLElement>('[data-trip]')?.dataset.trip ?? '';
  await markTrip({ calendarId, tripId }, { kind: 'late', minutes: 20, at: new Date().toISOString() });
  vi.useFakeTimers({ now: Date.now() + 3 * HOUR, toFake: ['Date'] });
  await openAgain();
  // What its record alone knows is there, so the record is.
  await expect.element(page.getByText('запізнення 20 хв').last()).toBeVisible();
  await expect.element(over).toBeVisible();
  expect(copy.elements()).toEqual([]);
});

test('[F-S13] marks that the calendar does not have are told on the board, in the trip and without a grant, and downloaded', async () => {
  const passengers = [{ name: 'Олена', phone: '', price: { amount: 900, currency: 'UAH' } }];
  const description = JSON.stringify({ version: 1, driverName: 'Остап', notes: '', passengers });
  const { calendarId, uid, openAgain } = await openTrip(47, { ...TRIP, description });
  await make.click();
  await expect.element(page.getByRole('button', { name: 'Копіювати: Водієві' })).toBeVisible();
  const tripId = document.querySelector<HTMLElement>('[data-trip]')?.dataset.trip ?? '';
  const at = new Date().toISOString();
  const price = { amount: 500, currency: 'UAH' } as const;
  await markTrip({ calendarId, tripId }, { kind: 'handedOver', price, at });
  // Long after the arrival, when the board no longer listens to trips of that day.
  const end = new Date(Date.now() - 20 * 24 * HOUR).toISOString();
  await commands.changeRecords(uid, { end, unkept: { reason: 'forbidden', tries: 3 } });
  await openAgain();
  const told = page.getByText(
    'Позначки рейсу ще не в календарі. Google не дає вам доступу до цього календаря. Тут вони лишаються 90 днів після прибуття.',
  );
  await expect.poll(() => told.elements().length).toBe(2);
  const saved = vi.spyOn(URL, 'createObjectURL');
  await page.getByRole('button', { name: 'Завантажити позначки' }).first().click();
  const file = saved.mock.calls[0]?.[0] ?? expect.fail('Nothing was saved');
  const text = await (file as Blob).text();
  expect(text).toMatch(
    /^Рейс .+, Остап\r\nОлена, Чекаємо\r\nВодій отримав 0\s₴\r\nПередав диспетчеру, 500\s₴\r\n$/u,
  );

  await cleanup();
  await disconnect();
  await commands.changeRecords(uid, { unkept: { reason: 'not-connected', tries: 4 } });
  await openApp('/parendar/app');
  await expect
    .element(page.getByText(/ще не в календарі\. Google Календар не підключено\. Тут вони/))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Підключити знову' })).toBeVisible();
});

test('[F-S12] an event that holds what no program writes leaves the others on the board', async () => {
  const poison = ['version', 'lateMinutes', 'notes', 'seats', 'stops'].map((field) => ({
    ...{ driverName: 'Петро', passengers: [{ name: [] }, 5, null], [field]: { toString: 1, valueOf: 1 } },
  }));
  const { calendarId, openAgain } = await openTrip(0);
  for (const each of poison)
    await addEvent(calendarId, Date.now(), {
      ...TRIP,
      location: 'Суми - Лохвиця',
      description: JSON.stringify(each),
    });
  await addEvent(calendarId, Date.now(), { ...TRIP, summary: 'Митниця', attendees: { toString: 1 } });
  await openAgain();
  await page.getByRole('button', { name: 'Закрити' }).click();
  await expect.element(card('Канів')).toBeVisible();
  await expect.poll(() => card('Лохвиця').elements().length).toBe(poison.length);
  await expect.element(page.getByText('Митниця')).toBeVisible();
});

test('[V-03] [V-08] a trip that is long over shows what was kept of it, and offers no links', async () => {
  const marks = { ride: { state: 'off' }, collected: { amount: 900, currency: 'UAH' } };
  const passengers = [{ name: 'Олена', phone: '', marks }];
  const kept = { version: 1, driverName: 'Остап', notes: '', passengers };
  await openTrip(120, { ...TRIP, description: JSON.stringify(kept) });
  await expect.element(page.getByText(/Водій отримав 900/)).toBeVisible();
  expect(make.elements()).toEqual([]);
});

test('[F-V13] in the list of links who shares a name or phone with another is told apart by where they get on', async () => {
  const passengers = [
    { name: 'Олена', phone: '', pickUp: 'Ромни' },
    { name: 'Олена', phone: '' },
    { name: '', phone: '+380671234567', pickUp: 'Лохвиця' },
    { name: '', phone: '+380671234567', pickUp: 'Прилуки' },
    { name: 'Ігор', phone: '+380671234567', pickUp: 'Ромни' },
  ];
  const description = JSON.stringify({ version: 1, driverName: 'Остап', notes: '', passengers });
  await openTrip(1, { ...TRIP, description });
  await make.click();
  await page.getByText('Пасажирам', { exact: true }).click();
  const copy = page.getByRole('button', { name: /^Копіювати: / });
  await expect
    .poll(() => copy.elements().map((each) => each.ariaLabel))
    .toEqual([
      'Копіювати: Водієві',
      ...['Олена (Ромни)', 'Олена (Суми)'].map((name) => `Копіювати: ${name}`),
      ...['+380 67 123 45 67 (Лохвиця)', '+380 67 123 45 67 (Прилуки)', 'Ігор'].map(
        (name) => `Копіювати: ${name}`,
      ),
    ]);
  await holdClipboard();
  await press(page, 'Копіювати всі посилання');
  await toastShown('Посилання пасажирів скопійовано');
  const links = (await navigator.clipboard.readText()).split('\n');
  expect(links.map((line) => line.replace(/: http.*/, ''))).toEqual([
    ...[
      'Олена (Ромни)',
      'Олена (Суми)',
      '+380 67 123 45 67 (Лохвиця)',
      '+380 67 123 45 67 (Прилуки)',
      'Ігор',
    ],
  ]);
  expect(new Set(links.map((line) => line.split('/seat/')[1])).size).toBe(5);
});

test('[F-D2] the seats of three who do not come are free at once for who asks next', async () => {
  const passengers = [
    { name: 'Олена', phone: '+380671234567', seats: 3 },
    { name: 'Ігор', phone: '' },
  ];
  const description = JSON.stringify({ version: 1, driverName: 'Остап', notes: '', seats: 4, passengers });
  await openTrip(-24, { ...TRIP, description });
  await make.click();
  await page.getByText('Пасажирам', { exact: true }).click();
  await holdClipboard();
  await press(page, 'Копіювати: Олена');
  await toastShown('Посилання скопійовано');
  await tell((await navigator.clipboard.readText()).split('/seat/')[1] ?? '', 'not-coming', {});
  await expect.element(page.getByText('каже, що не поїде')).toBeVisible();
  await press(page.getByRole('region', { name: 'Рейс на телефоні' }), 'Звільнити 3 місця: Олена не їде');
  await toastShown('Викреслено: Олена');
  await expect.element(page.getByText('каже, що не поїде')).not.toBeInTheDocument();
  await press(page, 'Закрити');
  const tomorrow = new Intl.DateTimeFormat('uk', {
    ...{ timeZone: 'Europe/Kyiv', day: '2-digit', month: '2-digit', year: 'numeric' },
  }).format(Date.now() + 24 * HOUR);
  const box = page.getByRole('region', { name: 'Що написали пасажири' });
  await box.getByRole('textbox').fill(`${tomorrow} Суми - Канів, Петро 050 999 88 77, 3 місця`);
  await press(box, 'Розібрати');
  await box.getByRole('button', { name: /^Посадити/ }).click();
  await expect.element(box.getByText(/^Їде: .*Петро/)).toBeVisible();
  await expect.element(page.getByText('Олена не їде')).not.toBeInTheDocument();
});
