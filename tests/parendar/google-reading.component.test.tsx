import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, signInOwn, toastShown } from '../kit/components/app.tsx';
import {
  control,
  countRequests,
  eventsIn,
  makeTrip,
  NOW,
  signInConnected,
  signOutByMenu,
  trips,
} from './connected.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

test('[P-03] refreshing reads the trips again', async () => {
  const email = await signInConnected();
  await openApp('/parendar/app', { language: 'ua' });
  await expect.element(page.getByText('Цього дня рейсів ще немає')).toBeVisible();
  const before = await countRequests(email, 'events.list');
  await makeTrip(email);
  await page.getByRole('button', { name: 'Оновити' }).click();
  await expect.element(trips).toMatchTextContent(/Канів/);
  await toastShown('Календар оновлено');
  expect(await countRequests(email, 'events.list')).toBeGreaterThan(before);
});

test('[P-04] who signs in next sees nothing of the trips, and who comes back reads them again', async () => {
  const email = await signInConnected();
  await makeTrip(email);
  await openApp('/parendar/app', { language: 'ua' });
  await expect.element(trips).toMatchTextContent(/Канів/);

  await signOutByMenu('ua');
  await signInOwn();
  await expect.element(page.getByRole('button', { name: 'Підключити Google Календар' })).toBeVisible();
  expect(trips.elements()).toEqual([]);

  await signOutByMenu('ua');
  const before = await countRequests(email, 'events.list');
  const now = { dateTime: NOW.toISOString() };
  const event = { summary: 'Митниця', start: now, end: now };
  await control('add-event', { by: email, calendarId: email, event });
  await signInOwn(undefined, email);
  await expect.element(trips.filter({ hasText: 'Митниця' })).toBeVisible();
  await expect.element(trips.filter({ hasText: 'Канів' })).toBeVisible();
  expect(await countRequests(email, 'events.list')).toBeGreaterThan(before);
});

test('[P-11] a passenger is added to a trip in Google Calendar, beside those that it has', async () => {
  const email = await signInConnected();
  await makeTrip(email, { passengers: [{ name: 'Олена', phone: '+380671234567' }] });
  await openApp('/parendar/app', { language: 'en' });
  const form = page.getByRole('region', { name: 'Add a passenger to a trip' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Тарас');
  await form.getByRole('textbox', { name: 'Phone' }).fill('+380501234567');
  await form.getByRole('button', { name: 'Find a trip' }).click();
  await form.getByRole('button', { name: /^Add: .*Суми → Канів/ }).click();
  await toastShown('Passenger added to trip');
  await expect.element(form.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  const [event, ...others] = await eventsIn(email);
  expect(others).toEqual([]);
  expect(JSON.parse(String(event?.description))).toMatchObject({
    passengers: [
      { name: 'Олена', phone: '+380671234567' },
      { name: 'Тарас', phone: '+380501234567' },
    ],
  });
});
