import { callable } from '../callable.ts';
import { getTrip as contract } from '../contract/parendar.ts';
import { googleSecrets } from '../settings.ts';
import { requireEventId } from './ids.ts';
import { tripFrom } from './trip-event.ts';
import { withGrant } from './with-grant.ts';

/** One event as it is now. */
export const getTrip = callable({
  ...contract,
  secrets: googleSecrets,
  async run(names, caller) {
    requireEventId(names);
    return withGrant(caller, async (google) => {
      const { event, timeZone } = await google.event(names);
      return { trip: tripFrom(event, timeZone) };
    });
  },
});
