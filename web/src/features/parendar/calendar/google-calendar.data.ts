import type { Callable } from '@par-club/functions/contract/callable';
import type * as Contract from '@par-club/functions/contract/parendar';
import { CallError } from '#failures/call-error.ts';
import { withTimeout } from '#loading/chunk.ts';
import { userChanges } from '#session/user-changes.ts';
import { setDraftsAside } from '#storage/clean-up.ts';
import type { Consent } from '../consent/consent-outcome.ts';
import {
  type CalendarRule,
  CalendarRuleError,
  hasReason,
  requireCalendar,
  requireTrip,
} from '../model/calendar-errors.ts';
import type { CalendarService } from '../model/calendar-service.ts';
import { newTripId } from '../model/trip.ts';

/** Loads the calls, and calls for the signed-in person. @throws CallError, also for another person; ChunkLoadError */
export async function askWith<Input, Output>(
  loading: Callable<Input, Output> | Promise<Callable<Input, Output>>,
  input: Input,
): Promise<Output> {
  const asker = userChanges.count();
  const [{ call }, contract] = await withTimeout('call', Promise.all([import('#firebase/call.ts'), loading]));
  if (userChanges.count() !== asker) throw new CallError({ reason: 'not-signed-in' });
  return call(contract, input);
}

function ask<Input, Output>(
  pick: (contract: typeof Contract) => Callable<Input, Output>,
  input: Input,
): Promise<Output> {
  return askWith(import('@par-club/functions/contract/parendar').then(pick), input);
}

/** Hands what the consent gave to the server. @throws CallError, or ChunkLoadError */
export async function connect(consent: Consent): Promise<void> {
  await ask((contract) => contract.connectCalendar, consent);
}

/** Gives the grant back to Google. @throws CallError, or ChunkLoadError */
export async function disconnect(): Promise<void> {
  await ask((contract) => contract.disconnectCalendar, {});
}

/** Signs the person out unasked: typed texts are kept for them, and a shared place stays. */
export async function leave(): Promise<void> {
  const { signOut } = await withTimeout('sign-in', import('#firebase/sign-in.ts'));
  setDraftsAside();
  await signOut(true);
}

/** Zones of the calendars that were listed, by id: an event is written with the times of its own calendar. */
const zones = new Map<string, string>();

function zoneOf(calendarId: string): { timeZone?: string } {
  const timeZone = zones.get(calendarId);
  return timeZone === undefined ? {} : { timeZone };
}

/** The person's own calendars, at Google. The grant stays on the server: nothing here holds anything of it. */
export const googleCalendar: CalendarService = {
  async listCalendars() {
    const { calendars } = await ask((contract) => contract.listCalendars, {});
    if (!calendars) throw new CallError({ reason: 'not-connected' });
    for (const { id, timeZone } of calendars) zones.set(id, timeZone);
    return calendars;
  },

  async listTrips(calendarId, { from, to, limit }) {
    requireCalendar(calendarId);
    const input = {
      calendarId,
      timeMin: from.toISOString(),
      ...(to && { timeMax: to.toISOString() }),
      ...(limit !== undefined && { maxResults: limit }),
    };
    const listed = ask((contract) => contract.listTrips, input);
    return (await naming('no-events-found', calendarId, listed)).trips;
  },

  async getTrip(calendarId, tripId) {
    requireTrip(calendarId, tripId);
    const found = ask((contract) => contract.getTrip, { calendarId, tripId });
    return (await naming('event-not-found', tripId, found)).trip;
  },

  async createTrip(calendarId, trip, tripId = newTripId()) {
    requireCalendar(calendarId);
    const input = { calendarId, tripId, trip, ...zoneOf(calendarId) };
    const made = ask((contract) => contract.createTrip, input);
    return (await naming('calendar-not-found', calendarId, made)).trip;
  },

  async updateTrip(calendarId, { id: tripId, etag, origin = 'product' }, trip, options) {
    requireTrip(calendarId, tripId);
    const adopts = origin !== 'product' && { adopts: true };
    const input = { calendarId, tripId, etag, trip, ...adopts, ...zoneOf(calendarId), ...options };
    const changed = ask((contract) => contract.updateTrip, input);
    return (await naming('event-not-found', tripId, changed)).trip;
  },

  async deleteTrip(calendarId, { id: tripId, etag }) {
    requireTrip(calendarId, tripId);
    const gone = ask((contract) => contract.deleteTrip, { calendarId, tripId, etag });
    await gone.catch((error: unknown) => {
      if (!hasReason(error, ...MISSING)) throw error;
    });
  },
};

const MISSING = ['not-found', 'calendar-not-found'] as const;

/** Turns 'not found' into the rule that names the missing trip or calendar. */
async function naming<Answer>(rule: CalendarRule, id: string, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw hasReason(error, ...MISSING) ? new CalendarRuleError(rule, id, { cause: error }) : error;
  }
}
