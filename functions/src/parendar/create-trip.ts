import { createTrip as contract } from '../contract/parendar.ts';
import { hasReason } from '../platform/failure.ts';
import { calendarCallable } from './calendar-callable.ts';
import { eventFrom, matches, tripFrom } from './mapping/trip-event.ts';

export const createTrip = calendarCallable({
  ...contract,
  blankId: 'no-calendar-id',
  async run(google, { trip, timeZone: shownZone, ...ids }) {
    try {
      const made = await google.insert(ids, eventFrom(trip, new Date(), { timeZone: shownZone }));
      return { trip: tripFrom(made, 'UTC') };
    } catch (error) {
      if (!hasReason(error, 'changed-elsewhere')) throw error;
      // An earlier call, whose response was lost, may have created the event.
      const { event, timeZone } = await google.event(ids).catch((readError: unknown) => {
        // The event was created and deleted since: Google never reuses its id.
        throw hasReason(readError, 'not-found') ? error : readError;
      });
      if (!matches(event, trip, timeZone)) throw error;
      return { trip: tripFrom(event, 'UTC') };
    }
  },
});
