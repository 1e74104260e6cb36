import { getTrip as contract } from '../contract/parendar.ts';
import { calendarCallable } from './calendar-callable.ts';
import { tripFrom } from './mapping/trip-event.ts';

export const getTrip = calendarCallable({
  ...contract,
  blankId: 'no-event-id',
  async run(google, ids) {
    const { event, timeZone } = await google.event(ids);
    return { trip: tripFrom(event, timeZone) };
  },
});
