import { createHash, randomBytes } from 'node:crypto';
import { oauthError } from '../errors.ts';
import type { Google } from '../google.ts';
import type { Call } from '../http.ts';
import type { Token } from '../state.ts';

/** Google, too, gives a second less than the hour. */
const ACCESS_SECONDS = 3599;

export function giveTokens(google: Google, call: Call): Response {
  const form = new URLSearchParams(call.body);
  const { id, secret } = google.client;
  if (form.get('client_id') !== id || form.get('client_secret') !== secret) {
    throw oauthError(401, 'invalid_client', 'Unauthorized');
  }
  const grantType = form.get('grant_type');
  if (grantType === 'authorization_code') return tokensForCode(google, form);
  if (grantType === 'refresh_token') return tokensForRefreshToken(google, form);
  throw oauthError(400, 'unsupported_grant_type', `Invalid grant_type: ${grantType ?? ''}`);
}

/** Ends the whole grant that the token belongs to: all tokens of the person. */
export function revokeToken(google: Google, { query }: Call): Response {
  const token = query.get('token') ?? '';
  const { accessTokens, refreshTokens } = google.state;
  const known = refreshTokens.get(token) ?? accessTokens.get(token);
  if (!known || known.isRevoked || known.expiresAt <= google.now()) {
    throw oauthError(400, 'invalid_token', 'Token expired or revoked');
  }
  revokeWhere(google, ({ email }) => email === known.email);
  return Response.json({});
}

export function revokeWhere({ state }: Google, matches: (token: Token) => boolean): void {
  for (const token of [...state.accessTokens.values(), ...state.refreshTokens.values()]) {
    if (matches(token)) token.isRevoked = true;
  }
}

/** The account of a token or code, valid or not; '' for an unknown one. */
export function ownerOf({ state }: Google, token: string): string {
  const known = state.accessTokens.get(token) ?? state.refreshTokens.get(token) ?? state.codes.get(token);
  return known?.email ?? '';
}

function tokensForCode(google: Google, form: URLSearchParams): Response {
  const text = form.get('code') ?? '';
  const code = google.state.codes.get(text);
  if (!code) throw oauthError(400, 'invalid_grant', 'Malformed auth code.');
  if (code.isUsed) {
    // One of two users of a code may have stolen it, and nobody knows which.
    revokeWhere(google, (token) => token.code === text);
    throw oauthError(400, 'invalid_grant', 'Bad Request');
  }
  if (code.expiresAt <= google.now()) throw oauthError(400, 'invalid_grant', 'Bad Request');
  if (form.get('redirect_uri') !== code.redirectUri) {
    throw oauthError(400, 'redirect_uri_mismatch', 'Bad Request');
  }
  const verifier = form.get('code_verifier') ?? '';
  if (createHash('sha256').update(verifier).digest('base64url') !== code.challenge) {
    throw oauthError(400, 'invalid_grant', 'Invalid code verifier.');
  }
  code.isUsed = true;
  const { email, scopes, givesRefreshToken } = code;
  const granted = { email, scopes, code: text };
  const lasting = { ...granted, expiresAt: Number.POSITIVE_INFINITY };
  return Response.json({
    ...accessToken(google, granted),
    ...(givesRefreshToken && { refresh_token: newToken(google.state.refreshTokens, '1//0', lasting) }),
  });
}

function tokensForRefreshToken(google: Google, form: URLSearchParams): Response {
  const token = google.state.refreshTokens.get(form.get('refresh_token') ?? '');
  if (!token) throw oauthError(400, 'invalid_grant', 'Bad Request');
  if (token.isRevoked) throw oauthError(400, 'invalid_grant', 'Token has been expired or revoked.');
  const { email, scopes, code } = token;
  return Response.json(accessToken(google, { email, scopes, code }));
}

function accessToken({ state, now }: Google, granted: Pick<Token, 'email' | 'scopes' | 'code'>) {
  const expiresAt = now() + ACCESS_SECONDS * 1000;
  return {
    access_token: newToken(state.accessTokens, 'ya29.a0', { ...granted, expiresAt }),
    expires_in: ACCESS_SECONDS,
    scope: granted.scopes.join(' '),
    token_type: 'Bearer',
  };
}

function newToken(tokens: Map<string, Token>, prefix: string, token: Omit<Token, 'isRevoked'>): string {
  const text = `${prefix}${randomBytes(48).toString('base64url')}`;
  tokens.set(text, { ...token, isRevoked: false });
  return text;
}
