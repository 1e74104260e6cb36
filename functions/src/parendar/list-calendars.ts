import { callable } from '../callable.ts';
import { listCalendars as contract } from '../contract/parendar.ts';
import { CallFailure } from '../failure.ts';
import { googleSecrets } from '../settings.ts';
import { calendarsFrom } from './calendar-entry.ts';
import { withGrant } from './with-grant.ts';

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
