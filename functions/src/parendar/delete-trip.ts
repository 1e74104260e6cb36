import { callable } from '../callable.ts';
import { deleteTrip as contract } from '../contract/parendar.ts';
import { CallFailure } from '../failure.ts';
import { googleSecrets } from '../settings.ts';
import { requireEventId } from './ids.ts';
import { isOurs } from './trip-event.ts';
import { withGrant } from './with-grant.ts';

/** Deletes a trip; one that is gone already is as good as deleted. */
export const deleteTrip = callable({
  ...contract,
  secrets: googleSecrets,
  async run(names, caller) {
    requireEventId(names);
    return withGrant(caller, async (google) => {
      try {
        const { event } = await google.event(names);
        if (!isOurs(event)) throw new CallFailure('not-ours');
        await google.delete(names);
      } catch (error) {
        if (!(error instanceof CallFailure && error.reason === 'not-found')) throw error;
      }
      return {};
    });
  },
});
