import { CallFailure } from '../../platform/failure.ts';
import type { GoogleAccess } from '../../platform/settings.ts';
import { type CalendarEntry, type CalendarEvent, calendarApi, type EventBody } from './google-client.ts';
import { failureFrom, type RequestedIds, unreadable } from './google-failure.ts';

/** The ids that an event of one calendar has; both are the caller's own. */
type TripIds = { calendarId: string; tripId: string };

/** Events of one answer; Google gives fewer as it likes, and says that there are more. */
const PAGE = 250;

/** The calendar of the person who gave the grant. All that is asked of it shares one limit of time. */
export type GoogleCalendar = Awaited<ReturnType<typeof googleCalendar>>;

/** @throws CallFailure all its methods throw what `failureFrom` says, 'grant-lost' for a grant that ended */
export async function googleCalendar(refreshToken: string, access: GoogleAccess) {
  const { calendarList, events } = await calendarApi(refreshToken, access);

  /** The calendar's time zone, which Google tells beside its events. */
  async function timeZoneOf(calendarId: string): Promise<string> {
    const params = { calendarId, maxResults: 1, fields: 'kind,timeZone' };
    return (await ask({ calendarId }, events.list(params))).timeZone ?? 'UTC';
  }

  /** One event, as Google still tells it after it was called off or deleted. */
  function eventEvenIfGone(ids: TripIds): Promise<CalendarEvent> {
    return ask(ids, events.get(eventParams(ids)));
  }

  return {
    eventEvenIfGone,

    /** The calendars whose events the person may see. */
    async calendars(): Promise<CalendarEntry[]> {
      const params = { maxResults: PAGE, minAccessRole: 'reader' };
      return allPages((page) => ask({}, calendarList.list({ ...params, ...page })));
    },

    /** The events of a window that were not called off, each of a series by itself, sorted by start; `most` at most. */
    async events(calendarId: string, window: { timeMin: string; timeMax: string }, most: number) {
      let timeZone = 'UTC';
      const order = { singleEvents: true, orderBy: 'startTime', maxResults: Math.min(most, PAGE) };
      const found = await allPages(async (page) => {
        const answer = await ask({ calendarId }, events.list({ calendarId, ...window, ...order, ...page }));
        timeZone = answer.timeZone ?? timeZone;
        return { ...answer, items: (answer.items ?? []).filter(isThere) };
      }, most);
      return { events: found, timeZone };
    },

    /**
     * One event, and the calendar's time zone, which is only asked for where the event's times depend on it.
     * @throws CallFailure 'not-found' too when the event was called off: Google still tells what it was
     */
    async event(ids: TripIds): Promise<{ event: CalendarEvent; timeZone: string }> {
      const event = await eventEvenIfGone(ids);
      if (!isThere(event)) throw new CallFailure('not-found', { id: ids.tripId });
      return { event, timeZone: event.start?.date ? await timeZoneOf(ids.calendarId) : 'UTC' };
    },

    /** Makes an event under an id. @throws CallFailure 'changed-elsewhere' when there is or was one of this id */
    async insert({ calendarId, tripId }: TripIds, event: EventBody): Promise<CalendarEvent> {
      const requestBody = { ...event, id: tripId, status: 'confirmed' };
      return ask({ calendarId }, events.insert({ calendarId, requestBody }));
    },

    /** Changes what is given of an event. @throws CallFailure 'changed-elsewhere' when it is not of this etag */
    async patch(ids: TripIds, etag: string, requestBody: EventBody): Promise<CalendarEvent> {
      return ask(ids, events.patch({ ...eventParams(ids), requestBody }, ifMatch(etag)));
    },

    /**
     * @throws CallFailure 'changed-elsewhere' when it is not of this etag, 'not-found' when it is gone, which the second
     * try finds too where the answer to the first was lost
     */
    async delete(ids: TripIds, etag: string): Promise<void> {
      await ask(ids, events.delete(eventParams(ids), ifMatch(etag)));
    },
  };
}

/** The calendar's answer to one request: it says what it is, but for that to a deletion, which is empty. */
async function ask<T>(ids: RequestedIds, answer: Promise<{ data: T }>): Promise<T> {
  const { data } = await answer.catch((error: unknown) => {
    throw failureFrom(error, ids) ?? error;
  });
  if (data !== '' && !String(Object(data).kind).startsWith('calendar#')) throw unreadable();
  return data;
}

function eventParams({ calendarId, tripId }: TripIds) {
  return { calendarId, eventId: tripId };
}

function ifMatch(etag: string) {
  return { headers: { 'If-Match': etag } };
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
