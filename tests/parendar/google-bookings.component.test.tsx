import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { googleCalendar } from '../../web/src/features/parendar/calendar/google-calendar.data.ts';
import { openApp, toastShown, toasts } from '../kit/components/app.tsx';
import { eventsIn, makeTrip, NOW, panel, signInConnected, trips } from './connected.ts';

const OLENA = {
  name: 'Олена',
  phone: '+380440000001',
  seats: 2,
  pickUp: 'Ромни',
  price: { amount: 50, currency: 'EUR' as const },
};
const button = (name: string | RegExp) => panel.getByRole('button', { name });
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 60 * 60_000).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

/** A calendar at Google with a trip at noon, in which Olena has a booking. */
async function openTrip() {
  const email = await signInConnected();
  const trip = await makeTrip(email, {
    passengers: [OLENA],
    start: inHours(1),
    end: inHours(6),
    stops: [{ place: 'Ромни', minutes: 90 }],
  });
  const later = await makeTrip(email, {
    to: 'Черкаси',
    stops: [
      { place: 'Ромни', minutes: 90 },
      { place: 'Канів', minutes: 200 },
    ],
    start: inHours(3),
    end: inHours(9),
  });
  await openApp('/parendar/app', { language: 'ua' });
  await trips.getByRole('button', { name: /Суми → Канів/ }).click();
  return { email, trip, later };
}

test('[T-03] [T-12] a trip that was deleted is in Google’s calendar again, with its arrival, stops and bookings', async () => {
  const { email, trip } = await openTrip();
  await button('Видалити').click();
  await button('Так, видалити').click();
  // Its time does not run while the pointer is on it.
  await toasts('Рейс видалено').hover();
  await expect.poll(async () => (await eventsIn(email)).length).toBe(1);
  await toasts().getByRole('button', { name: 'Повернути' }).click();
  await toastShown('Рейс повернуто');
  const day = { from: NOW, to: new Date(inHours(24)) };
  const [back] = (await googleCalendar.listTrips(email, day)).filter(({ to }) => to === 'Канів');
  expect(back).toMatchObject({
    start: trip.start,
    end: inHours(6),
    stops: [{ place: 'Ромни', minutes: 90 }],
    passengers: [OLENA],
  });
  expect(back?.id).not.toBe(trip.id);
});

test('[T-05] a passenger is moved between two events of Google’s, with all fields', async () => {
  const { email, trip, later } = await openTrip();
  await button('Дії з пасажиром: Олена').click();
  await page.getByRole('menuitem', { name: 'Пересадити' }).click();
  await button(/Суми → Черкаси/).click();
  await expect
    .poll(async () => (await googleCalendar.getTrip(email, trip.id)).passengers, { timeout: 20_000 })
    .toEqual([]);
  expect((await googleCalendar.getTrip(email, later.id)).passengers).toMatchObject([OLENA]);
});
