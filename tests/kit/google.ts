import { createHash, randomBytes } from 'node:crypto';
import type { ControlCalls, ControlName } from '../../local/google/control/control.ts';
import { TEST_CLIENT } from '../../local/google/environment.ts';
import { origin, portsOf, testedSuite } from '../../local/project/ports.ts';

export type { Fault, LogEntry } from '../../local/google/control/control-protocol.ts';
export { TEST_CLIENT };

/** The stand-in for Google that all suites of the tests share. */
export const GOOGLE = origin(portsOf(testedSuite).google);
/** Where the app takes the answer of the consent page; the port does not matter to Google. */
export const REDIRECT_URI = `http://localhost:${portsOf(testedSuite).hosting}/parendar/consent`;
export const SCOPES = [
  'https://www.googleapis.com/auth/calendar.events',
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
] as const;

/** Milliseconds of a delay that outlasts each limit of the functions, and each test. */
export const BEYOND_ANY_LIMIT = 3_600_000;

/** What a client gets to exchange for tokens. */
export type Consent = { code: string; codeVerifier: string; redirectUri: string };

/**
 * Makes the stand-in do something, as `control('fault', { what: 'internal', kind: 'events.patch', email })`; see
 * ControlCalls for all there is. Tests run at the same time, so each has an account of its own and names it.
 *
 * @param google the stand-in's origin
 */
export async function control<Name extends ControlName>(
  name: Name,
  input: ControlCalls[Name]['input'],
  google = GOOGLE,
): Promise<ControlCalls[Name]['output']> {
  const response = await fetch(`${google}/control/${name}`, { method: 'POST', body: JSON.stringify(input) });
  const text = await response.text();
  if (!response.ok) throw new Error(`The stand-in for Google refused ${name}: ${text}`);
  return JSON.parse(text) as ControlCalls[Name]['output'];
}

/** An e-mail address that nobody else has: Google makes an account with an empty primary calendar for it. */
export function newAccount(): string {
  return `${randomBytes(6).toString('hex')}@example.com`;
}

/**
 * Goes through the consent page without a browser, and allows.
 *
 * @param scopes those that are asked for; all are granted
 * @param google the stand-in's origin
 */
export async function consent(
  email: string,
  scopes: readonly string[] = SCOPES,
  google = GOOGLE,
): Promise<Consent> {
  const codeVerifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: TEST_CLIENT.id,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: scopes.join(' '),
    access_type: 'offline',
    prompt: 'consent',
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const form = new URLSearchParams({ query: String(query), account: email, decision: 'allow' });
  for (const scope of scopes) form.append('scope', scope);
  const response = await fetch(`${google}/o/oauth2/v2/auth`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const code = new URL(response.headers.get('location') ?? 'none:').searchParams.get('code');
  if (!code) throw new Error(`The consent page gave no code: ${response.status} ${await response.text()}`);
  return { code, codeVerifier, redirectUri: REDIRECT_URI };
}

/** How often the account was asked for something of a kind. */
export async function countRequests(email: string, kind: string): Promise<number> {
  const { entries } = await control('log', { email });
  return entries.filter((entry) => entry.kind === kind).length;
}
