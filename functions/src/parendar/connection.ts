import * as contract from '../contract/parendar.ts';
import { callable } from '../platform/callable.ts';
import { uidOf } from '../platform/caller.ts';
import { CallFailure, hasReason } from '../platform/failure.ts';
import { ownOrigins } from '../platform/own-origins.ts';
import { type GoogleAccess, googleSecrets } from '../platform/settings.ts';
import { withGrant } from './calendar-callable.ts';
import { googleCalendar } from './google/google-calendar.ts';
import { exchangeCode, isConsentAddress, revokeToken } from './google/google-consent.ts';
import { readGrant, requireGoogleAccess, revokeGrant, saveGrant } from './grants/grants.ts';
import { keepSoon } from './keep-marks.ts';
import { calendarsFrom } from './mapping/calendar-entry.ts';
import { unlessFailing } from './trip-links/follow-trips.ts';
import { stopWatches } from './watches/channels.ts';

export const connectCalendar = callable({
  ...contract.connectCalendar,
  secrets: googleSecrets,
  async run(consent, caller) {
    const uid = uidOf(caller);
    const access = requireGoogleAccess();
    if (!isConsentAddress(consent.redirectUri, ownOrigins)) throw new CallFailure('bad-consent');

    const { refreshToken, isComplete } = await exchangeCode(consent, access);
    const previous = await readGrant(uid, access);
    if (!isComplete) {
      // Revoking this grant would also revoke a previous one of the same account.
      if (!previous) await revokeToken(refreshToken, access);
      throw new CallFailure('scope-missing');
    }
    await saveGrant(uid, refreshToken, access).catch(async (error: unknown) => {
      // The account is being deleted, so its grant at Google must end too.
      if (error instanceof CallFailure) await revokeToken(refreshToken, access);
      throw error;
    });
    await unlessFailing('keepSoon', () => keepSoon(uid));
    if (previous && (await haveDifferentAccounts(previous.refreshToken, refreshToken, access))) {
      await stopWatches(uid, previous.refreshToken, access);
      await revokeToken(previous.refreshToken, access);
    }
    return {};
  },
});

/** Whether two grants have different accounts for certain: Google revokes all grants of one account together. */
async function haveDifferentAccounts(one: string, other: string, access: GoogleAccess): Promise<boolean> {
  try {
    const [first, second] = await Promise.all([accountOf(one, access), accountOf(other, access)]);
    return first !== undefined && second !== undefined && first !== second;
  } catch (error) {
    // The previous grant has ended, or Google does not answer. The next call shows whether the new grant works.
    if (error instanceof CallFailure) return false;
    throw error;
  }
}

/** The e-mail address of the account that gave a grant: the id of its primary calendar. */
async function accountOf(refreshToken: string, access: GoogleAccess): Promise<string | undefined> {
  const calendars = await (await googleCalendar(refreshToken, access)).calendars();
  return calendars.find(({ primary }) => primary)?.id ?? undefined;
}

export const disconnectCalendar = callable({
  ...contract.disconnectCalendar,
  secrets: googleSecrets,
  async run(_input, caller) {
    await revokeGrant(uidOf(caller));
    return {};
  },
});

export const listCalendars = callable({
  ...contract.listCalendars,
  secrets: googleSecrets,
  async run(_input, caller) {
    try {
      return { calendars: calendarsFrom(await withGrant(uidOf(caller), (google) => google.calendars())) };
    } catch (error) {
      if (hasReason(error, 'not-connected')) return { calendars: null };
      throw error;
    }
  },
});
