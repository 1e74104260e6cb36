import type { calendar_v3 } from '@googleapis/calendar';
import { type GoogleAccess, settings } from '../../platform/settings.ts';
import { unreadable } from './google-failure.ts';

/** https://developers.google.com/workspace/calendar/api/v3/reference/calendarList */
export type CalendarEntry = calendar_v3.Schema$CalendarListEntry;
/** An event in a request: https://developers.google.com/workspace/calendar/api/v3/reference/events */
export type EventBody = calendar_v3.Schema$Event;
/** A start or end has a date for an all-day event, otherwise a date and a time. */
export type CalendarEvent = Omit<EventBody, 'start' | 'end'> &
  Partial<Record<'start' | 'end', calendar_v3.Schema$EventDateTime | null>>;

export type EventsQuery = calendar_v3.Params$Resource$Events$List;
export type CalendarApi = Awaited<ReturnType<typeof calendarApi>>;

/** Imports Google's SDK at the first call that needs it, so that other calls do not wait for it. */
const loadSdk = () => import('@googleapis/calendar');

type OAuth2Client = InstanceType<Awaited<ReturnType<typeof loadSdk>>['auth']['OAuth2']>;

/** One retry of a read, a deletion or a token request, after 429, 5xx or a broken connection. */
const RETRY_OPTIONS = { retry: 1, noResponseRetries: 1, retryDelay: 300 };

/** Access tokens in memory at most, some 200 bytes each. */
const TOKEN_LIMIT = 1000;
/** Access tokens of this instance by their refresh token. Each is valid for an hour and is never stored. */
export const accessTokens = new Map<string, { access_token: string; expiry_date: number }>();

/** Google's OAuth client. @param seconds after which its requests are aborted, counted from now for all together */
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
    // Without it, a 401 before the access token expires would not lead to a new token.
    forceRefreshOnFailure: true,
    transporterOptions: {
      signal: AbortSignal.timeout(seconds * 1000),
      retryConfig: RETRY_OPTIONS,
      // The client's own fetch would end the whole process, and with it other people's calls, at the retry of a request
      // with a body after the timeout.
      fetchImplementation: fetch,
    },
  });
  client.transporter.interceptors.response.add({ resolved: requireJson });
  return client;
}

export async function calendarApi(refreshToken: string, access: GoogleAccess, seconds?: number) {
  const auth = await clientFor(access, seconds);
  auth.setCredentials({ refresh_token: refreshToken, ...accessTokens.get(refreshToken) });
  auth.on('tokens', ({ access_token, expiry_date }) => {
    // The error fails the request that needed the token.
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

/** Refuses a response that is not JSON, such as a proxy's page, which the client would pass on as text. */
async function requireJson<T extends { data: unknown }>(response: T): Promise<T> {
  if (Object(response.data) === response.data || response.data === '') return response;
  throw unreadable();
}
