import { callable } from '../callable.ts';
import { updateTrip as contract } from '../contract/parendar.ts';
import { CallFailure } from '../failure.ts';
import { googleSecrets } from '../settings.ts';
import { requireEventId } from './ids.ts';
import { changesFor, holds, isOurs, tripFrom } from './trip-event.ts';
import { withGrant } from './with-grant.ts';

/**
 * Changes a trip that is still as the caller saw it. The event is read first: only our own is changed, and what others
 * have put into its description stays. Google then looks at the etag once more, so nothing slips in between.
 */
export const updateTrip = callable({
  ...contract,
  secrets: googleSecrets,
  async run({ trip, etag, ...names }, caller) {
    requireEventId(names);
    return withGrant(caller, async (google) => {
      const { event, timeZone } = await google.event(names);
      if (!isOurs(event)) throw new CallFailure('not-ours');
      if (event.etag !== etag) {
        // The answer to an earlier call was lost, and this is the same once more.
        if (holds(event, trip, timeZone)) return { trip: tripFrom(event, timeZone) };
        throw new CallFailure('changed-elsewhere');
      }
      const changed = await google.patch(names, etag, changesFor(trip, event, timeZone, new Date()));
      return { trip: tripFrom(changed, timeZone) };
    });
  },
});
