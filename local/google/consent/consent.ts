import { randomBytes } from 'node:crypto';
import { people } from '../../sample/people.ts';
import { type Google, type OAuthClient, SCOPES } from '../google.ts';
import type { Call } from '../http.ts';
import { badRequestPage, consentPage, type PageLanguage } from './consent-page.ts';

const CODE_LIFETIME_MS = 600_000;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Only the app on this machine is registered, on whatever port. */
const REGISTERED_REDIRECT = /^http:\/\/localhost(:\d{1,5})?\/parendar\/consent$/;
/** base64url of a SHA-256 hash. */
const S256_CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

export function showConsent({ client }: Google, { query }: Call): Response {
  const { scopes, language } = readRequest(query, client);
  const hint = query.get('login_hint') ?? '';
  const known = [people.dispatcher, people.driver, people.otherDriver, people.stranger];
  const isKnown = hint === '' || known.some(({ email }) => email === hint);
  const accounts = isKnown ? known : [{ email: hint, name: hint }, ...known];
  return consentPage(query, scopes, accounts, language);
}

export function decideConsent(google: Google, call: Call): Response {
  const form = new URLSearchParams(call.body);
  const query = new URLSearchParams(form.get('query') ?? '');
  const request = readRequest(query, google.client);
  const scopes = request.scopes.filter((scope) => form.getAll('scope').includes(scope));
  if (form.get('decision') !== 'allow' || scopes.length === 0) {
    return redirect(query, { error: 'access_denied' });
  }
  const email = accountIn(form);
  if (!EMAIL.test(email)) return badRequestPage('invalid_account', request.language);
  const code = newCode(google, query, email, scopes);
  return redirect(query, { code, scope: scopes.join(' ') });
}

/** The chosen e-mail address in lower case; a typed one wins. */
export function accountIn(form: URLSearchParams): string {
  return (form.get('other') || form.get('account') || '').trim().toLowerCase();
}

/** Demands PKCE, though Google does not. @throws Response the page that names what is wrong */
function readRequest(query: URLSearchParams, client: OAuthClient) {
  const language: PageLanguage = query.get('hl')?.startsWith('en') ? 'en' : 'uk';
  const asked = new Set((query.get('scope') ?? '').split(/\s+/).filter((scope) => scope !== ''));
  const scopes = Object.values(SCOPES).filter((scope) => asked.has(scope));
  const problems = {
    invalid_client: query.get('client_id') !== client.id,
    redirect_uri_mismatch: !REGISTERED_REDIRECT.test(query.get('redirect_uri') ?? ''),
    invalid_scope: scopes.length === 0 || scopes.length < asked.size,
    invalid_request:
      query.get('response_type') !== 'code' ||
      query.get('code_challenge_method') !== 'S256' ||
      !S256_CHALLENGE.test(query.get('code_challenge') ?? ''),
  };
  const problem = Object.entries(problems).find(([, isThere]) => isThere)?.[0];
  if (problem) throw badRequestPage(problem, language);
  return { scopes, language };
}

function newCode({ state, now }: Google, query: URLSearchParams, email: string, scopes: string[]): string {
  const code = `4/0A${randomBytes(32).toString('base64url')}`;
  state.codes.set(code, {
    email,
    scopes,
    redirectUri: query.get('redirect_uri') ?? '',
    challenge: query.get('code_challenge') ?? '',
    // Google also gives one at the first consent, so a client without prompt=consent would work only once.
    givesRefreshToken: query.get('access_type') === 'offline' && query.get('prompt') === 'consent',
    isUsed: false,
    expiresAt: now() + CODE_LIFETIME_MS,
  });
  return code;
}

function redirect(query: URLSearchParams, answer: Record<string, string>): Response {
  const state = query.get('state');
  const location = `${query.get('redirect_uri')}?${new URLSearchParams({ ...(state && { state }), ...answer })}`;
  return Response.redirect(location, 302);
}
