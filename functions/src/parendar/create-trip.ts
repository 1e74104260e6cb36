import { createTrip as contract } from '../contract/parendar.ts';
import { hasReason } from '../platform/failure.ts';
import { calendarCallable } from './calendar-callable.ts';
import { eventFrom, matches, tripFrom } from './mapping/trip-event.ts';

export const createTrip = calendarCallable({
  ...contract,
  blankId: 'no-calendar-id',
  async run(google, { trip, ...ids }) {
    try {
      return { trip: tripFrom(await google.insert(ids, eventFrom(trip, new Date())), 'UTC') };
    } catch (error) {
      if (!hasReason(error, 'changed-elsewhere')) throw error;
      // An earlier call may have made it, whose answer was lost.
      const { event, timeZone } = await google.event(ids).catch((notThere: unknown) => {
        // Made and deleted since: Google never gives its id away again.
        throw hasReason(notThere, 'not-found') ? error : notThere;
      });
      if (!matches(event, trip, timeZone)) throw error;
      return { trip: tripFrom(event, 'UTC') };
    }
  },
});
