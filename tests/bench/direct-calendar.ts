import { TEST_CLIENT } from '../../local/google/environment.ts';
import { origin, portsOf } from '../../local/project/ports.ts';
import { consent } from '../kit/google.ts';

/** The benches' stand-in for Google. */
export const google = origin(portsOf('bench').google);

/** Asks the Calendar API for the events of an account's own calendar. @throws an error when it refuses */
export type DirectCalendar = (method: 'GET' | 'POST', query: string, body?: object) => Promise<unknown>;

/** The Calendar API without the functions. */
export async function directCalendar(email: string): Promise<DirectCalendar> {
  const token = await accessToken(email);
  return async (method, query, body) => {
    const response = await fetch(`${google}/calendar/v3/calendars/primary/events${query}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The stand-in answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
}

/** An access token of the account, for whoever asks without the functions. */
async function accessToken(email: string): Promise<string> {
  const { code, codeVerifier, redirectUri } = await consent(email, undefined, google);
  const answer = await fetch(`${google}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: codeVerifier,
      redirect_uri: redirectUri,
      client_id: TEST_CLIENT.id,
      client_secret: TEST_CLIENT.secret,
    }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}
