import { createHash, randomBytes } from 'node:crypto';
import { oauthError } from './errors.ts';
import { accountOf, type Google } from './google.ts';
import { type Call, formOf, jsonReply, type Reply } from './http.ts';
import type { Code, Token } from './state.ts';

/** How long an access token is good for. Google, too, says a second less than the hour. */
const ACCESS_SECONDS = 3599;

/** Gives tokens for a code or for a refresh token. */
export function giveTokens(google: Google, call: Call): Reply {
  const form = formOf(call);
  requireClient(google, call, form);
  const grantType = form.get('grant_type');
  if (grantType === 'authorization_code') return tokensForCode(google, form);
  if (grantType === 'refresh_token') return tokensForRefreshToken(google, form);
  throw oauthError(400, 'unsupported_grant_type', `Invalid grant_type: ${grantType ?? ''}`);
}

/** Ends the whole grant of which the token is a part: all tokens of the person. */
export function revokeToken(google: Google, call: Call): Reply {
  const token = call.query.get('token') ?? formOf(call).get('token') ?? '';
  const { accessTokens, refreshTokens } = google.state;
  const known = refreshTokens.get(token) ?? accessTokens.get(token);
  if (!known || known.isRevoked || known.expiresAt <= google.now()) {
    throw oauthError(400, 'invalid_token', 'Token expired or revoked');
  }
  revokeWhere(google, ({ email }) => email === known.email);
  return jsonReply({});
}

/** Ends all tokens that are chosen; what they stood for can be had again only by a new consent. */
export function revokeWhere({ state }: Google, isChosen: (token: Token) => boolean): void {
  for (const token of [...state.accessTokens.values(), ...state.refreshTokens.values()]) {
    if (isChosen(token)) token.isRevoked = true;
  }
}

function tokensForCode(google: Google, form: URLSearchParams): Reply {
  const text = form.get('code') ?? '';
  const code = google.state.codes.get(text);
  if (!code) throw oauthError(400, 'invalid_grant', 'Malformed auth code.');
  if (code.isUsed) {
    // Who uses a code again may have stolen it, and it is not known who was first.
    revokeWhere(google, (token) => token.code === text);
    throw oauthError(400, 'invalid_grant', 'Bad Request');
  }
  if (code.expiresAt <= google.now()) throw oauthError(400, 'invalid_grant', 'Bad Request');
  if (form.get('redirect_uri') !== code.redirectUri) {
    throw oauthError(400, 'redirect_uri_mismatch', 'Bad Request');
  }
  const verifier = form.get('code_verifier');
  if (!verifier) throw oauthError(400, 'invalid_grant', 'Missing code verifier.');
  if (createHash('sha256').update(verifier).digest('base64url') !== code.challenge) {
    throw oauthError(400, 'invalid_grant', 'Invalid code verifier.');
  }
  code.isUsed = true;
  return jsonReply({
    ...accessToken(google, code, text),
    ...(code.givesRefreshToken && { refresh_token: refreshToken(google, code, text) }),
    ...(code.scopes.includes('openid') && { id_token: idToken(google, code) }),
  });
}

function tokensForRefreshToken(google: Google, form: URLSearchParams): Reply {
  const token = google.state.refreshTokens.get(form.get('refresh_token') ?? '');
  if (!token) throw oauthError(400, 'invalid_grant', 'Bad Request');
  if (token.isRevoked) throw oauthError(400, 'invalid_grant', 'Token has been expired or revoked.');
  return jsonReply({
    ...accessToken(google, token, token.code),
    ...(token.scopes.includes('openid') && { id_token: idToken(google, { ...token, nonce: '' }) }),
  });
}

function accessToken(google: Google, { email, scopes }: Code | Token, code: string) {
  const { accessTokens } = google.state;
  const now = google.now();
  for (const [old, { expiresAt }] of accessTokens) {
    if (expiresAt < now - ACCESS_SECONDS * 1000) accessTokens.delete(old);
  }
  const token = `ya29.a0${randomBytes(48).toString('base64url')}`;
  accessTokens.set(token, { email, scopes, code, isRevoked: false, expiresAt: now + ACCESS_SECONDS * 1000 });
  return {
    access_token: token,
    expires_in: ACCESS_SECONDS,
    scope: scopes.join(' '),
    token_type: 'Bearer',
  };
}

function refreshToken({ state }: Google, { email, scopes }: Code, code: string): string {
  const token = `1//0${randomBytes(48).toString('base64url')}`;
  // Not Infinity, which JSON does not know.
  state.refreshTokens.set(token, {
    email,
    scopes,
    code,
    isRevoked: false,
    expiresAt: Number.MAX_SAFE_INTEGER,
  });
  return token;
}

function idToken(
  google: Google,
  { email, scopes, nonce }: { email: string; scopes: string[]; nonce: string },
): string {
  const account = accountOf(google, email);
  const { now, client, signer } = google;
  return signer.idToken({ account, clientId: client.id, scopes, nonce, now: now(), seconds: ACCESS_SECONDS });
}

/** The client's id and secret come in the body or as a user's name and password (RFC 6749, 2.3.1). */
function requireClient({ client }: Google, { headers }: Call, form: URLSearchParams): void {
  const basic = headers.authorization?.match(/^Basic (\S+)$/)?.[1] ?? '';
  const [basicId, basicSecret] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  if ((form.get('client_id') ?? basicId) !== client.id) {
    throw oauthError(401, 'invalid_client', 'The OAuth client was not found.');
  }
  if ((form.get('client_secret') ?? basicSecret) !== client.secret) {
    throw oauthError(401, 'invalid_client', 'The provided client secret is invalid.');
  }
}
