import { accessOf } from './access.ts';
import { deleteCalendar, getCalendar, getColors, insertCalendar, listCalendars } from './calendars.ts';
import { decideConsent, showConsent } from './consent.ts';
import type { Kind } from './control-protocol.ts';
import { deleteEvent, getEvent, insertEvent, listEvents, patchOneEvent, updateEvent } from './events.ts';
import { accountOf, type Google } from './google.ts';
import { type Call, jsonReply, type Reply } from './http.ts';
import { profileOf } from './identity.ts';
import { giveTokens, revokeToken } from './tokens.ts';

type Route = {
  kind: Kind;
  methods: readonly string[];
  /** Where it has a star, one part of the path goes to the handler. */
  path: string;
  handle: (google: Google, call: Call, first: string, second: string) => Reply;
};

const CALENDARS = '/calendar/v3/calendars';
const EVENTS = `${CALENDARS}/*/events`;

/** Google's own paths, though there they are spread over several hosts. */
const ROUTES: readonly Route[] = [
  { kind: 'consent.page', methods: ['GET'], path: '/o/oauth2/v2/auth', handle: showConsent },
  { kind: 'consent.decision', methods: ['POST'], path: '/o/oauth2/v2/auth', handle: decideConsent },
  { kind: 'token', methods: ['POST'], path: '/token', handle: giveTokens },
  { kind: 'revoke', methods: ['POST', 'GET'], path: '/revoke', handle: revokeToken },
  {
    kind: 'certs',
    methods: ['GET'],
    path: '/oauth2/v3/certs',
    handle: ({ signer }) => jsonReply(signer.jwks()),
  },
  {
    kind: 'certs',
    methods: ['GET'],
    path: '/oauth2/v1/certs',
    handle: ({ signer }) => jsonReply(signer.pems()),
  },
  { kind: 'userinfo', methods: ['GET'], path: '/oauth2/v3/userinfo', handle: userinfo },
  {
    kind: 'calendarList.list',
    methods: ['GET'],
    path: '/calendar/v3/users/me/calendarList',
    handle: listCalendars,
  },
  { kind: 'colors.get', methods: ['GET'], path: '/calendar/v3/colors', handle: getColors },
  { kind: 'calendars.insert', methods: ['POST'], path: CALENDARS, handle: insertCalendar },
  { kind: 'calendars.get', methods: ['GET'], path: `${CALENDARS}/*`, handle: getCalendar },
  { kind: 'calendars.delete', methods: ['DELETE'], path: `${CALENDARS}/*`, handle: deleteCalendar },
  { kind: 'events.list', methods: ['GET'], path: EVENTS, handle: listEvents },
  { kind: 'events.insert', methods: ['POST'], path: EVENTS, handle: insertEvent },
  { kind: 'events.get', methods: ['GET'], path: `${EVENTS}/*`, handle: getEvent },
  { kind: 'events.update', methods: ['PUT'], path: `${EVENTS}/*`, handle: updateEvent },
  { kind: 'events.patch', methods: ['PATCH'], path: `${EVENTS}/*`, handle: patchOneEvent },
  { kind: 'events.delete', methods: ['DELETE'], path: `${EVENTS}/*`, handle: deleteEvent },
];

/** What a request is, and how it is answered; null for a path or method that is unknown. */
export function routeOf(call: Call): { kind: Kind; answer: (google: Google) => Reply } | null {
  for (const { kind, methods, path, handle } of ROUTES) {
    const parts = methods.includes(call.method) ? partsOf(call.path, path) : null;
    if (parts) return { kind, answer: (google) => handle(google, call, parts[0] ?? '', parts[1] ?? '') };
  }
  return null;
}

/** The decoded parts of a path that stand where the pattern has stars; null for another path. */
function partsOf(path: string, pattern: string): string[] | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  const isSame =
    wanted.length === given.length &&
    wanted.every((part, index) => (part === '*' ? given[index] !== '' : part === given[index]));
  return isSame ? given.filter((_, index) => wanted[index] === '*').map(decodeURIComponent) : null;
}

function userinfo(google: Google, call: Call): Reply {
  const { email, scopes } = accessOf(google, call);
  return jsonReply(profileOf(accountOf(google, email), scopes));
}
