import { CallFailure } from '../../platform/failure.ts';
import { type GoogleAccess, settings } from '../../platform/settings.ts';
import { calendarChanges } from './google-changes.ts';
import { type CalendarEntry, type CalendarEvent, calendarApi, type EventBody } from './google-client.ts';
import { ask } from './google-failure.ts';

type TripIds = { calendarId: string; tripId: string };

/** Most events of one response; Google may give fewer, and then names a next page. */
const PAGE = 250;

/** All its requests share one time limit. */
export type GoogleCalendar = Awaited<ReturnType<typeof googleCalendar>>;

/**
 * All its methods throw the CallFailure of `failureFrom`: 'grant-lost' for a grant that has ended.
 * @param seconds after which its requests are aborted, counted from now for all together
 */
export async function googleCalendar(
  refreshToken: string,
  access: GoogleAccess,
  seconds = settings.googleTimeoutSeconds,
) {
  const { calendarList, events, channels } = await calendarApi(refreshToken, access, seconds);

  /** The calendar's time zone, which Google returns with a list of its events. */
  async function timeZoneOf(calendarId: string): Promise<string> {
    const params = { calendarId, maxResults: 1, fields: 'kind,timeZone' };
    return (await ask({ calendarId }, events.list(params))).timeZone ?? 'UTC';
  }

  /** One event, even when it is cancelled or deleted: Google still returns it. */
  function eventEvenIfGone(ids: TripIds): Promise<CalendarEvent> {
    return ask(ids, events.get(eventParams(ids)));
  }

  return {
    ...calendarChanges({ events, channels }),

    eventEvenIfGone,

    async calendars(): Promise<CalendarEntry[]> {
      const params = { maxResults: PAGE, minAccessRole: 'reader' };
      return allPages((page) => ask({}, calendarList.list({ ...params, ...page })));
    },

    /** The first `most` events of a window, without the cancelled ones, sorted by start; a series as single events. */
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
     * @throws CallFailure 'not-found', also for a cancelled event, which Google still returns
     */
    async event(ids: TripIds): Promise<{ event: CalendarEvent; timeZone: string }> {
      const event = await eventEvenIfGone(ids);
      if (!isThere(event)) throw new CallFailure('not-found', { id: ids.tripId });
      return { event, timeZone: event.start?.date ? await timeZoneOf(ids.calendarId) : 'UTC' };
    },

    /** Makes an event with this id. @throws CallFailure 'changed-elsewhere' when the id is or was in use */
    async insert({ calendarId, tripId }: TripIds, event: EventBody): Promise<CalendarEvent> {
      const requestBody = { ...event, id: tripId, status: 'confirmed' };
      return ask({ calendarId }, events.insert({ calendarId, requestBody }));
    },

    /** Changes the given fields of an event. @throws CallFailure 'changed-elsewhere' when the event has another etag */
    async patch(ids: TripIds, etag: string, requestBody: EventBody): Promise<CalendarEvent> {
      return ask(ids, events.patch({ ...eventParams(ids), requestBody }, ifMatch(etag)));
    },

    /**
     * @throws CallFailure 'changed-elsewhere' when the event has another etag, 'not-found' when it is deleted, also
     * by an earlier try whose response was lost
     */
    async delete(ids: TripIds, etag: string): Promise<void> {
      await ask(ids, events.delete(eventParams(ids), ifMatch(etag)));
    },
  };
}

function eventParams({ calendarId, tripId }: TripIds) {
  return { calendarId, eventId: tripId };
}

function ifMatch(etag: string) {
  return { headers: { 'If-Match': etag } };
}

type Page<T> = { items?: T[]; nextPageToken?: string | null };

/** The items of all pages, or the first `most` of them. Google may leave a page before the last one empty. */
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
