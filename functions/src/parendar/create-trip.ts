import { createTrip as contract, type TripInput } from '../contract/parendar.ts';
import { CallFailure } from '../platform/failure.ts';
import { calendarCallable } from './calendar-callable.ts';
import type { GoogleCalendar, TripIds } from './google/google-calendar.ts';
import { type CalendarEvent, eventFrom, matches, tripFrom } from './mapping/trip-event.ts';

/** Makes a trip under the caller's id, so that a call that is sent again makes no second one. */
export const createTrip = calendarCallable({
  ...contract,
  blankId: 'no-calendar-id',
  async run(google, { trip, ...ids }) {
    const event = await google
      .insert(ids, eventFrom(trip, new Date()))
      .catch((error: unknown) => createdBefore(error, google, ids, trip));
    return { trip: tripFrom(event, 'UTC') };
  },
});

/** The same trip, where an earlier call made it and its answer was lost; else the error of the present one. */
async function createdBefore(
  error: unknown,
  google: GoogleCalendar,
  ids: TripIds,
  trip: TripInput,
): Promise<CalendarEvent> {
  if (!(error instanceof CallFailure) || error.reason !== 'changed-elsewhere') throw error;
  const { event, timeZone } = await google.event(ids).catch((notThere: unknown) => {
    // Made and deleted since: Google never gives its id away again.
    const isGone = notThere instanceof CallFailure && notThere.reason === 'not-found';
    throw isGone ? error : notThere;
  });
  if (!matches(event, trip, timeZone)) throw error;
  return event;
}
