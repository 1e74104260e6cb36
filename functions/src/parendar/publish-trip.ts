import { publishTrip as contract } from '../contract/trips.ts';
import { uidOf } from '../platform/caller.ts';
import { CallFailure } from '../platform/failure.ts';
import { isTimeZone } from '../shared/zone.ts';
import { publish } from '../trips/publish.ts';
import { calendarCallable } from './calendar-callable.ts';
import { isOurs } from './mapping/trip-event.ts';
import { followTrip, publishable } from './pages/follow-trips.ts';

export const publishTrip = calendarCallable({
  ...contract,
  blankId: 'no-event-id',
  async run(google, { timeZone, anew, ...ids }, caller) {
    if (!isTimeZone(timeZone)) throw new CallFailure('invalid-input', { field: 'timeZone' });
    const { event } = await google.event(ids);
    if (!isOurs(event)) throw new CallFailure('not-ours');
    const published = publishable(ids.calendarId, event);
    const pages = published && (await publish(uidOf(caller), published, { timeZone, anew }));
    if (!pages) {
      await followTrip(uidOf(caller), ids.calendarId, event);
      throw new CallFailure('invalid-input', { field: 'tripId' });
    }
    return { pages };
  },
});
