import { apiError, refusal } from '../errors.ts';
import { type Google, SCOPES } from '../google.ts';
import type { Call } from '../http.ts';
import type { StoredCalendar } from '../state.ts';
import { pageOf } from './paging.ts';
import { calendarsOf } from './sample-calendars.ts';

export function listCalendars(google: Google, call: Call): Response {
  const email = authorize(google, call, 'calendarList');
  const entries = calendarsOf(google, email).map(({ id, etag, summary, timeZone, color, roles }) => ({
    kind: 'calendar#calendarListEntry',
    ...{ etag, id, summary, timeZone },
    backgroundColor: color,
    accessRole: roles.get(email),
    ...(id === email && { primary: true }),
  }));
  return Response.json({ kind: 'calendar#calendarList', ...pageOf(entries, call.query, 100) });
}

/** The account's e-mail address. @throws Response 401 without a valid token, 403 without the scope */
export function authorize(google: Google, { headers }: Call, scope: keyof typeof SCOPES): string {
  const token = google.state.accessTokens.get(bearerToken(headers.authorization));
  if (!token || token.isRevoked || token.expiresAt <= google.now()) throw apiError('unauthorized');
  if (!token.scopes.includes(SCOPES[scope])) throw apiError('insufficientPermissions');
  return token.email;
}

export function bearerToken(header = ''): string {
  return header.match(/^Bearer\s+(\S+)$/i)?.[1] ?? '';
}

/** A calendar by its id or 'primary'. @throws Response 404, also for a calendar that the account may not see */
export function calendarFor(google: Google, email: string, id: string): StoredCalendar {
  const calendar = calendarsOf(google, email).find((entry) => entry.id === (id === 'primary' ? email : id));
  if (!calendar) throw apiError('notFound');
  return calendar;
}

/** The calendar that a request writes to, and the account's address. @throws Response 403 for a mere reader of it */
export function writableCalendar(google: Google, call: Call, id: string) {
  const email = authorize(google, call, 'events');
  const calendar = calendarFor(google, email, id);
  if (calendar.roles.get(email) === 'reader') {
    throw refusal(403, 'requiredAccessLevel', 'You need to have writer access to this calendar.');
  }
  return { calendar, email };
}
