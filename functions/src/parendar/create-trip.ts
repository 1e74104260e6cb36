import { callable } from '../callable.ts';
import { createTrip as contract, type TripInput } from '../contract/parendar.ts';
import { CallFailure } from '../failure.ts';
import { googleSecrets } from '../settings.ts';
import type { GoogleCalendar, InCalendar } from './google-calendar.ts';
import { requireCalendarId } from './ids.ts';
import { type CalendarEvent, eventFrom, holds, tripFrom } from './trip-event.ts';
import { withGrant } from './with-grant.ts';

/** Makes a trip under the caller's id, so that a call that is sent again makes no second one. */
export const createTrip = callable({
  ...contract,
  secrets: googleSecrets,
  async run({ trip, ...names }, caller) {
    requireCalendarId(names.calendarId);
    return withGrant(caller, async (google) => {
      const event = await google
        .insert(names, eventFrom(trip, new Date()))
        .catch((error: unknown) => madeBefore(error, google, names, trip));
      return { trip: tripFrom(event, 'UTC') };
    });
  },
});

/** The same trip, where an earlier call made it and its answer was lost; else the error of the present one. */
async function madeBefore(
  error: unknown,
  google: GoogleCalendar,
  names: InCalendar,
  trip: TripInput,
): Promise<CalendarEvent> {
  if (!(error instanceof CallFailure) || error.reason !== 'changed-elsewhere') throw error;
  const { event, timeZone } = await google.event(names).catch((notThere: unknown) => {
    // Made and deleted since: Google never gives its id away again.
    const isGone = notThere instanceof CallFailure && notThere.reason === 'not-found';
    throw isGone ? error : notThere;
  });
  if (!holds(event, trip, timeZone)) throw error;
  return event;
}
