import type { calendar_v3 } from '@googleapis/calendar';
import { type GoogleAccess, settings } from '../../platform/settings.ts';
import { unreadable } from './google-failure.ts';

/** https://developers.google.com/workspace/calendar/api/v3/reference/calendarList */
export type CalendarEntry = calendar_v3.Schema$CalendarListEntry;
/** What is written of an event: https://developers.google.com/workspace/calendar/api/v3/reference/events */
export type EventBody = calendar_v3.Schema$Event;
/** A date for a whole day, else a date and time. */
export type EventTime = calendar_v3.Schema$EventDateTime;
/** What is read of an event. */
export type CalendarEvent = Omit<EventBody, 'start' | 'end'> & {
  start?: EventTime | null;
  end?: EventTime | null;
};

/** Google's SDK, imported by the first call that needs it, so that no other waits for it. */
const loadSdk = () => import('@googleapis/calendar');

type OAuth2Client = InstanceType<Awaited<ReturnType<typeof loadSdk>>['auth']['OAuth2']>;

/** For the one other try of a read, a deletion or a token, after 429, 5xx or a broken connection. */
const RETRY_OPTIONS = { retry: 1, noResponseRetries: 1, retryDelay: 300 };

/** Access tokens that are kept in memory, each for some 200 bytes. */
const TOKEN_LIMIT = 1000;
/** Access tokens of this instance by the refresh token they were made from; they live for an hour. Never stored. */
export const accessTokens = new Map<string, { access_token: string; expiry_date: number }>();

/** Google's client with our id and secret, whose requests all have to end within the time. */
export async function clientFor(
  { clientId, clientSecret }: GoogleAccess,
  seconds = settings.googleTimeoutSeconds,
): Promise<OAuth2Client> {
  const sdk = await loadSdk();
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
      signal: AbortSignal.timeout(seconds * 1000),
      retryConfig: RETRY_OPTIONS,
      // The client brings another, which ends the whole process, and with it other people's calls, where a request with
      // a body is tried again after its time was up.
      fetchImplementation: fetch,
    },
  });
  client.transporter.interceptors.response.add({ resolved: readable });
  return client;
}

/** Google's calendars, as whoever gave the grant. */
export async function calendarApi(refreshToken: string, access: GoogleAccess) {
  const auth = await clientFor(access);
  auth.setCredentials({ refresh_token: refreshToken, ...accessTokens.get(refreshToken) });
  auth.on('tokens', ({ access_token, expiry_date }) => {
    // Fails what the token was wanted for.
    if (!access_token) throw unreadable();
    if (!expiry_date) return;
    const [oldest] = accessTokens.keys();
    if (accessTokens.size >= TOKEN_LIMIT && oldest !== undefined) accessTokens.delete(oldest);
    accessTokens.set(refreshToken, { access_token, expiry_date });
  });
  const sdk = await loadSdk();
  return sdk.calendar({
    version: 'v3',
    auth,
    rootUrl: `${settings.googleApiUrl}/`,
    retryConfig: RETRY_OPTIONS,
  });
}

/** Refuses what is no JSON, such as the page of a proxy in between: the client passes it on as text. */
async function readable<T extends { data: unknown }>(response: T): Promise<T> {
  if (Object(response.data) === response.data || response.data === '') return response;
  throw unreadable();
}
