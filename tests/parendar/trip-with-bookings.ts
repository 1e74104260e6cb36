import type { TripInput } from '@par-club/functions/contract/parendar';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { DemoCalendar } from '../../web/src/features/parendar/demo/demo-calendar.ts';
import { createDemoCalendar } from '../../web/src/features/parendar/demo/demo-calendar.ts';
import { card, openWeek, panel, press } from './open-week.ts';

export const OLENA = {
  id: 'olena0',
  name: 'Олена Кравець',
  phone: '+380440000001',
  seats: 2,
  pickUp: 'Ромни',
  dropOff: 'Канів',
  note: 'Дві валізи',
  price: { amount: 50, currency: 'EUR' as const },
};
export const TARAS = {
  id: 'taras0',
  name: 'Тарас',
  phone: '+380440000002',
  price: { amount: 1200, currency: 'UAH' as const },
};
export const TRIP: TripInput = {
  driverName: 'Остап Вишня',
  from: 'Суми',
  to: 'Канів',
  notes: '',
  passengers: [OLENA, TARAS],
  seats: 8,
  start: '2027-03-03T12:00:00.000Z',
  end: '2027-03-03T17:30:00.000Z',
  stops: [{ place: 'Ромни', minutes: 90 }],
};

/** The week of a new person, whose demo has these trips besides. */
export async function openWith(...inputs: TripInput[]): Promise<DemoCalendar> {
  const uid = await openWeek();
  const demo = createDemoCalendar(uid);
  await demo.initialize();
  for (const input of inputs) await demo.createTrip('primary', input);
  await press(page, /Оновити/);
  await expect.element(card('Канів').first()).toBeVisible();
  return demo;
}
export const field = (name: string) => panel().getByRole('textbox', { name, exact: true });
export const choice = (name: string) => panel().getByRole('combobox', { name, exact: true });
export const passengers = () =>
  panel()
    .getByRole('list')
    .filter({ hasText: /Тарас|Олена/ });
export const idOf = (to: string) => card(to).element().getAttribute('data-trip') ?? '';
export async function choose(name: string, action: string): Promise<void> {
  await press(panel(), `Дії з пасажиром: ${name}`);
  await page.getByRole('menuitem', { name: action }).click();
}
