import { CallFailure } from '../../platform/failure.ts';
import type { GoogleAccess } from '../../platform/settings.ts';
import type { CalendarEntry } from '../mapping/calendar-entry.ts';
import type { CalendarEvent, EventChanges } from '../mapping/trip-event.ts';
import { cacheAccessToken, cachedAccessToken } from './access-tokens.ts';
import { calendarApi, clientFor, unreadable } from './google-client.ts';
import { failureFrom, type RequestedIds } from './google-failure.ts';

/** The ids that an event of one calendar has; both are the caller's own. */
export type TripIds = { calendarId: string; tripId: string };
export type Window = { timeMin: string; timeMax: string };

/** Events of one answer; Google gives fewer as it likes, and says that there are more. */
const PAGE = 250;

/** The calendar of the person who gave the grant. All that is asked of it shares one limit of time. */
export type GoogleCalendar = Awaited<ReturnType<typeof googleCalendar>>;

/** @throws CallFailure all its methods throw what `failureFrom` says, 'grant-lost' for a grant that ended */
export async function googleCalendar(refreshToken: string, access: GoogleAccess) {
  const auth = await clientFor(access);
  auth.setCredentials({ refresh_token: refreshToken, ...cachedAccessToken(refreshToken) });
  auth.on('tokens', (tokens) => {
    // Fails what the token was wanted for.
    if (!tokens.access_token) throw unreadable();
    cacheAccessToken(refreshToken, tokens);
  });
  const { calendarList, events } = await calendarApi(auth);

  /** The calendar's time zone, which Google tells beside its events. */
  async function timeZoneOf(calendarId: string): Promise<string> {
    const page = await ask({ calendarId }, () =>
      events.list({ calendarId, maxResults: 1, fields: 'kind,timeZone' }),
    );
    return page.timeZone ?? 'UTC';
  }

  /** One event, as Google still tells it after it was called off or deleted. */
  function eventEvenIfGone({ calendarId, tripId }: TripIds): Promise<CalendarEvent> {
    return ask({ calendarId, tripId }, () => events.get({ calendarId, eventId: tripId }));
  }

  return {
    eventEvenIfGone,

    /** The calendars whose events the person may see. */
    async calendars(): Promise<CalendarEntry[]> {
      return allPages(async (page) => {
        const params = { maxResults: PAGE, minAccessRole: 'reader', ...page };
        return ask({}, () => calendarList.list(params));
      });
    },

    /** The events of a window that were not called off, each of a series by itself, sorted by start; `most` at most. */
    async events(
      calendarId: string,
      window: Window,
      most: number,
    ): Promise<{ events: CalendarEvent[]; timeZone: string }> {
      let timeZone = 'UTC';
      const found = await allPages(async (page) => {
        const params = { calendarId, ...window, singleEvents: true, orderBy: 'startTime', ...page };
        const answer = await ask({ calendarId }, () =>
          events.list({ ...params, maxResults: Math.min(most, PAGE) }),
        );
        timeZone = answer.timeZone ?? timeZone;
        return { ...answer, items: (answer.items ?? []).filter(isThere) };
      }, most);
      return { events: found, timeZone };
    },

    /**
     * One event, and the calendar's time zone, which is only asked for where the event's times depend on it.
     * @throws CallFailure 'not-found' too when the event was called off: Google still tells what it was
     */
    async event({ calendarId, tripId }: TripIds): Promise<{ event: CalendarEvent; timeZone: string }> {
      const event = await eventEvenIfGone({ calendarId, tripId });
      if (!isThere(event)) throw new CallFailure('not-found', { id: tripId });
      return { event, timeZone: event.start?.date ? await timeZoneOf(calendarId) : 'UTC' };
    },

    /** Makes an event under an id. @throws CallFailure 'changed-elsewhere' when there is or was one of this id */
    async insert({ calendarId, tripId }: TripIds, event: EventChanges): Promise<CalendarEvent> {
      return ask({ calendarId }, () =>
        events.insert({ calendarId, requestBody: { ...event, id: tripId, status: 'confirmed' } }),
      );
    },

    /** Changes what is given of an event. @throws CallFailure 'changed-elsewhere' when it is not of this etag */
    async patch(
      { calendarId, tripId }: TripIds,
      etag: string,
      changes: EventChanges,
    ): Promise<CalendarEvent> {
      return ask({ calendarId, tripId }, () =>
        events.patch(
          { calendarId, eventId: tripId, requestBody: changes },
          { headers: { 'If-Match': etag } },
        ),
      );
    },

    /**
     * @throws CallFailure 'changed-elsewhere' when it is not of this etag, 'not-found' when it is gone, which the second
     * try finds too where the answer to the first was lost
     */
    async delete({ calendarId, tripId }: TripIds, etag: string): Promise<void> {
      await ask({ calendarId, tripId }, () =>
        events.delete({ calendarId, eventId: tripId }, { headers: { 'If-Match': etag } }),
      );
    },
  };
}

/** The calendar's answer to one request: it says what it is, but for that to a deletion, which is empty. */
async function ask<T>(ids: RequestedIds, request: () => Promise<{ data: T }>): Promise<T> {
  const { data } = await request().catch((error: unknown) => {
    throw failureFrom(error, ids) ?? error;
  });
  if (data !== '' && !String(Object(data).kind).startsWith('calendar#')) throw unreadable();
  return data;
}

type Page<T> = { items?: T[]; nextPageToken?: string | null };

/** What stands on all pages, or the first `most` of it. Google may leave a page empty before the last. */
async function allPages<T>(
  read: (page: { pageToken?: string }) => Promise<Page<T>>,
  most = Number.POSITIVE_INFINITY,
): Promise<T[]> {
  const found: T[] = [];
  let pageToken: string | null | undefined;
  do {
    const { items = [], nextPageToken } = await read(pageToken ? { pageToken } : {});
    found.push(...items);
    pageToken = nextPageToken;
  } while (pageToken && found.length < most);
  return found.slice(0, most);
}

export function isThere({ status }: CalendarEvent): boolean {
  return status !== 'cancelled';
}
