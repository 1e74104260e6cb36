import { callable } from '../callable.ts';
import { uidOf } from '../caller.ts';
import { disconnectCalendar as contract } from '../contract/parendar.ts';
import { googleSecrets } from '../settings.ts';
import { endGrant } from './end-grant.ts';

/** Gives the person's grant back to Google and forgets it. */
export const disconnectCalendar = callable({
  ...contract,
  secrets: googleSecrets,
  async run(_input, caller) {
    await endGrant(uidOf(caller));
    return {};
  },
});
