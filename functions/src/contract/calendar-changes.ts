import * as z from 'zod/mini';
import { CalendarId, Trip } from './parendar.ts';

/** Google's mark of a moment in a calendar's history. */
const SyncToken = z.string().check(z.minLength(1), z.maxLength(2048));
/** Null for a calendar with too many events for a token: each change is then a reason to read anew. */
const NextToken = z.nullable(SyncToken);

/** `users/{uid}/calendars/{id}`: counts Google's messages about a calendar. Functions write it for its owner. */
export const CalendarFlag = z.object({ changes: z.number() });
export type CalendarFlag = z.infer<typeof CalendarFlag>;

/** Watches a calendar; idempotent. Null where Google refuses, or the deployment has no address for messages. */
export const watchCalendar = {
  name: 'watchCalendar',
  input: z.strictObject({ calendarId: CalendarId }),
  output: z.object({
    watch: z.nullable(
      z.object({
        /** Of the `CalendarFlag`. */
        path: z.string(),
        /** For the changes from now on. */
        syncToken: NextToken,
      }),
    ),
  }),
} as const;

export const listChanges = {
  name: 'listChanges',
  input: z.strictObject({ calendarId: CalendarId, syncToken: SyncToken }),
  output: z.object({
    /** Null where the token is too old, or too much has changed: everything has to be read anew. */
    changes: z.nullable(
      z.object({
        /** Those that were made or changed, as they are now. */
        trips: z.array(Trip),
        /** The ids of those that were deleted. */
        deleted: z.array(z.string()),
      }),
    ),
    /** For the changes from now on. */
    syncToken: NextToken,
  }),
} as const;
