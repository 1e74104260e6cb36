import { connectCalendar as contract } from '../contract/parendar.ts';
import { callable } from '../platform/callable.ts';
import { uidOf } from '../platform/caller.ts';
import { CallFailure } from '../platform/failure.ts';
import { type GoogleAccess, googleSecrets, isEmulator, settings } from '../platform/settings.ts';
import { googleCalendar } from './google/google-calendar.ts';
import { exchangeCode, isConsentAddress, revokeToken } from './google/google-consent.ts';
import { readGrant, requireGoogleAccess, saveGrant } from './grants/grants.ts';

export const connectCalendar = callable({
  ...contract,
  secrets: googleSecrets,
  async run(consent, caller) {
    const uid = uidOf(caller);
    const access = requireGoogleAccess();
    const deployment = {
      projectId: process.env.GCLOUD_PROJECT ?? '',
      webOrigins: settings.webOrigins,
      isEmulator,
    };
    if (!isConsentAddress(consent.redirectUri, deployment)) throw new CallFailure('bad-consent');

    const { refreshToken, isComplete } = await exchangeCode(consent, access);
    const former = await readGrant(uid, access);
    if (!isComplete) {
      // Google would take a former grant of the same account back with this one.
      if (!former) await revokeToken(refreshToken, access);
      throw new CallFailure('scope-missing');
    }
    await saveGrant(uid, refreshToken, access).catch(async (error: unknown) => {
      // The account was deleted meanwhile, so nothing of it stays at Google either.
      if (error instanceof CallFailure) await revokeToken(refreshToken, access);
      throw error;
    });
    if (former && (await areOfTwoAccounts(former.refreshToken, refreshToken, access))) {
      await revokeToken(former.refreshToken, access);
    }
    return {};
  },
});

/**
 * Whether the grants are certainly of different accounts of Google's. Only then is the former revoked: Google ends
 * all that an account granted to this client at once, the new grant too.
 */
async function areOfTwoAccounts(former: string, present: string, access: GoogleAccess): Promise<boolean> {
  try {
    const [one, other] = await Promise.all([accountOf(former, access), accountOf(present, access)]);
    return one !== undefined && other !== undefined && one !== other;
  } catch (error) {
    // The former has ended, or Google cannot be asked now. The new one works or fails at the next call by itself.
    if (error instanceof CallFailure) return false;
    throw error;
  }
}

/** The account that gave a grant: its address is the id of its primary calendar. */
async function accountOf(refreshToken: string, access: GoogleAccess): Promise<string | undefined> {
  const calendars = await (await googleCalendar(refreshToken, access)).calendars();
  return calendars.find(({ primary }) => primary)?.id ?? undefined;
}
