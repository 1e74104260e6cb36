import { type Caller, uidOf } from '../caller.ts';
import { CallFailure } from '../failure.ts';
import { type GoogleAccess, googleAccess } from '../settings.ts';
import { type GoogleCalendar, googleCalendar } from './google-calendar.ts';
import { forgetThisGrant, readGrant } from './grants.ts';

/**
 * Does work in the Google Calendar of the person who calls, by the grant they gave. A grant that Google took back is
 * deleted.
 *
 * @throws CallFailure 'not-signed-in', 'no-google-client', 'not-connected', and what the work throws
 */
export async function withGrant<T>(caller: Caller, work: (google: GoogleCalendar) => Promise<T>): Promise<T> {
  const uid = uidOf(caller);
  const access = requireGoogleAccess();
  const grant = await readGrant(uid, access);
  if (!grant) throw new CallFailure('not-connected');
  try {
    return await work(await googleCalendar(grant.refreshToken, access));
  } catch (error) {
    if (error instanceof CallFailure && error.reason === 'grant-lost') await forgetThisGrant(uid, grant);
    throw error;
  }
}

/** The deployment's access to Google. @throws CallFailure 'no-google-client' where there is none */
export function requireGoogleAccess(): GoogleAccess {
  const access = googleAccess();
  if (!access) throw new CallFailure('no-google-client');
  return access;
}
