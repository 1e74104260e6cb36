import * as logger from 'firebase-functions/logger';
import type * as z from 'zod/mini';
import type { connectCalendar } from '../../contract/parendar.ts';
import { CALENDAR_SCOPES, CONSENT_PATH } from '../../contract/parendar.values.ts';
import { CallFailure } from '../../platform/failure.ts';
import { type GoogleAccess, settings } from '../../platform/settings.ts';
import { accessTokens, clientFor } from './google-client.ts';
import { failureFrom } from './google-failure.ts';

/**
 * Whether a redirect URI is the consent page of this deployment's web app. Google accepts all URIs that are registered
 * for the client: this check refuses codes for those of another deployment or of a test.
 * @param origins those of the web app
 */
export function isConsentAddress(redirectUri: string, origins: readonly (string | RegExp)[]): boolean {
  if (!redirectUri.endsWith(CONSENT_PATH)) return false;
  const origin = redirectUri.slice(0, -CONSENT_PATH.length);
  return origins.some((own) => (typeof own === 'string' ? own === origin : own.test(origin)));
}

/**
 * @returns `isComplete` is false if some of CALENDAR_SCOPES are missing
 * @throws CallFailure 'bad-consent', or a failure of `failureFrom`
 */
export async function exchangeCode(
  { code, codeVerifier, redirectUri }: z.infer<typeof connectCalendar.input>,
  access: GoogleAccess,
): Promise<{ refreshToken: string; isComplete: boolean }> {
  const client = await clientFor(access);
  const { tokens } = await client
    .getToken({ code, codeVerifier, redirect_uri: redirectUri })
    .catch((error: unknown) => {
      const failure = failureFrom(error);
      // Google answers 'invalid_grant' both for a refresh token and for an authorization code; here, it means the code.
      throw failure?.reason === 'grant-lost' ? new CallFailure('bad-consent') : (failure ?? error);
    });
  // Google issues a refresh token for access_type=offline, and issues it again only for prompt=consent.
  if (!tokens.refresh_token) throw new CallFailure('bad-consent');
  const granted = (tokens.scope ?? '').split(' ');
  const isComplete = CALENDAR_SCOPES.every((scope) => granted.includes(scope));
  return { refreshToken: tokens.refresh_token, isComplete };
}

/** Revokes a grant with all others of its account to this client. Failures are logged: the person can revoke it. */
export async function revokeToken(refreshToken: string, access: GoogleAccess): Promise<void> {
  accessTokens.delete(refreshToken);
  const client = await clientFor(access, settings.googleRevokeTimeoutSeconds);
  await client.revokeToken(refreshToken).catch((error: unknown) => {
    const failure = error instanceof CallFailure ? error : failureFrom(error);
    if (!failure) throw error;
    if (failure.reason === 'grant-lost') return;
    logger.warn('A grant was not given back', { reason: failure.reason });
  });
}
