import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { markTrip } from '../../web/src/features/parendar/calendar/trip-pages.data.ts';
import { openApp } from '../kit/components/app.tsx';
import { addEvent, connectOwn, TRIP } from './open-connected.ts';
import { card } from './open-week.ts';

const HOUR = 60 * 60_000;
const make = page.getByRole('button', { name: 'Створити посилання' });
const over = page.getByText('Посилання діють 48 годин після прибуття. Цей рейс уже завершився.');

afterEach(() => void vi.useRealTimers());

/** Opens a trip that began so many hours ago and took one. @returns its calendar, and what leaves the page and opens it again */
async function openTrip(hours: number, event: object = TRIP) {
  const email = await connectOwn();
  const starts = Date.now() - hours * HOUR;
  await addEvent(email, starts, event);
  // Sweden writes dates as ISO does.
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Kyiv' }).format(starts);
  const open = async () => {
    await cleanup();
    await openApp(`/parendar/app?day=${day}`);
    await card('Канів').click();
  };
  await open();
  return { calendarId: email, openAgain: open };
}

test('[V-08] a trip that arrived more than 48 hours ago offers no links, and says why', async () => {
  await openTrip(50);
  await expect.element(over).toBeVisible();
  expect(make.elements()).toEqual([]);
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

test('[V-03] [V-08] a trip that is long over shows what was kept of it, and offers no links', async () => {
  const marks = { ride: { state: 'off' }, collected: { amount: 900, currency: 'UAH' } };
  const passengers = [{ name: 'Олена', phone: '', marks }];
  const kept = { version: 1, driverName: 'Остап', notes: '', passengers };
  await openTrip(120, { ...TRIP, description: JSON.stringify(kept) });
  await expect.element(page.getByText(/Водій отримав 900/)).toBeVisible();
  expect(make.elements()).toEqual([]);
});
