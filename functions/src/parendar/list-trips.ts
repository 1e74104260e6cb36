import { callable } from '../callable.ts';
import { listTrips as contract, TRIPS_BY_DEFAULT, WINDOW_DAYS } from '../contract/parendar.ts';
import { googleSecrets } from '../settings.ts';
import { requireCalendarId } from './ids.ts';
import { tripFrom } from './trip-event.ts';
import { withGrant } from './with-grant.ts';

/** The events of a window, sorted by start, those that were called off left out. */
export const listTrips = callable({
  ...contract,
  secrets: googleSecrets,
  async run({ calendarId, timeMin, timeMax = aMonthFromNow(), maxResults = TRIPS_BY_DEFAULT }, caller) {
    requireCalendarId(calendarId);
    return withGrant(caller, async (google) => {
      // Google refuses a window without a length, which the default end makes of a start far ahead.
      if (timeMin >= timeMax) return { trips: [] };
      const { events, timeZone } = await google.events(calendarId, { timeMin, timeMax }, maxResults);
      return { trips: events.map((event) => tripFrom(event, timeZone)) };
    });
  },
});

function aMonthFromNow(): string {
  return new Date(Date.now() + WINDOW_DAYS * 24 * 60 * 60 * 1000).toISOString();
}
