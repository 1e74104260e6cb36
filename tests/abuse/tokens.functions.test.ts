import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { APP_CHECK_HEADER, APP_CHECK_TOKEN } from '../kit/app-check.ts';
import { type Client, emulatorPorts, newPerson, PROJECT_ID, signInAs } from '../kit/emulators.ts';
import { answerOf, type RawAnswer, request } from '../kit/raw-call.ts';

/**
 * The emulator of functions takes every token without a look at it. Here a function runs as it does when it is
 * deployed: with the SDK's own checks, first against the emulator of sign-ins, then with nothing but Google's keys.
 */
type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

let client: Client;
let token: string;
let address: string;
let handler: Handler;
let settings: typeof import('../../functions/src/platform/settings.ts')['settings'];
const server = createServer((incoming, response) => void respond(incoming, response));

/** What Express gives a function, as far as the SDK uses it. */
async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const body: unknown = JSON.parse((await text(incoming)) || 'null');
  const header = (name: string) => incoming.headers[name.toLowerCase()];
  const status = (code: number) => Object.assign(response, { statusCode: code });
  const send = (answer: unknown) => response.end(JSON.stringify(answer));
  await handler(Object.assign(incoming, { body, header }), Object.assign(response, { status, send }));
}

beforeAll(async () => {
  vi.stubEnv('GCLOUD_PROJECT', PROJECT_ID);
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: PROJECT_ID }));
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  expect(process.env.FIREBASE_DEBUG_MODE).toBeUndefined();
  client = await signInAs(newPerson());
  token = (await client.auth.currentUser?.getIdToken()) ?? '';
  ({ settings } = await import('../../functions/src/platform/settings.ts'));
  const { listCalendars } = await import('../../functions/src/parendar/connection.ts');
  handler = listCalendars as unknown as Handler;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.close();
  await client.close();
});

const call = async (bearer?: string, init?: RequestInit): Promise<RawAnswer> =>
  answerOf(await fetch(address, request('{"data":{}}', bearer, init)));

/** The token of the stranger with other claims. */
function tokenWith(changes: Record<string, unknown>, header: object = { alg: 'none', typ: 'JWT' }): string {
  const [, claims = ''] = token.split('.');
  const changed = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), ...changes };
  const encoded = [header, changed].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return `${encoded.join('.')}.`;
}

/** Requires the platform's refusal, which says nothing of the token. */
async function requireRefusal(bearer: string): Promise<void> {
  const answer = await call(bearer);
  expect(answer).toMatchObject({
    status: 401,
    error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' },
  });
  expect(Object.keys(answer.error ?? {}).sort()).toEqual(['message', 'status']);
}

const NOW = Math.floor(Date.now() / 1000);
const OTHER = 'another-project';
const FORGED: [what: string, claims: Record<string, unknown>][] = [
  ['has run out', { exp: NOW - 60, iat: NOW - 3660 }],
  ['is of another project', { aud: OTHER, iss: `https://securetoken.google.com/${OTHER}` }],
  ['is for another project', { aud: OTHER }],
  ['another project gave', { iss: `https://securetoken.google.com/${OTHER}` }],
  ['names nobody', { sub: '', user_id: '' }],
  ['names nobody at all', { sub: undefined, user_id: undefined }],
  ['names somebody who is not there', { sub: 'nobody', user_id: 'nobody' }],
  ['names somebody by a path', { sub: '../calendarGrants/x', user_id: '../calendarGrants/x' }],
  ['names somebody by a list', { sub: ['a'], user_id: ['a'] }],
];

describe('[S-04] a token that is checked', () => {
  beforeAll(() => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${emulatorPorts().auth}`);
  });

  it('is taken when it is good, and none is no token', async () => {
    expect((await call(token)).error?.details?.reason).toBe('no-google-client');
    expect((await call()).error?.details?.reason).toBe('not-signed-in');
  });

  it.each(['', 'garbage', 'a.b.c', '..', 'null', '{}', 'eyJhbGciOiJub25lIn0..', 'x'.repeat(7000)])(
    'is refused when it is none: %j',
    (bearer) => requireRefusal(bearer),
  );

  it.each(FORGED)('is refused when it %s', (_, claims) => requireRefusal(tokenWith(claims)));
});

describe("[S-04] App Check's token", () => {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { sub: '1:1:web:1', aud: [`projects/${PROJECT_ID}`], iat: NOW, exp: NOW + 3600 };
  const forged = `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
  const callWith = (appCheck: string) => call(token, { headers: { [APP_CHECK_HEADER]: appCheck } });

  beforeAll(() => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${emulatorPorts().auth}`);
  });
  afterAll(() => {
    settings.enforceAppCheck = false;
  });

  it.each(['', 'garbage', APP_CHECK_TOKEN, forged])('is wanted and checked: not %j', async (appCheck) => {
    settings.enforceAppCheck = true;
    expect(await callWith(appCheck)).toMatchObject({
      status: 403,
      error: { status: 'PERMISSION_DENIED', details: { reason: 'unproven-browser' } },
    });
  });

  it('is not wanted of a deployment without it', async () => {
    settings.enforceAppCheck = false;
    expect((await callWith('')).error?.details?.reason).toBe('no-google-client');
  });
});

describe('[S-04] a deployment', () => {
  beforeAll(() => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  });

  it.each<[string, object]>([
    ['no signature', { alg: 'none', typ: 'JWT' }],
    ['no key that is named', { alg: 'RS256', typ: 'JWT' }],
    ['a secret for a key', { alg: 'HS256', typ: 'JWT', kid: 'x' }],
  ])('refuses a token with %s', (_, header) => requireRefusal(`${tokenWith({}, header)}c2lnbmF0dXJl`));
});
