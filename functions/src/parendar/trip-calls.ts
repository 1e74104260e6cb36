import * as contract from '../contract/parendar.ts';
import { TRIPS_BY_DEFAULT, WINDOW_DAYS } from '../contract/parendar.values.ts';
import { publishTrip as publishContract } from '../contract/trips.ts';
import { CallFailure, hasReason } from '../platform/failure.ts';
import { isTimeZone } from '../shared/zone.ts';
import { closePages, publish } from '../trip-links/publish.ts';
import { calendarCallable } from './calendar-callable.ts';
import { isThere } from './google/google-calendar.ts';
import { changesFor, eventFrom, isOurs, isOwn, matches, tripFrom } from './mapping/trip-event.ts';
import { followTrip, publishable, unlessFailing } from './trip-links/follow-trips.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const listTrips = calendarCallable({
  ...contract.listTrips,
  blankId: 'no-calendar-id',
  async run(google, { calendarId, timeMin, maxResults = TRIPS_BY_DEFAULT, ...window }) {
    const timeMax = window.timeMax ?? new Date(Date.now() + WINDOW_DAYS * DAY_MS).toISOString();
    // Google refuses a window without a length, which the default end makes of a start far ahead.
    if (timeMin >= timeMax) return { trips: [] };
    const { events, timeZone } = await google.events(calendarId, { timeMin, timeMax }, maxResults);
    return { trips: events.map((event) => tripFrom(event, timeZone)) };
  },
});

export const getTrip = calendarCallable({
  ...contract.getTrip,
  async run(google, ids) {
    const { event, timeZone } = await google.event(ids);
    return { trip: tripFrom(event, timeZone) };
  },
});

export const createTrip = calendarCallable({
  ...contract.createTrip,
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

/**
 * Reads the event first, to change only this product's events, and own events that become trips. Google compares the
 * etag again, which excludes a change in between.
 */
export const updateTrip = calendarCallable({
  ...contract.updateTrip,
  async run(google, { trip, etag, adopts = false, timeZone: shownZone, settlesProposal, ...ids }, uid) {
    const { event, timeZone } = await google.event(ids);
    if (!(adopts ? isOwn(event) : isOurs(event))) throw new CallFailure('not-ours');
    if (event.etag !== etag) {
      // An earlier call, whose response was lost, has already made this change.
      const current = tripFrom(event, timeZone);
      const isDecided = !settlesProposal || current.proposed === undefined;
      if (!matches(event, trip, timeZone) || !isDecided) throw new CallFailure('changed-elsewhere');
      // It may have been cut before the trip's pages knew.
      await followTrip(uid, ids.calendarId, event);
      return { trip: current };
    }
    const writing = { timeZone: shownZone, settlesProposal };
    const changed = await google.patch(ids, etag, changesFor(trip, event, timeZone, new Date(), writing));
    await followTrip(uid, ids.calendarId, changed);
    return { trip: tripFrom(changed, timeZone) };
  },
});

/** Google compares the etag again. A deleted trip is a success, an unknown one fails with 'not-found'. */
export const deleteTrip = calendarCallable({
  ...contract.deleteTrip,
  async run(google, { etag, ...ids }, uid) {
    const event = await google.eventEvenIfGone(ids);
    if (!isThere(event)) return {};
    if (event.etag !== etag) throw new CallFailure('changed-elsewhere');
    if (!isOurs(event)) throw new CallFailure('not-ours');
    await google.delete(ids, etag).catch((error: unknown) => {
      // Somebody was faster.
      if (!hasReason(error, 'not-found')) throw error;
    });
    await unlessFailing('followDeletion', () => closePages(uid, ids, 'cancelled'));
    return {};
  },
});

export const publishTrip = calendarCallable({
  ...publishContract,
  async run(google, { timeZone, anew, ...ids }, uid) {
    if (!isTimeZone(timeZone)) throw new CallFailure('invalid-input', { field: 'timeZone' });
    const { event } = await google.event(ids);
    if (!isOurs(event)) throw new CallFailure('not-ours');
    const published = publishable(ids.calendarId, event);
    const pages = published && (await publish(uid, published, { timeZone, anew }));
    if (!pages) {
      await followTrip(uid, ids.calendarId, event);
      throw new CallFailure('invalid-input', { field: 'tripId' });
    }
    return { pages };
  },
});
