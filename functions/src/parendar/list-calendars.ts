import { listCalendars as contract } from '../contract/parendar.ts';
import { callable } from '../platform/callable.ts';
import { uidOf } from '../platform/caller.ts';
import { hasReason } from '../platform/failure.ts';
import { googleSecrets } from '../platform/settings.ts';
import { withGrant } from './calendar-callable.ts';
import { calendarsFrom } from './mapping/calendar-entry.ts';

export const listCalendars = callable({
  ...contract,
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
