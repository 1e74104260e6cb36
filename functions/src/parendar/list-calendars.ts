import { listCalendars as contract } from '../contract/parendar.ts';
import { callable } from '../platform/callable.ts';
import { CallFailure } from '../platform/failure.ts';
import { googleSecrets } from '../platform/settings.ts';
import { withGrant } from './calendar-callable.ts';
import { calendarsFrom } from './mapping/calendar-entry.ts';

/** The calendars that the person may read, or null where they have not connected any. */
export const listCalendars = callable({
  ...contract,
  secrets: googleSecrets,
  async run(_input, caller) {
    try {
      const entries = await withGrant(caller, (google) => google.calendars());
      return { calendars: calendarsFrom(entries) };
    } catch (error) {
      if (error instanceof CallFailure && error.reason === 'not-connected') return { calendars: null };
      throw error;
    }
  },
});
