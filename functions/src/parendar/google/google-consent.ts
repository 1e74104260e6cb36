import * as logger from 'firebase-functions/logger';
import { CALENDAR_SCOPES, CONSENT_PATH } from '../../contract/parendar.values.ts';
import { CallFailure } from '../../platform/failure.ts';
import { type GoogleAccess, settings } from '../../platform/settings.ts';
import { accessTokens, clientFor } from './google-client.ts';
import { failureFrom } from './google-failure.ts';

/** The code that Google's consent window gave, with what proves that it was given to us. */
type Consent = { code: string; codeVerifier: string; redirectUri: string };

/**
 * Whether Google may have sent a code to this address: the consent page of this deployment's web app. Google lets a
 * code only go to addresses that its client names, and changes it only for whoever names the same. This keeps out a
 * code for an address that the client names besides, such as that of another deployment or of a test.
 *
 * @param deployment the project's id, of which Firebase Hosting makes two addresses, more origins with commas between,
 *   and whether it is the emulator, whose web app has any port of this machine
 */
export function isConsentAddress(
  address: string,
  deployment: { projectId: string; webOrigins: string; isEmulator: boolean },
): boolean {
  const { projectId, webOrigins, isEmulator } = deployment;
  if (isEmulator)
    return new RegExp(`^http://(?:localhost|127\\.0\\.0\\.1):\\d+${CONSENT_PATH}$`).test(address);
  const ofHosting = ['web.app', 'firebaseapp.com'].map((domain) => `https://${projectId}.${domain}`);
  const more = webOrigins.split(',').map((origin) => origin.trim().replace(/\/$/, ''));
  return [...ofHosting, ...more.filter(Boolean)].some((origin) => address === `${origin}${CONSENT_PATH}`);
}

/**
 * Turns a consent into a refresh token.
 *
 * @returns whether it holds all CALENDAR_SCOPES too; the person may have left some out
 * @throws CallFailure 'bad-consent', or what `failureFrom` says
 */
export async function exchangeCode(
  { code, codeVerifier, redirectUri }: Consent,
  access: GoogleAccess,
): Promise<{ refreshToken: string; isComplete: boolean }> {
  const client = await clientFor(access);
  const { tokens } = await client
    .getToken({ code, codeVerifier, redirect_uri: redirectUri })
    .catch((error: unknown) => {
      const failure = failureFrom(error);
      // The same code of Google's speaks of a grant or of a code, whichever was sent.
      throw failure?.reason === 'grant-lost' ? new CallFailure('bad-consent') : (failure ?? error);
    });
  // Google gives one for access_type=offline, and again only for prompt=consent.
  if (!tokens.refresh_token) throw new CallFailure('bad-consent');
  const granted = (tokens.scope ?? '').split(' ');
  return {
    refreshToken: tokens.refresh_token,
    isComplete: CALENDAR_SCOPES.every((scope) => granted.includes(scope)),
  };
}

/**
 * Revokes a grant. At Google this ends whatever the account granted to this client, so also any other grant of it.
 * When Google cannot be told, nothing is lost for the person: they see the grant in their account and can end it there.
 */
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
