import { updateTrip as contract } from '../contract/parendar.ts';
import { uidOf } from '../platform/caller.ts';
import { CallFailure } from '../platform/failure.ts';
import { calendarCallable } from './calendar-callable.ts';
import { changesFor, isOurs, isOwn, matches, tripFrom } from './mapping/trip-event.ts';
import { followTrip } from './pages/follow-trips.ts';

/**
 * Reads the event first, to change only this product's events, and own events that become trips. Google compares the
 * etag again, which excludes a change in between.
 */
export const updateTrip = calendarCallable({
  ...contract,
  blankId: 'no-event-id',
  async run(google, { trip, etag, adopts = false, timeZone: shownZone, settlesProposal, ...ids }, caller) {
    const { event, timeZone } = await google.event(ids);
    if (!(adopts ? isOwn(event) : isOurs(event))) throw new CallFailure('not-ours');
    if (event.etag !== etag) {
      // An earlier call, whose response was lost, has already made this change.
      const current = tripFrom(event, timeZone);
      const isDecided = !settlesProposal || current.proposed === undefined;
      if (!matches(event, trip, timeZone) || !isDecided) throw new CallFailure('changed-elsewhere');
      // It may have been cut before the trip's pages knew.
      await followTrip(uidOf(caller), ids.calendarId, event);
      return { trip: current };
    }
    const writing = { timeZone: shownZone, settlesProposal };
    const changed = await google.patch(ids, etag, changesFor(trip, event, timeZone, new Date(), writing));
    await followTrip(uidOf(caller), ids.calendarId, changed);
    return { trip: tripFrom(changed, timeZone) };
  },
});
