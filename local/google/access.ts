import { API_ERRORS } from './errors.ts';
import { accountOf, type Google } from './google.ts';
import type { Call } from './http.ts';
import { calendarsOf } from './sample-calendars.ts';
import { hasAny, NEEDED } from './scopes.ts';
import type { AccessRole, StoredCalendar, Token } from './state.ts';

/** Who asks, and what they were granted. */
export type Access = { email: string; scopes: string[] };

/** The access that a request's token gives; without a good one it is refused with 401. */
export function accessOf(google: Google, { headers }: Call): Access {
  const token = bearerToken(headers.authorization);
  if (token === null) throw API_ERRORS.loginRequired();
  const known = google.state.accessTokens.get(token);
  if (!known || known.isRevoked || known.expiresAt <= google.now()) throw API_ERRORS.unauthorized();
  const { email } = accountOf(google, known.email);
  return { email, scopes: known.scopes };
}

/** The token in an Authorization header, or null. */
export function bearerToken(header: string | undefined): string | null {
  return header?.match(/^Bearer\s+(\S+)$/i)?.[1] ?? null;
}

/** Refuses with 403 who lacks all of the scopes. */
export function requireScope({ scopes }: Access, needed: Parameters<typeof hasAny>[1]): void {
  if (!hasAny(scopes, needed)) throw API_ERRORS.insufficientPermissions();
}

/** A calendar by its id, or 'primary', as the person sees it; one that is not theirs to see is not there (404). */
export function calendarFor(
  google: Google,
  { email }: Access,
  id: string,
): { calendar: StoredCalendar; role: AccessRole } {
  const mine = calendarsOf(google, email);
  const calendar = mine.find((one) => one.id === (id === 'primary' ? email : id));
  const role = calendar?.roles.get(email);
  if (!calendar || !role) throw API_ERRORS.notFound();
  return { calendar, role };
}

/** The calendar whose events are to be read (or written), if the scopes and the person's role allow that. */
export function eventsFor(
  google: Google,
  access: Access,
  id: string,
  use: 'read' | 'write',
): { calendar: StoredCalendar; role: AccessRole } {
  const [any, owned] =
    use === 'read'
      ? [NEEDED.readEvents, NEEDED.readOwnedEvents]
      : [NEEDED.writeEvents, NEEDED.writeOwnedEvents];
  if (!hasAny(access.scopes, any)) {
    // Reading is among what the scope for writing owned events allows.
    requireScope(access, use === 'read' ? [...owned, ...NEEDED.writeOwnedEvents] : owned);
    if (calendarFor(google, access, id).role !== 'owner') throw API_ERRORS.insufficientPermissions();
  }
  const found = calendarFor(google, access, id);
  if (use === 'write' && found.role === 'reader') throw API_ERRORS.writerNeeded();
  return found;
}

/** Whose token it is, whether it is still good or not. */
export function ownerOf({ state }: Google, token: string): string {
  const known: Token | undefined = state.accessTokens.get(token) ?? state.refreshTokens.get(token);
  return known?.email ?? state.codes.get(token)?.email ?? '';
}
