import type { Callable } from '@par-club/functions/contract/callable';
import type * as contracts from '@par-club/functions/contract/parendar';
import { CallError } from '#failures/call-error.ts';
import { withTimeout } from '#loading/chunk.ts';
import { setDraftsAside } from '#storage/clean-up.ts';
import type { Consent } from '../consent/consent.ts';
import {
  type CalendarRule,
  CalendarRuleError,
  requireCalendar,
  requireTrip,
} from '../model/calendar-errors.ts';
import type { CalendarService } from '../model/calendar-service.ts';
import { newTripId } from '../model/trip.ts';

/** What makes the calls; it weighs too much for the first view. @throws ChunkLoadError */
export async function loadCalls() {
  const [{ call }, contract] = await withTimeout(
    'call',
    Promise.all([import('#firebase/call.ts'), import('@par-club/functions/contract/parendar')]),
  );
  return { call, contract };
}

/** The person's own calendars, at Google. */
export const googleCalendar: CalendarService = calendarByCalls(loadCalls);

/** Hands what the consent gave to the server. @throws CallError, or ChunkLoadError */
export async function connect(consent: Consent): Promise<void> {
  const { call, contract } = await loadCalls();
  await call(contract.connectCalendar, consent);
}

/** Gives the grant back to Google. @throws CallError, or ChunkLoadError */
export async function disconnect(): Promise<void> {
  const { call, contract } = await loadCalls();
  await call(contract.disconnectCalendar, {});
}

/** Signs the person out of the product, which they did not ask for: what they typed waits for them. */
export async function leave(): Promise<void> {
  const { signOut } = await withTimeout('sign-in', import('#firebase/sign-in.ts'));
  setDraftsAside();
  await signOut();
}

/** What makes the calls, and what they are; it weighs too much for the first view. */
export type Calls = {
  call: <Input, Output>(callable: Callable<Input, Output>, input: Input) => Promise<Output>;
  contract: typeof contracts;
};

/** The person's own calendars. The grant stays on the server: nothing here holds anything of it. */
export function calendarByCalls(load: () => Promise<Calls>): CalendarService {
  return {
    async listCalendars() {
      const { call, contract } = await load();
      const { calendars } = await call(contract.listCalendars, {});
      if (!calendars) throw new CallError({ reason: 'not-connected' });
      return calendars;
    },

    async listTrips(calendarId, { from, to, limit }) {
      requireCalendar(calendarId);
      const { call, contract } = await load();
      const input = {
        calendarId,
        timeMin: from.toISOString(),
        ...(to && { timeMax: to.toISOString() }),
        ...(limit !== undefined && { maxResults: limit }),
      };
      return (await naming('no-events-found', calendarId, call(contract.listTrips, input))).trips;
    },

    async getTrip(calendarId, tripId) {
      requireTrip(calendarId, tripId);
      const { call, contract } = await load();
      return (await naming('event-not-found', tripId, call(contract.getTrip, { calendarId, tripId }))).trip;
    },

    async createTrip(calendarId, trip, tripId = newTripId()) {
      requireCalendar(calendarId);
      const { call, contract } = await load();
      const made = call(contract.createTrip, { calendarId, tripId, trip });
      return (await naming('calendar-not-found', calendarId, made)).trip;
    },

    async updateTrip(calendarId, { id: tripId, etag }, trip) {
      requireTrip(calendarId, tripId);
      const { call, contract } = await load();
      const changed = call(contract.updateTrip, { calendarId, tripId, etag, trip });
      return (await naming('event-not-found', tripId, changed)).trip;
    },

    async deleteTrip(calendarId, { id: tripId, etag }) {
      requireTrip(calendarId, tripId);
      const { call, contract } = await load();
      await call(contract.deleteTrip, { calendarId, tripId, etag }).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
  };
}

const MISSING = ['not-found', 'calendar-not-found'];

/** Says of what was not found what it is. */
async function naming<Answer>(rule: CalendarRule, id: string, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw isMissing(error) ? new CalendarRuleError(rule, id, { cause: error }) : error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof CallError && MISSING.includes(error.failure.reason);
}
