import type { CallableFunction } from 'firebase-functions/v2/https';
import type { Callable } from '../contract/callable.ts';
import { callable } from '../platform/callable.ts';
import { uidOf } from '../platform/caller.ts';
import { CallFailure, hasReason } from '../platform/failure.ts';
import { googleSecrets } from '../platform/settings.ts';
import { type GoogleCalendar, googleCalendar } from './google/google-calendar.ts';
import { deleteGrant, readGrant, requireGoogleAccess } from './grants/grants.ts';
import { forgetWatches } from './watches/watches.ts';

type CalendarCall<Input, Output> = Callable<Input, Output> & {
  /** Why an input with a blank id is refused; 'no-event-id' by default. */
  blankId?: 'no-calendar-id';
  run: (google: GoogleCalendar, input: Input, uid: string) => Promise<Output>;
};

export function calendarCallable<Input extends { calendarId: string; tripId?: string }, Output>({
  blankId,
  run,
  ...contract
}: CalendarCall<Input, Output>): CallableFunction<unknown, Promise<Output>> {
  return callable({
    ...contract,
    secrets: googleSecrets,
    async run(input, caller) {
      const isBlank = [input.calendarId, input.tripId].some((id) => id?.trim() === '');
      if (isBlank) throw new CallFailure(blankId ?? 'no-event-id');
      const uid = uidOf(caller);
      return withGrant(uid, (google) => run(google, input, uid));
    },
  });
}

/** Deletes an ended grant. @throws CallFailure 'no-google-client', 'not-connected', and those of `work` */
export async function withGrant<T>(uid: string, work: (google: GoogleCalendar) => Promise<T>): Promise<T> {
  const access = requireGoogleAccess();
  const grant = await readGrant(uid, access);
  if (!grant) throw new CallFailure('not-connected');
  try {
    return await work(await googleCalendar(grant.refreshToken, access));
  } catch (error) {
    if (hasReason(error, 'grant-lost')) {
      await deleteGrant(uid, grant);
      await forgetWatches(uid);
    }
    throw error;
  }
}
