import {
  createTrip,
  deleteTrip,
  getTrip,
  listTrips,
  type Trip,
  type TripInput,
  updateTrip,
} from '@par-club/functions/contract/parendar';
import { afterAll, beforeEach, expect } from 'vitest';
import { newPerson, signInAs } from '../kit/emulators.ts';
import type { FunctionsAddress } from '../kit/functions-instance.ts';
import { control } from '../kit/google.ts';
import { call, connect, newTripId, TRIP } from './calls.ts';

/** An event as it stands in the calendar. */
type Event = Record<string, unknown>;

/**
 * A dispatcher for the tests of one file, with an empty calendar of Google's for each, and what they do with it.
 *
 * @param functions that the dispatcher calls, in place of the emulator's
 */
export async function setUp(functions?: FunctionsAddress) {
  const person = newPerson();
  const dispatcher = await signInAs(person, { functions });
  let email = '';
  beforeEach(async () => {
    email = await connect(dispatcher);
  });
  afterAll(() => dispatcher.close());

  return {
    person,
    dispatcher,

    /** The address of the present test's account, and so the id of its primary calendar. */
    account: () => email,

    /** Makes a trip in the primary calendar. */
    async make(trip: Partial<TripInput> = {}, tripId = newTripId(), client = dispatcher): Promise<Trip> {
      const input = { calendarId: 'primary', tripId, trip: { ...TRIP, ...trip } };
      return (await call(client, createTrip, input)).trip;
    },

    async change({ id, etag }: Trip, trip: TripInput, client = dispatcher): Promise<Trip> {
      const input = { calendarId: email, tripId: id, etag, trip };
      return (await call(client, updateTrip, input)).trip;
    },

    remove: ({ id, etag }: Pick<Trip, 'id' | 'etag'>) =>
      call(dispatcher, deleteTrip, { calendarId: email, tripId: id, etag }),

    get: async (tripId: string) => (await call(dispatcher, getTrip, { calendarId: 'primary', tripId })).trip,

    /** What the trips of a window are, by default of the whole year. */
    async list(window: { timeMin?: string; timeMax?: string; maxResults?: number } = {}): Promise<Trip[]> {
      const year = { timeMin: '2026-01-01T00:00:00.000Z', timeMax: '2027-12-31T00:00:00.000Z' };
      return (await call(dispatcher, listTrips, { calendarId: 'primary', ...year, ...window })).trips;
    },

    async eventOf(id: string): Promise<Event> {
      const { events } = await control('events', { calendarId: email });
      return events.find((event) => event.id === id) ?? expect.fail('There is no such event');
    },

    /** Puts an event into the calendar that we did not write. @returns its id */
    async addEvent(event: Event): Promise<string> {
      const start = {
        start: { dateTime: '2026-11-25T09:00:00Z' },
        end: { dateTime: '2026-11-25T09:30:00Z' },
      };
      const input = { by: email, calendarId: email, event: { ...start, ...event } };
      return String((await control('add-event', input)).event.id);
    },

    /** Changes an event in Google's own calendar. */
    edit: (eventId: string, changes: Event) => control('edit-event', { calendarId: email, eventId, changes }),
  };
}
