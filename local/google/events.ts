import { accessOf, eventsFor } from './access.ts';
import { API_ERRORS, apiError, invalid } from './errors.ts';
import { selectEvents } from './event-list.ts';
import { addEvent, cancelEvent, patchEvent, replaceEvent, showEvent } from './event-resource.ts';
import { isTimeZone } from './event-time.ts';
import type { Google } from './google.ts';
import { asObject, type Call, type Json, jsonReply, NO_CONTENT, type Reply } from './http.ts';
import { pageOf } from './paging.ts';
import type { StoredCalendar, StoredEvent } from './state.ts';

export function listEvents(google: Google, call: Call, calendarId: string): Reply {
  const access = accessOf(google, call);
  const { calendar, role } = eventsFor(google, access, calendarId, 'read');
  const timeZone = zoneIn(call, calendar);
  const selected = selectEvents(calendar, call.query);
  const { items, nextPageToken } = pageOf(selected, call.query, { byDefault: 250, most: 2500 });
  return jsonReply({
    kind: 'calendar#events',
    etag: calendar.etag,
    summary: calendar.summary,
    description: calendar.description,
    updated: new Date(google.now()).toISOString(),
    timeZone,
    accessRole: role,
    defaultReminders: [],
    ...(nextPageToken && { nextPageToken }),
    items: items.map((event) => showEvent(calendar, event, access.email, timeZone)),
  });
}

/** A deleted event is there too, as a cancelled one. */
export function getEvent(google: Google, call: Call, calendarId: string, eventId: string): Reply {
  const access = accessOf(google, call);
  const { calendar } = eventsFor(google, access, calendarId, 'read');
  const event = eventIn(calendar, eventId);
  return eventReply(showEvent(calendar, event, access.email, zoneIn(call, calendar)));
}

export function insertEvent(google: Google, call: Call, calendarId: string): Reply {
  const access = accessOf(google, call);
  const { calendar } = eventsFor(google, access, calendarId, 'write');
  const event = addEvent(google, calendar, access.email, bodyOf(call));
  return eventReply(showEvent(calendar, event, access.email));
}

export function updateEvent(google: Google, call: Call, calendarId: string, eventId: string): Reply {
  return changeEvent(replaceEvent, google, call, calendarId, eventId);
}

export function patchOneEvent(google: Google, call: Call, calendarId: string, eventId: string): Reply {
  return changeEvent(patchEvent, google, call, calendarId, eventId);
}

export function deleteEvent(google: Google, call: Call, calendarId: string, eventId: string): Reply {
  const { calendar } = eventsFor(google, accessOf(google, call), calendarId, 'write');
  const event = eventIn(calendar, eventId);
  if (event.status !== 'cancelled') requireMatch(call, event);
  cancelEvent(google, calendar, event);
  return NO_CONTENT;
}

/** The JSON object in a body. */
export function bodyOf({ body }: Call): Json {
  try {
    return asObject(JSON.parse(body || '{}'));
  } catch {
    throw apiError(400, { reason: 'parseError', message: 'Parse Error' });
  }
}

function changeEvent(
  change: typeof patchEvent,
  google: Google,
  call: Call,
  calendarId: string,
  eventId: string,
): Reply {
  const access = accessOf(google, call);
  const { calendar } = eventsFor(google, access, calendarId, 'write');
  const event = eventIn(calendar, eventId);
  requireMatch(call, event);
  return eventReply(showEvent(calendar, change(google, calendar, event, bodyOf(call)), access.email));
}

export function eventIn({ events }: StoredCalendar, id: string): StoredEvent {
  const event = events.get(id);
  if (!event) throw API_ERRORS.notFound();
  return event;
}

/** With If-Match a change is made only to the state that the client saw. */
function requireMatch({ headers }: Call, { etag }: StoredEvent): void {
  const wanted = headers['if-match'];
  if (wanted !== undefined && wanted !== '*' && wanted !== etag) throw API_ERRORS.preconditionFailed();
}

/** The time zone in which the client wants to read times. */
function zoneIn({ query }: Call, calendar: StoredCalendar): string {
  const zone = query.get('timeZone') ?? calendar.timeZone;
  if (!isTimeZone(zone)) throw invalid('Invalid value for: timeZone');
  return zone;
}

function eventReply(event: Json): Reply {
  const reply = jsonReply(event);
  return { ...reply, headers: { ...reply.headers, etag: String(event.etag) } };
}
