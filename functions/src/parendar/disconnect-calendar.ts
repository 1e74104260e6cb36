import { callable } from '../callable.ts';
import { uidOf } from '../caller.ts';
import { disconnectCalendar as contract } from '../contract/parendar.ts';
import { googleAccess, googleSecrets } from '../settings.ts';
import { giveBack } from './google-calendar.ts';
import { forgetGrant, readGrant } from './grants.ts';

/** Gives the grant back to Google and forgets it. Without one, and done twice, it does nothing. */
export const disconnectCalendar = callable({
  ...contract,
  secrets: googleSecrets,
  async run(_input, caller) {
    await endGrant(uidOf(caller));
    return {};
  },
});

/** Deletes what is kept for the person first, so that neither Google nor a missing key keeps it from happening. */
export async function endGrant(uid: string): Promise<void> {
  const access = googleAccess();
  const grant = access && (await readGrant(uid, access));
  await forgetGrant(uid);
  if (grant) await giveBack(grant.refreshToken, access);
}
