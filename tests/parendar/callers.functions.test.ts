import {
  connectCalendar,
  createTrip,
  deleteTrip,
  disconnectCalendar,
  getTrip,
  listCalendars,
  listTrips,
  updateTrip,
} from '@par-club/functions/contract/parendar';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { type Client, clientApp, newPerson, signInAs } from '../kit/emulators.ts';
import { consent, newAccount } from '../kit/google.ts';
import { call, newTripId, refusal, TRIP } from './calls.ts';

const { ordinary: functions, withoutKeys } = inject('functions');
const visitor = clientApp({ functions });
const stranger = await signInAs(newPerson(), { functions });
const keyless = await signInAs(newPerson(), { functions: withoutKeys });
afterAll(() => Promise.all([visitor, stranger, keyless].map(({ close }) => close())));

type Ask = [name: string, ask: (client: Client) => Promise<unknown>];
/** Every call that needs a calendar to be connected. */
const OF_TRIPS: Ask[] = [
  ['listTrips', (client) => call(client, listTrips, { calendarId: 'primary', timeMin: TRIP.start ?? '' })],
  ['getTrip', (client) => call(client, getTrip, { calendarId: 'primary', tripId: newTripId() })],
  [
    'createTrip',
    (client) => call(client, createTrip, { calendarId: 'primary', tripId: newTripId(), trip: TRIP }),
  ],
  [
    'updateTrip',
    (client) =>
      call(client, updateTrip, { calendarId: 'primary', tripId: newTripId(), etag: '"1"', trip: TRIP }),
  ],
  [
    'deleteTrip',
    (client) => call(client, deleteTrip, { calendarId: 'primary', tripId: newTripId(), etag: '"1"' }),
  ],
];
/** Every call but the one that connects and the one that ends it. */
const ASKING: Ask[] = [['listCalendars', (client) => call(client, listCalendars, {})], ...OF_TRIPS];

describe('who may call', () => {
  it.each(ASKING)('[P-20] %s asks a visitor to sign in', async (_, ask) => {
    expect(await refusal(ask(visitor))).toEqual({ reason: 'not-signed-in', message: 'User not signed in' });
  });

  it.each(OF_TRIPS)('[P-20] %s asks who has not connected to do so', async (_, ask) => {
    expect(await refusal(ask(stranger))).toEqual({
      reason: 'not-connected',
      message: 'No access token available',
    });
  });

  it('listCalendars answers who has not connected that there are none', async () => {
    expect(await call(stranger, listCalendars, {})).toEqual({ calendars: null });
  });

  it('[P-20] a visitor neither connects nor disconnects', async () => {
    const signIn = { reason: 'not-signed-in', message: 'User not signed in' };
    expect(await refusal(call(visitor, connectCalendar, await consent(newAccount())))).toEqual(signIn);
    expect(await refusal(call(visitor, disconnectCalendar, {}))).toEqual(signIn);
  });
});

describe('a deployment without a client of Google', () => {
  const NO_CLIENT = { reason: 'no-google-client', message: 'Google API keys are not set' };

  it.each(ASKING)('[P-20] says so to %s', async (_, ask) => {
    expect(await refusal(ask(keyless))).toEqual(NO_CLIENT);
  });

  it('[P-20] says so to whoever connects, and has nothing to disconnect', async () => {
    expect(await refusal(call(keyless, connectCalendar, await consent(newAccount())))).toEqual(NO_CLIENT);
    expect(await call(keyless, disconnectCalendar, {})).toEqual({});
  });
});
