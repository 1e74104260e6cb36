import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SCOPES } from '../../local/google/google.ts';
import { people } from '../../local/sample/people.ts';
import { type Asked, CLIENT, DISPATCHER, failureOf, REDIRECT, type Trial, trial } from './trial.ts';

const { events: EVENTS, calendarList: LIST } = SCOPES;
let now = Date.parse('2026-11-20T10:00:00Z');
let google: Trial;
beforeAll(async () => {
  google = await trial({ now: () => now });
});
beforeEach(() => google.control('reset', {}));
afterAll(() => google.close());

describe('the consent page', () => {
  test.for([
    ['en', 'Allow', 'See and edit events'],
    ['uk', 'Дозволити', 'змінювати події'],
  ] as const)('speaks the language of hl %s', async ([hl, ...words]) => {
    const response = await fetch(google.consentUrl({ hl }));
    const page = await response.text();
    expect(response.status).toBe(200);
    for (const word of words) expect(page).toContain(word);
    for (const { email } of Object.values(people)) expect(page).toContain(email);
  });

  test('chooses the account that was hinted at, known or not', async () => {
    for (const hint of [people.stranger.email, 'new@example.com']) {
      const page = await (await fetch(google.consentUrl({ login_hint: hint }))).text();
      expect(page.match(/value="([^"]*)" checked><span>/g)?.[0]).toContain(hint);
      expect(page.match(/type="radio"[^>]*checked/g)).toHaveLength(1);
    }
  });

  test('does not run what a hint brings', async () => {
    const page = await (await fetch(google.consentUrl({ login_hint: '"><script>' }))).text();
    expect(page).not.toContain('<script');
  });

  test.for<[string, Asked, string]>([
    ['another client', { client_id: 'other' }, 'invalid_client'],
    ['another host', { redirect_uri: 'https://evil.example/parendar/consent' }, 'redirect_uri_mismatch'],
    ['another page', { redirect_uri: 'http://localhost:5050/parex' }, 'redirect_uri_mismatch'],
    ['a hidden host', { redirect_uri: 'http://localhost:1@evil.example/parendar/consent' }, 'redirect_uri'],
    ['a token at once', { response_type: 'token' }, 'invalid_request'],
    ['no challenge', { code_challenge: null }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['no method', { code_challenge_method: null }, 'invalid_request'],
    ['no scope', { scope: '' }, 'invalid_scope'],
    ['an unknown scope', { scope: `${EVENTS} drive` }, 'invalid_scope'],
  ])('refuses %s, and sends nobody back', async ([, asked, error]) => {
    for (const response of [await fetch(google.consentUrl(asked)), await google.press(asked)]) {
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(error);
    }
  });

  test('gives a code, the state and what was granted', async () => {
    const response = await google.press();
    expect(response.status).toBe(302);
    const location = response.headers.get('location') ?? '';
    expect(location.startsWith(`${REDIRECT}?`)).toBe(true);
    expect(Object.fromEntries(new URL(location).searchParams)).toEqual({
      state: 'a state & more',
      code: expect.stringMatching(/^4\//),
      scope: `${EVENTS} ${LIST}`,
    });
  });

  test('takes the address that was typed in', async () => {
    const query = new URL(google.consentUrl()).searchParams;
    const form = { query: String(query), account: DISPATCHER, other: ' New@example.com', decision: 'allow' };
    const body = new URLSearchParams({ ...form, scope: EVENTS });
    await fetch(`${google.url}/o/oauth2/v2/auth`, { method: 'POST', body, redirect: 'manual' });
    const { entries } = await google.control('log', { email: 'new@example.com' });
    expect(entries).toMatchObject([{ kind: 'consent.decision', email: 'new@example.com', status: 302 }]);
    const other = await google.press({}, { email: 'nobody' });
    expect(other.status).toBe(400);
  });

  test('says so when it is denied, or nothing is ticked', async () => {
    for (const pressed of [{ decision: 'deny' }, { scopes: [] }] as const) {
      const answer = await google.answer({}, pressed);
      expect(Object.fromEntries(answer)).toEqual({ state: 'a state & more', error: 'access_denied' });
    }
  });
});

describe('tokens', () => {
  test('come for a code, the secret and the verifier', async () => {
    const client = google.oauth();
    const { tokens } = await client.getToken({ code: await google.codeFor(), codeVerifier: google.verifier });
    expect(tokens).toMatchObject({
      access_token: expect.stringMatching(/^ya29\./),
      refresh_token: expect.stringMatching(/^1\/\//),
      scope: `${EVENTS} ${LIST}`,
      token_type: 'Bearer',
    });
  });

  test('leave out what was not ticked', async () => {
    const { credentials } = await google.granted({}, { scopes: [EVENTS] });
    expect(credentials.scope).toBe(EVENTS);
  });

  test.for<[string, Asked, boolean]>([
    ['with offline access and a consent that was asked for', {}, true],
    ['never without offline access', { access_type: null }, false],
    ['never for online access', { access_type: 'online' }, false],
    ['never without prompt=consent', { prompt: null }, false],
  ])('to refresh come %s', async ([, asked, comes]) => {
    expect('refresh_token' in (await google.granted(asked)).credentials).toBe(comes);
  });

  test.for<[string, Record<string, string>, number, string]>([
    ['a wrong secret', { client_secret: 'guess' }, 401, 'invalid_client'],
    ['another client', { client_id: 'other' }, 401, 'invalid_client'],
    ['a wrong verifier', { code_verifier: 'x'.repeat(43) }, 400, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 400, 'invalid_grant'],
    [
      'another address',
      { redirect_uri: 'http://localhost:1/parendar/consent' },
      400,
      'redirect_uri_mismatch',
    ],
    ['an unknown code', { code: '4/guess' }, 400, 'invalid_grant'],
    ['another grant', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ])('do not come for %s', async ([, wrong, status, error]) => {
    const response = await askForTokens({ code: await google.codeFor(), ...wrong });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error, error_description: expect.any(String) });
  });

  test('end when their code is used again', async () => {
    const code = await google.codeFor();
    const client = google.oauth();
    client.setCredentials((await client.getToken({ code, codeVerifier: google.verifier })).tokens);
    const again = google.oauth().getToken({ code, codeVerifier: google.verifier });
    expect(await failureOf(again)).toMatchObject({ status: 400, data: { error: 'invalid_grant' } });
    expect(await failureOf(google.api(client).events.list({ calendarId: 'primary' }))).toMatchObject({
      status: 400,
      data: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
    });
  });

  test('do not come for a code that is too old', async () => {
    const code = await google.codeFor();
    now += 600_000;
    const late = google.oauth().getToken({ code, codeVerifier: google.verifier });
    expect(await failureOf(late)).toMatchObject({ status: 400, data: { error: 'invalid_grant' } });
  });

  test('end after an hour, and are refreshed', async () => {
    const client = await google.granted();
    const { access_token: first } = client.credentials;
    now += 3_600_000;
    const { access_token: _, ...forGood } = client.credentials;
    const stale = google.oauth();
    stale.setCredentials({ access_token: first ?? '' });
    expect(await failureOf(google.api(stale).calendarList.list())).toMatchObject({ status: 401 });
    stale.setCredentials({ refresh_token: forGood.refresh_token ?? '' });
    expect((await google.api(stale).calendarList.list()).status).toBe(200);
    expect(stale.credentials.access_token).not.toBe(first);
  });

  test('end by a revocation', async () => {
    const client = await google.granted();
    const token = client.credentials.refresh_token ?? '';
    expect((await client.revokeToken(token)).status).toBe(200);
    expect(await failureOf(client.refreshAccessToken())).toMatchObject({ data: { error: 'invalid_grant' } });
    expect(await failureOf(client.revokeToken(token))).toMatchObject({
      status: 400,
      data: { error: 'invalid_token' },
    });
  });
});

function askForTokens(fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: CLIENT.id,
    client_secret: CLIENT.secret,
    redirect_uri: REDIRECT,
    code_verifier: google.verifier,
    ...fields,
  });
  return fetch(`${google.url}/token`, { method: 'POST', body });
}
