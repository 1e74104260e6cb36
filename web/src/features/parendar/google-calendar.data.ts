import { CallError } from '#firebase/call-error.ts';
import { signOut } from '#firebase/sign-in.ts';
import { inTime } from '#loading/part.ts';
import { type CalendarRule, CalendarRuleError, requireCalendar, requireTrip } from './calendar-rules.ts';
import type { CalendarService } from './calendar-service.ts';
import type { Consent } from './consent.ts';
import { newTripId } from './trip-id.ts';

/** What makes the calls; it weighs too much for the first view. @throws ChunkLoadError */
export async function loadCalls() {
  const [{ call }, contract] = await inTime(
    'call',
    Promise.all([import('#firebase/call.ts'), import('@par-club/functions/contract/parendar')]),
  );
  return { call, contract };
}

/** The person's own calendars. The grant stays on the server: nothing here holds anything of it. */
export const googleCalendar: CalendarService = {
  async listCalendars() {
    const { call, contract } = await loadCalls();
    return (await call(contract.listCalendars, {})).calendars;
  },

  async listTrips(calendarId, { from, to, limit }) {
    requireCalendar(calendarId);
    const { call, contract } = await loadCalls();
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
    const { call, contract } = await loadCalls();
    return (await naming('event-not-found', tripId, call(contract.getTrip, { calendarId, tripId }))).trip;
  },

  async createTrip(calendarId, trip, tripId = newTripId()) {
    requireCalendar(calendarId);
    const { call, contract } = await loadCalls();
    const made = call(contract.createTrip, { calendarId, tripId, trip });
    return (await naming('calendar-not-found', calendarId, made)).trip;
  },

  async updateTrip(calendarId, { id: tripId, etag }, trip) {
    requireTrip(calendarId, tripId);
    const { call, contract } = await loadCalls();
    const changed = call(contract.updateTrip, { calendarId, tripId, etag, trip });
    return (await naming('event-not-found', tripId, changed)).trip;
  },

  async deleteTrip(calendarId, tripId) {
    requireTrip(calendarId, tripId);
    const { call, contract } = await loadCalls();
    await naming('event-not-found', tripId, call(contract.deleteTrip, { calendarId, tripId }));
  },
};

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

/** Signs the person out of the product. */
export async function leave(): Promise<void> {
  await signOut();
}

const MISSING = ['not-found', 'calendar-not-found'];

/** Says of what was not found what it is. */
async function naming<Answer>(rule: CalendarRule, id: string, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const isMissing = error instanceof CallError && MISSING.includes(error.failure.reason);
    throw isMissing ? new CalendarRuleError(rule, id, { cause: error }) : error;
  }
}
