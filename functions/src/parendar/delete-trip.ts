import { deleteTrip as contract } from '../contract/parendar.ts';
import { uidOf } from '../platform/caller.ts';
import { CallFailure, hasReason } from '../platform/failure.ts';
import { calendarCallable } from './calendar-callable.ts';
import { isThere } from './google/google-calendar.ts';
import { isOurs } from './mapping/trip-event.ts';
import { followDeletion } from './pages/follow-trips.ts';

/** Google compares the etag again. A deleted trip is a success, an unknown one fails with 'not-found'. */
export const deleteTrip = calendarCallable({
  ...contract,
  blankId: 'no-event-id',
  async run(google, { etag, ...ids }, caller) {
    const event = await google.eventEvenIfGone(ids);
    if (!isThere(event)) return {};
    if (event.etag !== etag) throw new CallFailure('changed-elsewhere');
    if (!isOurs(event)) throw new CallFailure('not-ours');
    await google.delete(ids, etag).catch((error: unknown) => {
      // Somebody was faster.
      if (!hasReason(error, 'not-found')) throw error;
    });
    await followDeletion(uidOf(caller), ids);
    return {};
  },
});
