import { listCalendars } from './calendar/calendars.ts';
import { stopChannel, watchEvents } from './calendar/channels.ts';
import { deleteEvent, getEvent, insertEvent, listEvents, updateEvent } from './calendar/events.ts';
import { decideConsent, showConsent } from './consent/consent.ts';
import { giveTokens, revokeToken } from './consent/tokens.ts';
import type { Kind } from './control/control-protocol.ts';
import type { Google } from './google.ts';
import type { Call } from './http.ts';

type Handler = (google: Google, call: Call, calendarId: string, eventId: string) => Response;
type Route = [kind: Kind, method: string, path: URLPattern, handle: Handler];

const at = (pathname: string) => new URLPattern({ pathname });
const CONSENT = at('/o/oauth2/v2/auth');
const EVENTS = at('/calendar/v3/calendars/:calendarId/events');
const EVENT = at('/calendar/v3/calendars/:calendarId/events/:eventId');

/** Google's own paths, though there they are spread over several hosts. */
const ROUTES: readonly Route[] = [
  ['consent.page', 'GET', CONSENT, showConsent],
  ['consent.decision', 'POST', CONSENT, decideConsent],
  ['token', 'POST', at('/token'), giveTokens],
  ['revoke', 'POST', at('/revoke'), revokeToken],
  ['calendarList.list', 'GET', at('/calendar/v3/users/me/calendarList'), listCalendars],
  ['events.list', 'GET', EVENTS, listEvents],
  ['events.watch', 'POST', at('/calendar/v3/calendars/:calendarId/events/watch'), watchEvents],
  ['channels.stop', 'POST', at('/calendar/v3/channels/stop'), stopChannel],
  ['events.insert', 'POST', EVENTS, insertEvent],
  ['events.get', 'GET', EVENT, getEvent],
  ['events.patch', 'PATCH', EVENT, updateEvent],
  ['events.delete', 'DELETE', EVENT, deleteEvent],
];

/** Null for an unknown path or method. */
export function routeOf(call: Call): { kind: Kind; answer: (google: Google) => Response } | null {
  for (const [kind, method, path, handle] of ROUTES) {
    const found = method === call.method && path.exec({ pathname: call.path });
    if (!found) continue;
    const { calendarId = '', eventId = '' } = found.pathname.groups;
    return {
      kind,
      answer: (google) => handle(google, call, decodeURIComponent(calendarId), decodeURIComponent(eventId)),
    };
  }
  return null;
}
