import { randomBytes } from 'node:crypto';
import { people } from '../people.ts';
import { badRequestPage, consentPage, type PageLanguage } from './consent-page.ts';
import { type ConsentRequest, consentRequest, redirectTo } from './consent-request.ts';
import { accountOf, type Google } from './google.ts';
import { type Call, formOf, type Reply } from './http.ts';
import { isIdentity } from './scopes.ts';

const CODE_MILLISECONDS = 600_000;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The consent page. */
export function showConsent(google: Google, call: Call): Reply {
  const language = languageOf(call.query, call);
  const request = consentRequest(call.query, google.client);
  if ('error' in request) return badRequestPage(request, language);
  const { dispatcher, ...others } = people;
  const known = [dispatcher, ...Object.values(others)];
  const isStrange = request.loginHint !== '' && !known.some(({ email }) => email === request.loginHint);
  // Someone who only was proposed has no account yet: a page that is looked at leaves no trace.
  const hinted = { email: request.loginHint, name: request.loginHint, sub: '' };
  return consentPage(request, String(call.query), isStrange ? [hinted, ...known] : known, language);
}

/** What the person pressed on the consent page. */
export function decideConsent(google: Google, call: Call): Reply {
  const form = formOf(call);
  const query = new URLSearchParams(form.get('query') ?? '');
  const language = languageOf(query, call);
  const request = consentRequest(query, google.client);
  if ('error' in request) return badRequestPage(request, language);
  if (form.get('decision') !== 'allow') return sendTo(redirectTo(request, { error: 'access_denied' }));
  const email = accountIn(form);
  if (!EMAIL.test(email)) {
    return badRequestPage({ error: 'invalid_account', description: 'There is no such account.' }, language);
  }
  const ticked = form.getAll('scope');
  const scopes = request.scopes.filter((scope) => isIdentity(scope) || ticked.includes(scope));
  if (scopes.length === 0) return sendTo(redirectTo(request, { error: 'access_denied' }));
  const code = newCode(google, request, accountOf(google, email).email, scopes);
  return sendTo(redirectTo(request, { code, scope: scopes.join(' ') }));
}

/** The address of the account that was chosen on the page, in lower case; one that was typed in wins. */
export function accountIn(form: URLSearchParams): string {
  return (form.get('other') || form.get('account') || '').trim().toLowerCase();
}

function newCode(google: Google, request: ConsentRequest, email: string, scopes: string[]): string {
  const { codes, refreshTokens } = google.state;
  const hadConsented = [...refreshTokens.values()].some((token) => token.email === email && !token.isRevoked);
  const code = `4/0A${randomBytes(32).toString('base64url')}`;
  codes.set(code, {
    email,
    scopes,
    redirectUri: request.redirectUri,
    challenge: request.challenge,
    nonce: request.nonce,
    givesRefreshToken: request.isOffline && (request.promptsConsent || !hadConsented),
    isUsed: false,
    expiresAt: google.now() + CODE_MILLISECONDS,
  });
  return code;
}

function sendTo(location: string): Reply {
  return { status: 302, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

function languageOf(query: URLSearchParams, { headers }: Call): PageLanguage {
  const asked = query.get('hl') ?? headers['accept-language'] ?? '';
  return /^(uk|ua)\b/i.test(asked) ? 'uk' : 'en';
}
