import { googleAccess } from '../settings.ts';
import { giveBack } from './google-consent.ts';
import { forgetGrant, forgetThisGrant, readGrant } from './grants.ts';

/**
 * Gives what the person gave back to Google and forgets it; without a grant, and done twice, it does nothing. Google
 * comes first: stopped in between, what is kept is a grant that has ended, which the next call of any kind forgets.
 * Neither Google nor a missing key keeps what is kept from going. Whoever calls this binds `googleSecrets`.
 */
export async function endGrant(uid: string): Promise<void> {
  const access = googleAccess();
  const grant = access && (await readGrant(uid, access));
  if (!grant) return forgetGrant(uid);
  try {
    await giveBack(grant.refreshToken, access);
  } finally {
    await forgetThisGrant(uid, grant);
  }
}
