import { deleteTrip as contract } from '../contract/parendar.ts';
import { CallFailure, hasReason } from '../platform/failure.ts';
import { calendarCallable } from './calendar-callable.ts';
import { isThere } from './google/google-calendar.ts';
import { isOurs } from './mapping/trip-event.ts';

/**
 * Deletes a trip that is still as the caller saw it: nobody deletes a change of somebody else's unseen. Google looks at
 * the etag once more, so nothing slips in between. A trip that somebody has deleted already is as good as deleted; one
 * that never was is not found.
 */
export const deleteTrip = calendarCallable({
  ...contract,
  blankId: 'no-event-id',
  async run(google, { etag, ...ids }) {
    const event = await google.eventEvenIfGone(ids);
    if (!isThere(event)) return {};
    if (event.etag !== etag) throw new CallFailure('changed-elsewhere');
    if (!isOurs(event)) throw new CallFailure('not-ours');
    await google.delete(ids, etag).catch((error: unknown) => {
      // Somebody was faster.
      if (!hasReason(error, 'not-found')) throw error;
    });
    return {};
  },
});
