import { callable } from '../callable.ts';
import { listCalendars as contract } from '../contract/parendar.ts';
import { googleSecrets } from '../settings.ts';
import { calendarsFrom } from './calendar-entry.ts';
import { withGrant } from './with-grant.ts';

/** The calendars that the person may read. */
export const listCalendars = callable({
  ...contract,
  secrets: googleSecrets,
  run: (_input, caller) =>
    withGrant(caller, async (google) => ({ calendars: calendarsFrom(await google.calendars()) })),
});
