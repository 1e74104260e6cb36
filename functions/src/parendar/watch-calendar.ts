import { watchCalendar as contract } from '../contract/calendar-changes.ts';
import { CALENDAR_FLAGS, USERS } from '../contract/parendar.values.ts';
import { uidOf } from '../platform/caller.ts';
import { isOvertaken } from '../platform/firestore.ts';
import { settings } from '../platform/settings.ts';
import { calendarCallable } from './calendar-callable.ts';
import { openChannel } from './watches/channels.ts';
import { calendarWatches, watchKey } from './watches/watches.ts';

export const watchCalendar = calendarCallable({
  ...contract,
  blankId: 'no-calendar-id',
  async run(google, { calendarId }, caller) {
    if (settings.calendarPushUrl === '') return { watch: null };
    const uid = uidOf(caller);
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
