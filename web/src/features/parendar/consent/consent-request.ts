import { CALENDAR_SCOPES } from '@par-club/functions/contract/parendar.values';
import { parameters } from '#parameters';
import { paths } from '#paths';

export interface ConsentOptions {
  clientId: string;
  /** E-mail address of the account that is proposed; '' for none. */
  email: string;
  /** BCP 47 tag of the window's language. */
  locale: string;
}

export interface ConsentRequest {
  url: string;
  /** Comes back with the answer, and shows that it is one to this question. */
  state: string;
  /** What only this browser knows, so that a stolen code is worth nothing (RFC 7636). */
  codeVerifier: string;
  redirectUri: string;
}

/** https://developers.google.com/identity/protocols/oauth2/web-server */
export async function createConsentRequest(
  { clientId, email, locale }: ConsentOptions,
  origin: string = location.origin,
): Promise<ConsentRequest> {
  const state = randomText();
  const codeVerifier = randomText();
  const redirectUri = `${origin}${paths.parendarConsent}`;
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: CALENDAR_SCOPES.join(' '),
    state,
    code_challenge: await challengeOf(codeVerifier),
    code_challenge_method: 'S256',
    access_type: 'offline',
    // Google gives a lasting grant only with a consent that was asked for anew.
    prompt: 'consent',
    include_granted_scopes: 'false',
    hl: locale,
    ...(email !== '' && { login_hint: email }),
  });
  return { url: `${parameters.googleOauthUrl}/o/oauth2/v2/auth?${query}`, state, codeVerifier, redirectUri };
}

/** 256 random bits. */
function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

async function challengeOf(verifier: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
