import { expect } from 'vitest';
import type { Passenger } from '../../contract/parendar.ts';
import { descriptionOf, readDescription, storedIn } from '../mapping/description.ts';
import type { Details } from '../mapping/details.ts';

export const OLENA: Passenger = {
  name: 'Олена Кравець',
  phone: '+380671234567',
  seats: 2,
  pickUp: 'Житомир',
  dropOff: 'Рівне, автостанція',
  price: { amount: 1200, currency: 'UAH' },
  isPaid: true,
  note: 'з валізою',
};
export const STEPAN: Passenger = { name: 'Степан', phone: '+48 601 234 567' };
export const TRIP: Details = {
  driverName: 'Іван Коваль',
  notes: 'Біля входу\nо 9',
  passengers: [
    { ...OLENA, id: 'olena0' },
    { ...STEPAN, id: 'stepan' },
  ],
  seats: 8,
  stops: [
    { place: 'Житомир', minutes: 90 },
    { place: 'Рівне', minutes: null },
  ],
};
export const clock = { start: new Date('2026-11-21T10:00:00Z'), timeZone: 'Europe/Kyiv' };
export const WRITTEN = descriptionOf(TRIP, {}, { clock });

export function linesIn(description: string): string[] {
  return (storedIn(description)?.lines ?? []) as string[];
}

/** The description after somebody has edited its lines. */
export function edited(edit: (lines: string[]) => string[], description = WRITTEN): string {
  return JSON.stringify({ ...storedIn(description), lines: edit(linesIn(description)) }, null, 2);
}

/** What is proposed, without the ids of the bookings. */
export function proposedIn(description: string) {
  const { origin, proposal } = readDescription(description);
  expect(origin).toBe('product');
  return proposal && { ...proposal, passengers: withoutIds(proposal.passengers) };
}

export function withoutIds(bookings: readonly Passenger[]): Passenger[] {
  return bookings.map(({ id: _, ...passenger }) => passenger);
}

export const SAME = {
  driverName: TRIP.driverName,
  notes: TRIP.notes,
  seats: TRIP.seats,
  passengers: [OLENA, STEPAN],
};
