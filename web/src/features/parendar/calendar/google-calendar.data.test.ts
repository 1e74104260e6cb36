import type { Callable } from '@par-club/functions/contract/callable';
import type * as contract from '@par-club/functions/contract/parendar';
import { asSent } from '@par-club/functions/shared/as-sent';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#failures/call-error.ts';
import { userChanges } from '#session/user-changes.ts';
import { createDemoCalendar } from '../demo/demo-calendar.ts';
import { calendarServiceSuite } from './calendar-service.suite.ts';
import { connect, disconnect, googleCalendar } from './google-calendar.data.ts';

/** What answers the calls: the functions, but with the demo calendar in Google's place. */
let answer: (name: string, input: never) => Promise<unknown>;
vi.mock('#firebase/call.ts', () => ({
  async call<Input, Output>({ name, input, output }: Callable<Input, Output>, sent: Input): Promise<Output> {
    const known = input.safeParse(asSent(sent));
    if (!known.success) throw new CallError({ reason: 'invalid-input' });
    return output.parse(await answer(name, known.data as never));
  },
}));
vi.mock('#firebase/sign-in.ts', () => ({ signOut: vi.fn() }));

function functionsOn(demo: ReturnType<typeof createDemoCalendar>): typeof answer {
  const functions = {
    listCalendars: async () => ({ calendars: await demo.listCalendars() }),
    listTrips: async ({ calendarId, timeMin, timeMax, maxResults }: Sent<typeof contract.listTrips>) => ({
      trips: await demo.listTrips(calendarId, {
        from: new Date(timeMin),
        ...(timeMax && { to: new Date(timeMax) }),
        ...(maxResults && { limit: maxResults }),
      }),
    }),
    getTrip: async ({ calendarId, tripId }: Sent<typeof contract.getTrip>) => ({
      trip: await demo.getTrip(calendarId, tripId),
    }),
    createTrip: async ({ calendarId, tripId, trip }: Sent<typeof contract.createTrip>) => ({
      trip: await demo.createTrip(calendarId, trip, tripId),
    }),
    updateTrip: async ({ calendarId, tripId, etag, trip }: Sent<typeof contract.updateTrip>) => ({
      trip: await demo.updateTrip(calendarId, { id: tripId, etag }, trip),
    }),
    deleteTrip: async ({ calendarId, tripId, etag }: Sent<typeof contract.deleteTrip>) => {
      await demo.deleteTrip(calendarId, { id: tripId, etag });
      return {};
    },
  };
  return async (name, input) => {
    try {
      return await functions[name as keyof typeof functions](input);
    } catch (error) {
      // Nothing but the reason gets over the wire.
      throw error instanceof CallError ? new CallError(error.failure) : error;
    }
  };
}
type Sent<Function_ extends { input: { _zod: { output: unknown } } }> = Function_['input']['_zod']['output'];

calendarServiceSuite('the calendar by callables', async () => {
  vi.stubGlobal('localStorage', undefined);
  const demo = createDemoCalendar(crypto.randomUUID(), { samples: false });
  await demo.initialize();
  answer = functionsOn(demo);
  return { service: googleCalendar, calendarId: 'primary' };
});

it('takes a trip that Google knows nothing of any more for deleted', async () => {
  answer = () => Promise.reject(new CallError({ reason: 'not-found' }));
  await expect(googleCalendar.deleteTrip('primary', { id: 'id', etag: '"1"' })).resolves.toBeUndefined();
  answer = () => Promise.reject(new CallError({ reason: 'no-response' }));
  await expect(googleCalendar.deleteTrip('primary', { id: 'id', etag: '"1"' })).rejects.toMatchObject({
    failure: { reason: 'no-response' },
  });
});

it('asks nothing for who has signed out meanwhile', async () => {
  const asked = vi.fn();
  answer = async () => asked();
  const listing = googleCalendar.listCalendars();
  userChanges.report();
  await expect(listing).rejects.toMatchObject({ failure: { reason: 'not-signed-in' } });
  expect(asked).not.toHaveBeenCalled();
});

describe('the grant', () => {
  const calls: unknown[] = [];
  beforeEach(() => {
    calls.length = 0;
    answer = async (name, input) => {
      calls.push([name, input]);
      return {};
    };
  });

  it('is made from a consent, and given back', async () => {
    const consent = { code: 'code', codeVerifier: 'v'.repeat(43), redirectUri: 'https://example.com' };
    await connect(consent);
    await disconnect();
    expect(calls).toEqual([
      ['connectCalendar', consent],
      ['disconnectCalendar', {}],
    ]);
  });

  it('[P-20] that nobody gave yet is a failure of the service, though none of the call', async () => {
    answer = async () => ({ calendars: null });
    await expect(googleCalendar.listCalendars()).rejects.toMatchObject({
      failure: { reason: 'not-connected' },
    });
  });

  it('that is lost is told as it is', async () => {
    answer = () => Promise.reject(new CallError({ reason: 'grant-lost' }));
    await expect(googleCalendar.getTrip('primary', 'id')).rejects.toMatchObject({
      failure: { reason: 'grant-lost' },
    });
  });
});
