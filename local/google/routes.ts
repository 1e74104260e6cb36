import { listCalendars } from './calendar/calendars.ts';
import { deleteEvent, getEvent, insertEvent, listEvents, updateEvent } from './calendar/events.ts';
import { decideConsent, showConsent } from './consent/consent.ts';
import { giveTokens, revokeToken } from './consent/tokens.ts';
import type { Kind } from './control/control-protocol.ts';
import type { Google } from './google.ts';
import type { Call, Reply } from './http.ts';

type Handler = (google: Google, call: Call, calendarId: string, eventId: string) => Reply;
type Route = [kind: Kind, method: string, path: string, handle: Handler];

const EVENTS = '/calendar/v3/calendars/*/events';

/** Google's own paths, though there they are spread over several hosts. A star is an id that the handler gets. */
const ROUTES: readonly Route[] = [
  ['consent.page', 'GET', '/o/oauth2/v2/auth', showConsent],
  ['consent.decision', 'POST', '/o/oauth2/v2/auth', decideConsent],
  ['token', 'POST', '/token', giveTokens],
  ['revoke', 'POST', '/revoke', revokeToken],
  ['calendarList.list', 'GET', '/calendar/v3/users/me/calendarList', listCalendars],
  ['events.list', 'GET', EVENTS, listEvents],
  ['events.insert', 'POST', EVENTS, insertEvent],
  ['events.get', 'GET', `${EVENTS}/*`, getEvent],
  ['events.patch', 'PATCH', `${EVENTS}/*`, updateEvent],
  ['events.delete', 'DELETE', `${EVENTS}/*`, deleteEvent],
];

/** The kind of a request and its handler; null for a path or method that is unknown. */
export function routeOf(call: Call): { kind: Kind; answer: (google: Google) => Reply } | null {
  for (const [kind, method, path, handle] of ROUTES) {
    const ids = method === call.method ? idsIn(call.path, path) : null;
    if (ids) return { kind, answer: (google) => handle(google, call, ids[0] ?? '', ids[1] ?? '') };
  }
  return null;
}

/** The decoded segments of a path that stand where the pattern has stars; null for another path. */
function idsIn(path: string, pattern: string): string[] | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  const matches =
    wanted.length === given.length &&
    wanted.every((segment, index) => (segment === '*' ? given[index] !== '' : segment === given[index]));
  return matches ? given.filter((_, index) => wanted[index] === '*').map(decodeURIComponent) : null;
}
