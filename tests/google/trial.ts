import { createHash, randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { auth, calendar } from '@googleapis/calendar';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ControlCalls, ControlName } from '../../local/google/control/control.ts';
import { type GoogleOptions, SCOPES } from '../../local/google/google.ts';
import { googleStandIn } from '../../local/google/server.ts';
import { close, listen } from '../../local/project/server.ts';
import { people } from '../../local/sample/people.ts';

export const CLIENT = { id: 'trial-id', secret: 'trial-secret' };
export const REDIRECT = 'http://localhost:5050/parendar/consent';
export const DISPATCHER = people.dispatcher.email;
/** A trip, as it is added to a calendar. */
export const TRIP = {
  id: 'trip0123456789abcdefghijklmn',
  summary: 'Київ - Львів | Іван Коваль',
  location: 'Київ - Львів',
  description: '{"version":1}',
  start: { dateTime: '2026-11-20T08:00:00Z', timeZone: 'UTC' },
  end: { dateTime: '2026-11-20T09:00:00Z', timeZone: 'UTC' },
};

/** What the consent page is asked; null leaves a parameter out. */
export type Asked = Record<string, string | null>;
type Pressed = { email?: string; scopes?: readonly string[]; decision?: 'allow' | 'deny' };

/** A stand-in on a port of its own, and the official client for it. */
export type Trial = Awaited<ReturnType<typeof trial>>;

export async function trial(options: Partial<GoogleOptions> = {}) {
  const server: Server = googleStandIn({ client: CLIENT, hasSampleData: false, ...options });
  await listen(server, 0);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const verifier = randomBytes(32).toString('base64url');

  /** A new OAuth client, as a server that asks for access has one. */
  const oauth = () =>
    new auth.OAuth2({
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      redirectUri: REDIRECT,
      forceRefreshOnFailure: true,
      endpoints: {
        oauth2AuthBaseUrl: `${url}/o/oauth2/v2/auth`,
        oauth2TokenUrl: `${url}/token`,
        oauth2RevokeUrl: `${url}/revoke`,
      },
    });
  type OAuth = ReturnType<typeof oauth>;

  function consentUrl(asked: Asked = {}): string {
    const byDefault: Asked = {
      client_id: CLIENT.id,
      redirect_uri: REDIRECT,
      response_type: 'code',
      scope: Object.values(SCOPES).join(' '),
      state: 'a state & more',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    };
    const query = Object.entries({ ...byDefault, ...asked }).filter((entry) => entry[1] !== null);
    return `${url}/o/oauth2/v2/auth?${new URLSearchParams(query as [string, string][])}`;
  }

  /** Presses a button of the consent page. */
  function press(asked: Asked = {}, { email = DISPATCHER, scopes, decision = 'allow' }: Pressed = {}) {
    const query = new URL(consentUrl(asked)).searchParams;
    const form = new URLSearchParams({ query: String(query), account: email, decision });
    for (const scope of scopes ?? (query.get('scope') ?? '').split(' ')) form.append('scope', scope);
    return fetch(`${url}/o/oauth2/v2/auth`, { method: 'POST', body: form, redirect: 'manual' });
  }

  /** What the app's own page is given after a press. */
  async function answer(asked?: Asked, pressed?: Pressed): Promise<URLSearchParams> {
    const response = await press(asked, pressed);
    return new URL(response.headers.get('location') ?? 'none:').searchParams;
  }

  const codeFor = async (asked?: Asked, pressed?: Pressed) =>
    (await answer(asked, pressed)).get('code') ?? '';

  /** An OAuth client that was given access. */
  async function granted(asked?: Asked, pressed?: Pressed): Promise<OAuth> {
    const client = oauth();
    const code = await codeFor(asked, pressed);
    client.setCredentials((await client.getToken({ code, codeVerifier: verifier })).tokens);
    return client;
  }

  /** Asks for a new access token without the client's own tries, which it makes for two seconds. */
  const refresh = (client: OAuth) =>
    fetch(`${url}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        refresh_token: client.credentials.refresh_token ?? '',
      }),
    });

  /** Without the client's own retries, so that every answer is seen. */
  const api = (client: OAuth) => calendar({ version: 'v3', auth: client, rootUrl: `${url}/`, retry: false });

  async function control<Name extends ControlName>(name: Name, input: ControlCalls[Name]['input']) {
    const response = await fetch(`${url}/control/${name}`, { method: 'POST', body: JSON.stringify(input) });
    return (await response.json()) as ControlCalls[Name]['output'];
  }

  return {
    url,
    verifier,
    oauth,
    consentUrl,
    press,
    answer,
    codeFor,
    granted,
    refresh,
    api,
    control,
    close: () => close(server),
  };
}

/** One stand-in for all tests of a file: before each it is as new, and a dispatcher has given access. */
export function trialWithAccess(): { google: Trial; api: ReturnType<Trial['api']> } {
  const given = {} as { google: Trial; api: ReturnType<Trial['api']> };
  beforeAll(async () => {
    given.google = await trial();
  });
  beforeEach(async () => {
    await given.google.control('reset', {});
    given.api = given.google.api(await given.google.granted());
  });
  afterAll(() => given.google.close());
  return given;
}

/** The status and the body of the error that a call ends with. */
export async function failureOf(call: Promise<unknown>): Promise<{ status?: number; data?: unknown }> {
  try {
    await call;
  } catch (error) {
    const { response } = error as { response?: { status: number; data: unknown } };
    return response ? { status: response.status, data: response.data } : {};
  }
  throw new Error('It did not fail');
}

/** The reason in Google's error of a call, with its status. */
export async function reasonOf(call: Promise<unknown>): Promise<[number | undefined, string | undefined]> {
  const { status, data } = await failureOf(call);
  return [status, (data as { error?: { errors?: { reason: string }[] } })?.error?.errors?.[0]?.reason];
}
