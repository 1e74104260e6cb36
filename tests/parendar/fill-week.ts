import type { TripInput } from '@par-club/functions/contract/parendar';
import { createDemoCalendar } from '../../web/src/features/parendar/demo/demo-calendar.ts';
import { NOW } from './open-week.ts';

const HOUR = 60 * 60_000;

/** Puts trips into the demo's calendar of a person, before or while its page is open; by default from Суми to Канів at `NOW`. */
export async function fillWeek(uid: string, trips: readonly Partial<TripInput>[]): Promise<void> {
  const calendar = createDemoCalendar(uid);
  await calendar.initialize();
  const input = {
    driverName: '',
    from: 'Суми',
    to: 'Канів',
    notes: '',
    stops: [],
    passengers: [],
    seats: null,
  };
  for (const trip of trips) {
    await calendar.createTrip('primary', { ...input, start: NOW.toISOString(), ...trip });
  }
}

/** A moment some hours after `NOW`, or before it. */
export function hoursOn(hours: number): string {
  return new Date(NOW.getTime() + hours * HOUR).toISOString();
}

/** Bookings of so many seats each. */
export const booked = (...seats: number[]) =>
  seats.map((each) => ({ name: 'Олена Кравець', phone: '+380671234567', seats: each }));
