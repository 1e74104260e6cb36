import * as logger from 'firebase-functions/logger';
import { CALENDAR_SCOPES } from '../contract/parendar.ts';
import { CallFailure } from '../failure.ts';
import { type GoogleAccess, settings } from '../settings.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { failureFrom, PROVIDER, type Sought } from './google-failure.ts';
import type { CalendarEvent, EventChanges } from './trip-event.ts';

/** Google's SDK, imported by the first call that needs it, so that no other waits for it. */
type Sdk = typeof import('@googleapis/calendar');
type OAuth2Client = InstanceType<Sdk['auth']['OAuth2']>;

/** The names that an event of one calendar has; both are the caller's own. */
export type InCalendar = { calendarId: string; tripId: string };
export type Window = { timeMin: string; timeMax: string };

/** Events of one answer; Google gives fewer as it likes, and says that there are more. */
const PAGE = 250;
/** For the one other try of a read, a deletion or a token, after 429, 5xx or a broken connection. */
const RETRY = { retry: 1, noResponseRetries: 1, retryDelay: 300 };
/** Access tokens that are kept in memory, each for some 200 bytes. */
const KEPT_ACCESS_TOKENS = 1000;
/** Longer than this, nobody waits for a goodbye. */
const GOODBYE_MILLISECONDS = 5000;

/** Access tokens of this instance by the refresh token they were made from; they live for an hour. Never stored. */
const accessTokens = new Map<string, { access_token: string; expiry_date: number }>();

/** The code that Google's consent window gave, with what proves that it was given to us. */
export type Consent = { code: string; codeVerifier: string; redirectUri: string };

/**
 * Turns a consent into a refresh token.
 *
 * @returns whether it holds all CALENDAR_SCOPES too; the person may have left some out
 * @throws CallFailure 'bad-consent', or what `failureFrom` says
 */
export async function redeem(
  { code, codeVerifier, redirectUri }: Consent,
  access: GoogleAccess,
): Promise<{ refreshToken: string; isComplete: boolean }> {
  const client = clientFor(await import('@googleapis/calendar'), access);
  const { tokens } = await client
    .getToken({ code, codeVerifier, redirect_uri: redirectUri })
    .catch((error: unknown) => {
      const failure = failureFrom(error);
      // The same code of Google's speaks of a grant or of a code, whichever was sent.
      throw failure?.reason === 'grant-lost' ? new CallFailure('bad-consent') : (failure ?? error);
    });
  // Google gives one for access_type=offline, and again only for prompt=consent.
  if (!tokens.refresh_token) throw new CallFailure('bad-consent');
  const granted = (tokens.scope ?? '').split(' ');
  return {
    refreshToken: tokens.refresh_token,
    isComplete: CALENDAR_SCOPES.every((scope) => granted.includes(scope)),
  };
}

/**
 * Gives a grant back. At Google this ends whatever the account granted to this client, so also any other grant of it.
 * When Google cannot be told, nothing is lost for the person: they see the grant in their account and can end it there.
 */
export async function giveBack(refreshToken: string, access: GoogleAccess): Promise<void> {
  accessTokens.delete(refreshToken);
  const client = clientFor(await import('@googleapis/calendar'), access, GOODBYE_MILLISECONDS);
  await client.revokeToken(refreshToken).catch((error: unknown) => {
    const failure = error instanceof CallFailure ? error : failureFrom(error);
    if (!failure) throw error;
    if (failure.reason === 'grant-lost') return;
    logger.warn('A grant was not given back', { reason: failure.reason });
  });
}

/** The calendar of the person who gave the grant. All that is asked of it shares one limit of time. */
export type GoogleCalendar = Awaited<ReturnType<typeof googleCalendar>>;

/** @throws CallFailure all its methods throw what `failureFrom` says, 'grant-lost' for a grant that ended */
export async function googleCalendar(refreshToken: string, access: GoogleAccess) {
  const sdk = await import('@googleapis/calendar');
  const auth = clientFor(sdk, access);
  auth.setCredentials({ refresh_token: refreshToken, ...accessTokens.get(refreshToken) });
  auth.on('tokens', (tokens) => keepAccessToken(refreshToken, tokens));
  const { calendarList, events } = sdk.calendar({
    version: 'v3',
    auth,
    rootUrl: `${settings.googleApiUrl}/`,
    retryConfig: RETRY,
  });

  /** The calendar's time zone, which Google tells beside its events. */
  async function timeZoneOf(calendarId: string): Promise<string> {
    const page = await ask({ calendarId }, () =>
      events.list({ calendarId, maxResults: 1, fields: 'kind,timeZone' }),
    );
    return page.timeZone ?? 'UTC';
  }

  /** One event, as Google still tells it after it was called off or deleted. */
  function eventEvenIfGone({ calendarId, tripId }: InCalendar): Promise<CalendarEvent> {
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
    async event({ calendarId, tripId }: InCalendar): Promise<{ event: CalendarEvent; timeZone: string }> {
      const event = await eventEvenIfGone({ calendarId, tripId });
      if (!isThere(event)) throw new CallFailure('not-found', { id: tripId });
      return { event, timeZone: event.start?.date ? await timeZoneOf(calendarId) : 'UTC' };
    },

    /** Makes an event under an id. @throws CallFailure 'changed-elsewhere' when there is or was one of this id */
    async insert({ calendarId, tripId }: InCalendar, event: EventChanges): Promise<CalendarEvent> {
      return ask({ calendarId }, () =>
        events.insert({ calendarId, requestBody: { ...event, id: tripId, status: 'confirmed' } }),
      );
    },

    /** Changes what is given of an event. @throws CallFailure 'changed-elsewhere' when it is not of this etag */
    async patch(
      { calendarId, tripId }: InCalendar,
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
    async delete({ calendarId, tripId }: InCalendar, etag: string): Promise<void> {
      await ask({ calendarId, tripId }, () =>
        events.delete({ calendarId, eventId: tripId }, { headers: { 'If-Match': etag } }),
      );
    },
  };
}

/** Google's client with our id and secret, whose requests all have to end within the time. */
function clientFor(
  sdk: Sdk,
  { clientId, clientSecret }: GoogleAccess,
  milliseconds = settings.googleTimeoutSeconds * 1000,
): OAuth2Client {
  const client = new sdk.auth.OAuth2({
    clientId,
    clientSecret,
    endpoints: {
      oauth2TokenUrl: `${settings.googleOauthUrl}/token`,
      oauth2RevokeUrl: `${settings.googleOauthUrl}/revoke`,
    },
    // Else a 401 before the token's time is up is not answered by a new token.
    forceRefreshOnFailure: true,
    transporterOptions: {
      signal: AbortSignal.timeout(milliseconds),
      retryConfig: RETRY,
      // The client brings another, which ends the whole process, and with it other people's calls, where a request with
      // a body is tried again after its time was up.
      fetchImplementation: fetch,
    },
  });
  client.transporter.interceptors.response.add({ resolved: readable });
  return client;
}

type Tokens = { access_token?: string | null; expiry_date?: number | null };

/** @throws CallFailure for an answer without a token; it fails what the token was wanted for */
function keepAccessToken(refreshToken: string, { access_token, expiry_date }: Tokens): void {
  if (!access_token) throw unreadable();
  if (!expiry_date) return;
  const [oldest] = accessTokens.keys();
  if (accessTokens.size >= KEPT_ACCESS_TOKENS && oldest !== undefined) accessTokens.delete(oldest);
  accessTokens.set(refreshToken, { access_token, expiry_date });
}

/** The calendar's answer to one request: it says what it is, but for that to a deletion, which is empty. */
async function ask<T>(sought: Sought, request: () => Promise<{ data: T }>): Promise<T> {
  const { data } = await request().catch((error: unknown) => {
    throw failureFrom(error, sought) ?? error;
  });
  if (data !== '' && !String(Object(data).kind).startsWith('calendar#')) throw unreadable();
  return data;
}

/** Refuses what is no JSON, such as the page of a proxy in between: the client passes it on as text. */
async function readable<T extends { data: unknown }>(response: T): Promise<T> {
  if (Object(response.data) === response.data || response.data === '') return response;
  throw unreadable();
}

/** For an answer with a good status that is not one of Google's. */
function unreadable(): CallFailure {
  logger.warn('provider', { provider: PROVIDER, status: 200, codes: ['unreadable'] });
  return new CallFailure('provider-error', { provider: PROVIDER });
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
