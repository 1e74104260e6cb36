import { callable } from '../callable.ts';
import { deleteTrip as contract } from '../contract/parendar.ts';
import { CallFailure } from '../failure.ts';
import { googleSecrets } from '../settings.ts';
import { isThere } from './google-calendar.ts';
import { requireEventId } from './ids.ts';
import { isOurs } from './trip-event.ts';
import { withGrant } from './with-grant.ts';

/**
 * Deletes a trip that is still as the caller saw it: nobody deletes a change of somebody else's unseen. Google looks at
 * the etag once more, so nothing slips in between. A trip that somebody has deleted already is as good as deleted; one
 * that never was is not found.
 */
export const deleteTrip = callable({
  ...contract,
  secrets: googleSecrets,
  async run({ etag, ...names }, caller) {
    requireEventId(names);
    return withGrant(caller, async (google) => {
      const event = await google.eventEvenIfGone(names);
      if (!isThere(event)) return {};
      if (event.etag !== etag) throw new CallFailure('changed-elsewhere');
      if (!isOurs(event)) throw new CallFailure('not-ours');
      await google.delete(names, etag).catch((error: unknown) => {
        // Somebody was faster.
        if (!(error instanceof CallFailure && error.reason === 'not-found')) throw error;
      });
      return {};
    });
  },
});
