import * as logger from 'firebase-functions/logger';
import { TRIPS_LIMIT } from '../../contract/parendar.values.ts';
import { googleAccess } from '../../platform/settings.ts';
import { traceOf } from '../../platform/trace.ts';
import { hasPageTimes } from '../../shared/page-times.ts';
import type { Published } from '../../trip-links/make-pages.ts';
import { closePages, publish } from '../../trip-links/publish.ts';
import { recordsOf } from '../../trip-links/records.ts';
import { googleCalendar, isThere } from '../google/google-calendar.ts';
import type { CalendarEvent } from '../google/google-client.ts';
import { readGrant } from '../grants/grants.ts';
import { isOurs, tripFrom } from '../mapping/trip-event.ts';

/** Trips with pages that one message of Google's renews at most; others follow when the dispatcher opens the board. */
const FOLLOWED_LIMIT = 200;

/** The pages' source; null for an event that is no trip or lacks the times of one. */
export function publishable(
  calendarId: string,
  event: CalendarEvent,
): Pick<Published, 'trip' | 'calendarId' | 'updatedAt'> | null {
  const trip = tripFrom(event, 'UTC');
  if (trip.origin !== 'product' || !hasPageTimes(trip)) return null;
  return { trip, calendarId, updatedAt: event.updated ?? '' };
}

/** Updates a trip's existing pages after a save, or ends them. A failure does not undo the save. */
export async function followTrip(uid: string, calendarId: string, event: CalendarEvent): Promise<void> {
  await unlessFailing('followTrip', async () => {
    const published = publishable(calendarId, event);
    if (published) await publish(uid, published);
    else if (isOurs(event)) await closePages(uid, { calendarId, tripId: event.id ?? '' }, 'ended');
  });
}

/** Updates the pages of a calendar's trips by one reading of their days. Callers must bind `googleSecrets`. */
export async function followCalendar(uid: string, calendarId: string): Promise<void> {
  const access = googleAccess();
  const open = (await recordsOf(uid)).where('endsAt', '>', new Date()).limit(FOLLOWED_LIMIT);
  const records = (await open.get()).docs
    .map((document) => document.data())
    .filter((record) => record.calendarId === calendarId && !record.isCancelled);
  const grant = access && records.length > 0 && (await readGrant(uid, access));
  if (!grant) return;
  const google = await googleCalendar(grant.refreshToken, access);
  const [timeMin = ''] = records.map(({ start }) => start).sort();
  const [timeMax = ''] = records.map(({ end }) => end).sort((one, other) => other.localeCompare(one));
  const { events } = await google.events(calendarId, { timeMin, timeMax }, TRIPS_LIMIT);
  const found = new Map(events.map((event) => [event.id ?? '', event]));
  for (const { tripId, etag } of records) {
    const ids = { calendarId, tripId };
    await unlessFailing('followCalendar', async () => {
      const event = found.get(tripId) ?? (await google.eventEvenIfGone(ids));
      if (!isThere(event)) await closePages(uid, ids, 'cancelled');
      else if (event.etag !== etag) await followTrip(uid, calendarId, event);
    });
  }
}

/** Logs a failure of work in the background; the next change, the board or a later run makes up for it. */
export async function unlessFailing(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logger.error('unforeseen', { function: what, ...traceOf(error) });
  }
}
