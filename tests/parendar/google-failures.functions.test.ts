import {
  connectCalendar,
  createTrip,
  deleteTrip,
  getTrip,
  listTrips,
  type Trip,
  updateTrip,
} from '@par-club/functions/contract/parendar';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, newPerson, signInAs } from '../kit/emulators.ts';
import { IMPATIENT } from '../kit/functions-environment.ts';
import { BEYOND_ANY_LIMIT, consent, control, countRequests, type Fault, newAccount } from '../kit/google.ts';
import { ownFunctions } from '../kit/own-functions.ts';
import { calendarsOf, call, connect, grantOf, inputOf, newTripId, refusal, TRIP } from './calls.ts';

const WITHIN_THE_LIMIT = 500;

const person = newPerson();
const dispatcher = await signInAs(person, { functions: await ownFunctions('google-failures') });
/** The same person, whose functions soon give up on Google. */
const hurried = await signInAs(person, {
  functions: await ownFunctions('google-failures-impatient', IMPATIENT),
});
let email: string;
let trip: Trip;
beforeEach(async () => {
  email = await connect(dispatcher);
  trip = await create();
});
afterAll(() => Promise.all([dispatcher, hurried].map(({ close }) => close())));

async function create(client = dispatcher): Promise<Trip> {
  const input = { calendarId: 'primary', tripId: newTripId(), trip: TRIP };
  return (await call(client, createTrip, input)).trip;
}

const fault = (what: Fault['what'], kind: Exclude<Fault['kind'], undefined>, count: number | null = null) =>
  control('fault', { what, kind, email, count });

const window = { timeMin: '2026-11-25T00:00:00.000Z', timeMax: '2026-11-26T00:00:00.000Z' };

/** Each call, and the request of Google's that it cannot do without. */
const CALLS: [string, Exclude<Fault['kind'], undefined>, (client?: Client) => Promise<unknown>][] = [
  ['listCalendars', 'calendarList.list', (client = dispatcher) => calendarsOf(client)],
  [
    'listTrips',
    'events.list',
    (client = dispatcher) => call(client, listTrips, { calendarId: 'primary', ...window }),
  ],
  [
    'getTrip',
    'events.get',
    (client = dispatcher) => call(client, getTrip, { calendarId: 'primary', tripId: trip.id }),
  ],
  ['createTrip', 'events.insert', (client) => create(client)],
  [
    'updateTrip',
    'events.patch',
    (client = dispatcher) => {
      const changed = { ...inputOf(trip), notes: 'Інші' };
      const names = { calendarId: 'primary', tripId: trip.id, etag: trip.etag };
      return call(client, updateTrip, { ...names, trip: changed });
    },
  ],
  [
    'deleteTrip',
    'events.delete',
    (client = dispatcher) =>
      call(client, deleteTrip, { calendarId: 'primary', tripId: trip.id, etag: trip.etag }),
  ],
];

const UNREADABLE = { reason: 'provider-error', message: 'Google Calendar API error: Unknown error' };

const SAID: [Fault['what'], { reason: string; message: string }][] = [
  ['unauthorized', { reason: 'invalid-access-token', message: 'Unauthorized: Invalid access token' }],
  [
    'insufficientPermissions',
    { reason: 'scope-missing', message: 'The consent leaves out a right that the calendar needs.' },
  ],
  ['forbidden', { reason: 'forbidden', message: 'Google does not give access to this calendar' }],
  [
    'rateLimitExceeded',
    {
      reason: 'provider-rate-limit',
      message: 'Google Calendar API rate limit exceeded. Please try again later.',
    },
  ],
  [
    'quotaExceeded',
    {
      reason: 'provider-rate-limit',
      message: 'Google Calendar API rate limit exceeded. Please try again later.',
    },
  ],
  [
    'tooManyRequests',
    {
      reason: 'provider-rate-limit',
      message: 'Google Calendar API rate limit exceeded. Please try again later.',
    },
  ],
  ['internal', { reason: 'provider-error', message: 'Google Calendar API error: Backend Error' }],
  [
    'unavailable',
    { reason: 'provider-error', message: 'Google Calendar API error: The service is currently unavailable.' },
  ],
  [
    'cut',
    {
      reason: 'no-response',
      message: 'No response from Google Calendar API. Please check your internet connection.',
    },
  ],
  ['nonsense', UNREADABLE],
  ['wrongShape', UNREADABLE],
];

describe.each(SAID)('when Google answers %s', (what, said) => {
  it.each(CALLS)('[P-16] %s says so, and works the next time', async (_, kind, ask) => {
    await fault(what, kind);
    expect(await refusal(ask())).toEqual(said);
    await control('clear-faults', { email });
    await expect(ask()).resolves.toBeDefined();
  });
});

describe('when an access token is to be made and Google', () => {
  it.each([
    ['nonsense', 'provider-error'],
    ['wrongShape', 'provider-error'],
    ['cut', 'no-response'],
    ['cutWithin', 'no-response'],
    ['internal', 'provider-error'],
    ['delay', 'no-response'],
  ] as const)('[P-17] answers %s, the call says %s, and the grant is kept', async (what, reason) => {
    await control('expire-tokens', { email });
    await control('fault', { what, kind: 'token', email, count: null, milliseconds: BEYOND_ANY_LIMIT });
    const client = what === 'delay' ? hurried : dispatcher;
    expect(await refusal(calendarsOf(client))).toMatchObject({ reason });
    await control('clear-faults', { email });
    await expect(calendarsOf(dispatcher)).resolves.toBeDefined();
  });
});

describe('a connection that ends within the answer', () => {
  it.each(CALLS.slice(0, 3))('[P-16] is not seen by %s, which is tried once more', async (_, kind, ask) => {
    await fault('cutWithin', kind, 1);
    await expect(ask()).resolves.toBeDefined();
  });
});

describe('when the event is gone or changed between two requests', () => {
  it.each([
    ['gone', 'not-found'],
    ['notFound', 'not-found'],
    ['preconditionFailed', 'changed-elsewhere'],
  ] as const)('[P-16] updateTrip makes of %s: %s', async (what, reason) => {
    await fault(what, 'events.patch');
    expect(await refusal(CALLS[4]?.[2]() ?? expect.fail())).toMatchObject({ reason });
  });

  it('[P-16] deleteTrip makes of preconditionFailed: changed-elsewhere', async () => {
    await fault('preconditionFailed', 'events.delete');
    expect(await refusal(CALLS[5]?.[2]() ?? expect.fail())).toMatchObject({ reason: 'changed-elsewhere' });
  });

  it.each(['gone', 'notFound'] as const)('deleteTrip takes %s for done', async (what) => {
    await fault(what, 'events.delete');
    await expect(CALLS[5]?.[2]()).resolves.toEqual({});
  });
});

describe('a fault that passes', () => {
  it.each(CALLS.slice(0, 3))('[P-16] is not seen by %s, which is tried once more', async (_, kind, ask) => {
    const before = await countRequests(email, kind);
    for (const what of ['unavailable', 'tooManyRequests', 'cut'] as const) {
      await fault(what, kind, 1);
      await expect(ask()).resolves.toBeDefined();
    }
    expect(await countRequests(email, kind)).toBe(before + 6);
  });

  it.each(CALLS.slice(3, 5))('%s is never sent twice by itself', async (_, kind, ask) => {
    const before = await countRequests(email, kind);
    await fault('unavailable', kind, 1);
    expect(await refusal(ask())).toMatchObject({ reason: 'provider-error' });
    expect(await countRequests(email, kind)).toBe(before + 1);
  });

  it('[P-16] is not seen while an access token is made', async () => {
    await control('expire-tokens', { email });
    await fault('unavailable', 'token', 1);
    await expect(calendarsOf(dispatcher)).resolves.toBeDefined();
  });
});

describe('a Google that', () => {
  it.each(CALLS)('[P-16] stays silent is given up on by %s', async (_, kind, ask) => {
    await control('fault', { what: 'delay', kind, email, milliseconds: BEYOND_ANY_LIMIT });
    expect(await refusal(ask(hurried))).toMatchObject({ reason: 'no-response' });
  });

  it.each(CALLS)('[P-16] takes its time is waited for by %s, and asked once', async (_, kind, ask) => {
    const before = await countRequests(email, kind);
    await control('fault', { what: 'delay', kind, email, milliseconds: WITHIN_THE_LIMIT });
    await expect(ask()).resolves.toBeDefined();
    expect(await countRequests(email, kind)).toBe(before + 1);
  });
});

describe('connecting while Google', () => {
  it.each([
    ['unavailable', 'provider-error', 'Google Calendar API error: Internal server error'],
    ['cut', 'no-response', 'No response from Google Calendar API. Please check your internet connection.'],
    ['delay', 'no-response', 'No response from Google Calendar API. Please check your internet connection.'],
    ['nonsense', 'provider-error', 'Google Calendar API error: Unknown error'],
    ['wrongShape', 'bad-consent', 'The consent cannot be used. Please connect the calendar again.'],
    ['unauthorized', 'bad-google-client', 'Failed to initialize Google API. Check your API keys.'],
    [
      'tooManyRequests',
      'provider-rate-limit',
      'Google Calendar API rate limit exceeded. Please try again later.',
    ],
  ] as const)('[P-16] [P-20] answers %s says %s and keeps nothing', async (what, reason, message) => {
    await grantOf(dispatcher).delete();
    email = newAccount();
    const code = await consent(email);
    await control('fault', { what, kind: 'token', email, count: null, milliseconds: BEYOND_ANY_LIMIT });
    const client = what === 'delay' ? hurried : dispatcher;
    expect(await refusal(call(client, connectCalendar, code))).toEqual({ reason, message });
    expect((await grantOf(dispatcher).get()).exists).toBe(false);
  });
});
