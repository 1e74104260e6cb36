import { googleAccess } from '../settings.ts';
import { giveBack } from './google-consent.ts';
import { forgetGrant, readGrant } from './grants.ts';

/**
 * Forgets what the person gave and gives it back to Google; without a grant, and done twice, it does nothing. What is
 * kept goes first, so that neither Google nor a missing key keeps that from happening. Whoever calls this binds
 * `googleSecrets`.
 */
export async function endGrant(uid: string): Promise<void> {
  const access = googleAccess();
  const grant = access && (await readGrant(uid, access));
  await forgetGrant(uid);
  if (grant) await giveBack(grant.refreshToken, access);
}
