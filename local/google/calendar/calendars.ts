import type { Google } from '../google.ts';
import { type Call, type Json, jsonReply, type Reply } from '../http.ts';
import type { StoredCalendar } from '../state.ts';
import { authorize } from './access.ts';
import { pageOf } from './paging.ts';
import { calendarsOf } from './sample-calendars.ts';

export function listCalendars(google: Google, call: Call): Reply {
  const email = authorize(google, call, 'calendarList');
  const entries = calendarsOf(google, email).map((calendar) => listEntry(calendar, email));
  return jsonReply({ kind: 'calendar#calendarList', ...pageOf(entries, call.query, 100) });
}

function listEntry({ id, etag, summary, timeZone, color, roles }: StoredCalendar, email: string): Json {
  return {
    kind: 'calendar#calendarListEntry',
    ...{ etag, id, summary, timeZone },
    backgroundColor: color,
    accessRole: roles.get(email),
    ...(id === email && { primary: true }),
  };
}
