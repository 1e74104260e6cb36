import { disconnectCalendar as contract } from '../contract/parendar.ts';
import { callable } from '../platform/callable.ts';
import { uidOf } from '../platform/caller.ts';
import { googleSecrets } from '../platform/settings.ts';
import { revokeGrant } from './grants/grants.ts';

export const disconnectCalendar = callable({
  ...contract,
  secrets: googleSecrets,
  async run(_input, caller) {
    await revokeGrant(uidOf(caller));
    return {};
  },
});
