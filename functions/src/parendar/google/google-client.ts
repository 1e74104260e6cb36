import * as logger from 'firebase-functions/logger';
import { CallFailure } from '../../platform/failure.ts';
import { type GoogleAccess, settings } from '../../platform/settings.ts';
import { PROVIDER } from './google-failure.ts';

/** Google's SDK, imported by the first call that needs it, so that no other waits for it. */
const loadSdk = () => import('@googleapis/calendar');

type Sdk = Awaited<ReturnType<typeof loadSdk>>;
type OAuth2Client = InstanceType<Sdk['auth']['OAuth2']>;

/** For the one other try of a read, a deletion or a token, after 429, 5xx or a broken connection. */
const RETRY_OPTIONS = { retry: 1, noResponseRetries: 1, retryDelay: 300 };

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

/** Google's calendars, as whoever the client speaks for. */
export async function calendarApi(auth: OAuth2Client) {
  const sdk = await loadSdk();
  const rootUrl = `${settings.googleApiUrl}/`;
  return sdk.calendar({ version: 'v3', auth, rootUrl, retryConfig: RETRY_OPTIONS });
}

/** Refuses what is no JSON, such as the page of a proxy in between: the client passes it on as text. */
async function readable<T extends { data: unknown }>(response: T): Promise<T> {
  if (Object(response.data) === response.data || response.data === '') return response;
  throw unreadable();
}

/** For an answer with a good status that is not one of Google's. */
export function unreadable(): CallFailure {
  logger.warn('provider', { provider: PROVIDER, status: 200, codes: ['unreadable'] });
  return new CallFailure('provider-error', { provider: PROVIDER });
}
