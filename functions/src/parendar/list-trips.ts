import { listTrips as contract } from '../contract/parendar.ts';
import { TRIPS_BY_DEFAULT, WINDOW_DAYS } from '../contract/parendar.values.ts';
import { calendarCallable } from './calendar-callable.ts';
import { tripFrom } from './mapping/trip-event.ts';

export const listTrips = calendarCallable({
  ...contract,
  blankId: 'no-calendar-id',
  async run(google, { calendarId, timeMin, timeMax = aMonthFromNow(), maxResults = TRIPS_BY_DEFAULT }) {
    // Google refuses a window without a length, which the default end makes of a start far ahead.
    if (timeMin >= timeMax) return { trips: [] };
    const { events, timeZone } = await google.events(calendarId, { timeMin, timeMax }, maxResults);
    return { trips: events.map((event) => tripFrom(event, timeZone)) };
  },
});

function aMonthFromNow(): string {
  return new Date(Date.now() + WINDOW_DAYS * 24 * 60 * 60 * 1000).toISOString();
}
