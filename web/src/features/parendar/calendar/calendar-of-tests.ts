import type { Trip, TripInput } from '@par-club/functions/contract/parendar';
import { beforeEach } from 'vitest';
import type { CalendarService } from '../model/calendar-service.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A service, and a calendar of it without trips that the person may change. */
export interface EmptyCalendar {
  service: CalendarService;
  calendarId: string;
}

/** The empty calendar of the present test, and what the suites do with it most. */
export interface SuiteCalendar extends EmptyCalendar {
  /** @param start in milliseconds since 1970, as `from` and `to` */
  create: (start: number, change?: Partial<TripInput>) => Promise<Trip>;
  list: (from: number, to: number, limit?: number) => Promise<Trip[]>;
}

/** Another empty calendar for each test. */
export function suiteCalendar(makeEmpty: () => Promise<EmptyCalendar>): SuiteCalendar {
  const calendar = {
    create: (start: number, change?: Partial<TripInput>) =>
      at.service.createTrip(at.calendarId, inputAt(start, change)),
    list: (from: number, to: number, limit?: number) =>
      at.service.listTrips(at.calendarId, {
        from: new Date(from),
        to: new Date(to),
        ...(limit && { limit }),
      }),
  };
  const at = calendar as SuiteCalendar;
  beforeEach(async () => {
    Object.assign(at, await makeEmpty());
  });
  return at;
}

/** A noon of next year, so that nothing depends on the day of the test. */
export const NOON = Date.UTC(new Date().getUTCFullYear() + 1, 2, 1, 12);

export const OLENA = { id: 'olena0', name: 'Олена', phone: '+380440000001' };
export const IRYNA = { id: 'iryna0', name: 'Ірина', phone: '+380440000002' };

export const NOT_FOUND = (id: string) => ({ failure: { reason: 'not-found' }, rule: 'event-not-found', id });

export function inputAt(start: number, change: Partial<TripInput> = {}): TripInput {
  return {
    driverName: 'Іван Коваль',
    from: 'Київ',
    to: 'Львів',
    notes: '',
    passengers: [],
    stops: [],
    seats: null,
    start: isoAt(start),
    ...change,
  };
}

export function isoAt(moment: number): string {
  return new Date(moment).toISOString();
}

export function placesOf(trips: readonly Trip[]): string[] {
  return trips.map(({ from }) => from);
}
