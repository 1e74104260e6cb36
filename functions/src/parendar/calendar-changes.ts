import * as contract from '../contract/calendar-changes.ts';
import { CALENDAR_FLAGS, USERS } from '../contract/parendar.values.ts';
import { isOvertaken } from '../platform/firestore.ts';
import { settings } from '../platform/settings.ts';
import { calendarCallable } from './calendar-callable.ts';
import { isThere } from './google/google-calendar.ts';
import { tripFrom } from './mapping/trip-event.ts';
import { openChannel } from './watches/channels.ts';
import { calendarWatches, watchKey } from './watches/watches.ts';

export const watchCalendar = calendarCallable({
  ...contract.watchCalendar,
  blankId: 'no-calendar-id',
  async run(google, { calendarId }, uid) {
    if (settings.calendarPushUrl === '') return { watch: null };
    if (!(await openChannel(uid, calendarId, google))) return { watch: null };
    const key = watchKey(uid, calendarId);
    const watch = (await calendarWatches()).doc(key);
    const former = (await watch.get()).data()?.syncToken ?? null;
    const syncToken = await google.newestToken(calendarId, former);
    await watch.update({ syncToken }).catch((error: unknown) => {
      // The person has disconnected the calendar meanwhile.
      if (!isOvertaken(error)) throw error;
    });
    return { watch: { path: `${USERS}/${uid}/${CALENDAR_FLAGS}/${key}`, syncToken } };
  },
});

export const listChanges = calendarCallable({
  ...contract.listChanges,
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
