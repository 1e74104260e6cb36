import type { OAuthClient } from './google.ts';
import { scopesIn } from './scopes.ts';

/** What a client asks a person for. */
export type ConsentRequest = {
  redirectUri: string;
  state: string;
  scopes: string[];
  challenge: string;
  nonce: string;
  isOffline: boolean;
  /** With it there is a refresh token each time, else only at the first consent. */
  promptsConsent: boolean;
  /** E-mail address, or ''. */
  loginHint: string;
};

/** Why Google shows its own error page, and sends nobody back. */
export type BadRequest = { error: string; description: string };

/** Only the app on this machine is registered, on whatever port. */
const REGISTERED_REDIRECT = /^http:\/\/localhost(:\d{1,5})?\/parendar\/consent$/;
/** base64url of a SHA-256 hash. */
const S256_CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

/** Reads the query of the consent page. PKCE is demanded, though Google would do without. */
export function consentRequest(query: URLSearchParams, client: OAuthClient): ConsentRequest | BadRequest {
  const value = (name: string) => query.get(name) ?? '';
  const redirectUri = value('redirect_uri');
  const scopes = scopesIn(value('scope'));
  const prompts = value('prompt').split(' ');
  if (value('client_id') !== client.id) {
    return { error: 'invalid_client', description: 'The OAuth client was not found.' };
  }
  if (!REGISTERED_REDIRECT.test(redirectUri)) {
    return {
      error: 'redirect_uri_mismatch',
      description: `The redirect URI ${redirectUri} is not registered.`,
    };
  }
  if (value('response_type') !== 'code') return invalidRequest('response_type has to be code');
  if (!scopes) return { error: 'invalid_scope', description: 'Some requested scopes were invalid.' };
  if (value('code_challenge_method') !== 'S256')
    return invalidRequest('code_challenge_method has to be S256');
  if (!S256_CHALLENGE.test(value('code_challenge')))
    return invalidRequest('code_challenge is no SHA-256 hash');
  if (!['', 'online', 'offline'].includes(value('access_type')))
    return invalidRequest('access_type is unknown');
  if (prompts.some((prompt) => !['', 'consent', 'select_account'].includes(prompt))) {
    return invalidRequest('prompt is unknown');
  }
  return {
    redirectUri,
    state: value('state'),
    scopes,
    challenge: value('code_challenge'),
    nonce: value('nonce'),
    isOffline: value('access_type') === 'offline',
    promptsConsent: prompts.includes('consent'),
    loginHint: value('login_hint'),
  };
}

/** Where the person's browser goes with the answer. */
export function redirectTo({ redirectUri, state }: ConsentRequest, answer: Record<string, string>): string {
  return `${redirectUri}?${new URLSearchParams({ ...(state && { state }), ...answer })}`;
}

function invalidRequest(description: string): BadRequest {
  return { error: 'invalid_request', description };
}
