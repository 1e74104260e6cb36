import type { TripInput } from '../../contract/parendar.ts';
import type { CalendarEvent } from '../google/google-client.ts';
import { eventFrom } from './trip-event.ts';

export const KYIV = 'Europe/Kyiv';
export const NOW = new Date('2026-11-21T08:30:15.250Z');
export const TRIP: TripInput = {
  driverName: 'Іван Коваль',
  from: 'Київ',
  to: 'Львів',
  notes: 'Біля входу',
  passengers: [
    { id: 'olena0', name: 'Олена', phone: '+380671234567' },
    { name: ' ', phone: '' },
  ],
  seats: 7,
  stops: [],
  start: '2026-11-21T10:00:00.000Z',
};

/** The event as Google answers it: times with the offset of the calendar's zone, and what Google adds. */
export function stored(trip: TripInput, more: Partial<CalendarEvent> = {}): CalendarEvent {
  const google = { id: '0a1b', etag: '"1"', status: 'confirmed', htmlLink: 'https://calendar.google.com/e' };
  const people = { creator: { email: 'olena@example.com' }, organizer: { self: true } };
  return { ...google, ...people, ...eventFrom(trip, NOW), ...more };
}

export const time = (dateTime: string, timeZone = 'UTC') => ({ date: null, dateTime, timeZone });
