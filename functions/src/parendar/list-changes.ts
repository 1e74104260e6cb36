import { listChanges as contract } from '../contract/calendar-changes.ts';
import { calendarCallable } from './calendar-callable.ts';
import { isThere } from './google/google-calendar.ts';
import { tripFrom } from './mapping/trip-event.ts';

export const listChanges = calendarCallable({
  ...contract,
  blankId: 'no-calendar-id',
  async run(google, { calendarId, syncToken }) {
    const found = await google.changes(calendarId, syncToken);
    if (!found) return { changes: null, syncToken: await google.newestToken(calendarId, null) };
    const { events, timeZone } = found;
    // Google tells little more of a deleted event than its id.
    const gone = events.filter((event) => !isThere(event));
    return {
      changes: {
        trips: events.filter(isThere).map((event) => tripFrom(event, timeZone)),
        deleted: gone.flatMap(({ id }) => id ?? []),
      },
      syncToken: found.syncToken,
    };
  },
});
