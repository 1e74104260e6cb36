import * as z from 'zod/mini';
import { hasReason } from '../../platform/failure.ts';
import type { CalendarApi, CalendarEvent, EventsQuery } from './google-client.ts';
import { ask } from './google-failure.ts';

/** Google's answer to a watch; the channel ends at `expiration`, milliseconds since 1970. */
const Opened = z.object({ resourceId: z.string(), expiration: z.string().check(z.regex(/^\d{1,13}$/)) });

/** Most events of one page, and most pages that are gone through for a token: each takes Google about a second. */
const PAGE = 2500;
const MOST_PAGES = 4;
/** Days before now whose changes are told of. Who looks at older weeks reads them when they come to the page. */
const PAST_DAYS = 56;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How Google tells of changes: https://developers.google.com/workspace/calendar/api/guides/push and …/guides/sync. Each
 * request with a sync token has to repeat what the first one asked for, and `orderBy` and `timeMin` may not stand beside
 * the token; a first request with an order gives none.
 */
export function calendarChanges({ events, channels }: Pick<CalendarApi, 'events' | 'channels'>) {
  const list = (calendarId: string, params: EventsQuery) => {
    const answer = events.list({ calendarId, singleEvents: true, maxResults: PAGE, ...params });
    return ask({ calendarId }, params.syncToken ? answer.catch(checkToken) : answer);
  };

  /** The token that the last page has; null where there are too many pages. */
  async function tokenAfter(calendarId: string, params: EventsQuery) {
    const fields = 'kind,nextPageToken,nextSyncToken';
    let page = await list(calendarId, { ...params, fields });
    for (let pages = 1; page.nextPageToken && pages < MOST_PAGES; pages += 1)
      page = await list(calendarId, { ...params, fields, pageToken: page.nextPageToken });
    return page.nextSyncToken ?? null;
  }

  function firstToken(calendarId: string): Promise<string | null> {
    return tokenAfter(calendarId, { timeMin: new Date(Date.now() - PAST_DAYS * DAY_MS).toISOString() });
  }

  return {
    /**
     * A token for the changes from now on, null for a calendar with too many events.
     * @param former an earlier token of the calendar, which makes this cheap
     */
    async newestToken(calendarId: string, former: string | null): Promise<string | null> {
      if (former === null) return firstToken(calendarId);
      const newer = await unlessTooOld(() => tokenAfter(calendarId, { syncToken: former }));
      return newer ?? firstToken(calendarId);
    },

    /** What has changed since a token was given; null where that is too long ago, or too much has changed. */
    async changes(calendarId: string, syncToken: string) {
      const page = await unlessTooOld(() => list(calendarId, { syncToken }));
      if (!page?.nextSyncToken) return null;
      const changed: CalendarEvent[] = page.items ?? [];
      return { events: changed, timeZone: page.timeZone ?? 'UTC', syncToken: page.nextSyncToken };
    },

    /** Opens a channel. Null where Google refuses this of the calendar, or of the address. */
    async watch(calendarId: string, channel: { id: string; token: string; address: string }) {
      const requestBody = { ...channel, type: 'web_hook' };
      try {
        const opened = await ask({ calendarId }, events.watch({ calendarId, requestBody }));
        const { data } = z.safeParse(Opened, opened);
        return data ? { resourceId: data.resourceId, expiresAt: new Date(Number(data.expiration)) } : null;
      } catch (error) {
        if (REFUSALS.some((reason) => hasReason(error, reason))) return null;
        throw error;
      }
    },

    /** Ends a channel, also one that has ended already. */
    async stop(requestBody: { id: string; resourceId: string }): Promise<void> {
      await ask({ calendarId: '' }, channels.stop({ requestBody })).catch((error: unknown) => {
        if (!hasReason(error, 'calendar-not-found')) throw error;
      });
    },
  };
}

/** Refusals of a watch: of the address or calendar (400), of the person's role (403), or an outage at Google. */
const REFUSALS = ['provider-error', 'forbidden', 'calendar-not-found'] as const;

/** Google wants everything read anew. */
class TokenTooOld extends Error {}

/** Google answers 410 for an old token, 400 for an unknown one. */
function checkToken(error: unknown): never {
  throw [400, 410].includes(Object(error).status) ? new TokenTooOld() : error;
}

async function unlessTooOld<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TokenTooOld) return null;
    throw error;
  }
}
