import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createDemoCalendar } from '../../web/src/features/parendar/demo/demo-calendar.ts';
import { openApp, signInOwn } from '../kit/components/app.tsx';
import { addTrip, card, openWeek, panel, press } from './open-week.ts';

/** The demo's calendar of a person, as another tab has it. */
async function inAnotherTab(uid: string) {
  const demo = createDemoCalendar(uid);
  await demo.initialize();
  return demo;
}

test('[P-15] [F-R3] a trip that was deleted elsewhere is said to be gone where it was to be saved, and what was typed stays', async () => {
  const uid = await openWeek();
  await addTrip('Канів');
  await expect.element(card('Канів')).toBeVisible();
  const tripId = card('Канів').element().getAttribute('data-trip') ?? '';
  await card('Канів').click();
  await press(panel(), 'Редагувати');
  await panel().getByRole('textbox', { name: 'Куди' }).fill('Ромни');
  const demo = await inAnotherTab(uid);
  await demo.deleteTrip('primary', await demo.getTrip('primary', tripId));

  await press(panel(), 'Зберегти');
  await expect
    .element(panel().getByRole('alert'))
    .toMatchTextContent(`Події з ідентифікатором ${tripId} не знайдено`);
  await expect.element(panel().getByRole('textbox', { name: 'Куди' })).toHaveValue('Ромни');
});

test('[P-15] [F-R3] a calendar that was deleted elsewhere is named where its trips were', async () => {
  const uid = await signInOwn();
  localStorage.setItem(`parclub.calendar_source.${uid}`, 'demo');
  const demo = await inAnotherTab(uid);
  await demo.createCalendar({ id: 'poland', name: 'Рейси до Польщі' });
  localStorage.setItem(`parclub.calendar_demo.${uid}`, 'poland');
  await openApp('/parendar/app', { language: 'en' });
  await expect.element(page.getByText('No trips on this day yet')).toBeVisible();
  await demo.deleteCalendar('poland');
  await press(page, 'Refresh');
  await expect.element(page.getByText('No events found for calendar: poland')).toBeVisible();

  await press(page, 'New trip');
  await panel().getByRole('textbox', { name: 'From' }).fill('Суми');
  await panel().getByRole('textbox', { name: 'To', exact: true }).fill('Канів');
  await press(panel(), 'Save');
  await expect.element(panel().getByRole('alert')).toMatchTextContent('Calendar with ID poland not found');
});

test('[P-15] [F-R3] an account without a calendar has none selected, and nothing to make a trip in', async () => {
  const uid = await signInOwn();
  localStorage.setItem(`parclub.calendar_source.${uid}`, 'demo');
  const empty = { version: 1, calendars: [], trips: {}, revision: 0 };
  localStorage.setItem(`parclub.demo_calendar.${uid}`, JSON.stringify(empty));
  await openApp('/parendar/app', { language: 'en' });
  await expect.element(page.getByRole('heading', { name: 'No calendar selected' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'New trip' })).not.toBeInTheDocument();
});
