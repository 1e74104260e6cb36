import { apiError, invalid, refusal } from '../errors.ts';
import type { Google } from '../google.ts';
import { asObject, type Call, type Json } from '../http.ts';
import type { StoredCalendar, StoredEvent } from '../state.ts';
import { authorize, calendarFor, writableCalendar } from './calendars.ts';
import { addEvent, cancelEvent, patchEvent, showEvent } from './event-resource.ts';
import { boundsOf, momentIn } from './event-time.ts';
import { pageOf } from './paging.ts';
import { changedEvents, newSyncToken } from './sync-tokens.ts';

/** Unsorted unless the query asks for an order. */
export function listEvents(google: Google, call: Call, calendarId: string): Response {
  const email = authorize(google, call, 'events');
  const calendar = calendarFor(google, email, calendarId);
  const selected = changedEvents(google, calendar, call.query) ?? selectEvents(calendar, call.query);
  const { items, ...more } = pageOf(selected, call.query, 250);
  return Response.json({
    kind: 'calendar#events',
    summary: calendar.summary,
    timeZone: calendar.timeZone,
    accessRole: calendar.roles.get(email),
    ...more,
    ...(more.nextPageToken === undefined && newSyncToken(google, call.query)),
    items: items.map((event) => {
      const { id, etag, status } = event;
      return status === 'cancelled'
        ? { kind: 'calendar#event', id, etag, status }
        : showEvent(calendar, event);
    }),
  });
}

function selectEvents({ events, timeZone }: StoredCalendar, query: URLSearchParams): StoredEvent[] {
  const from = momentOf(query, 'timeMin') ?? Number.NEGATIVE_INFINITY;
  const to = momentOf(query, 'timeMax') ?? Number.POSITIVE_INFINITY;
  if (to <= from) throw refusal(400, 'timeRangeEmpty', 'The specified time range is empty.');
  const selected = [...events.values()].filter((event) => {
    const { start, end } = boundsOf(event, timeZone);
    return end > from && start < to && event.status !== 'cancelled';
  });
  if (!query.has('orderBy')) return selected;
  if (query.get('orderBy') !== 'startTime' || query.get('singleEvents') !== 'true') {
    throw invalid('The requested ordering is not available for the particular query.');
  }
  const startOf = (event: StoredEvent) => boundsOf(event, timeZone).start;
  return selected.sort((one, other) => startOf(one) - startOf(other));
}

function momentOf(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  if (text === null) return null;
  const moment = momentIn(text);
  if (moment === null) throw refusal(400, 'badRequest', 'Bad Request');
  return moment;
}

/** A deleted event is there too, as a cancelled one. */
export function getEvent(google: Google, call: Call, calendarId: string, eventId: string): Response {
  const calendar = calendarFor(google, authorize(google, call, 'events'), calendarId);
  return eventReply(showEvent(calendar, eventIn(calendar, eventId)));
}

export function insertEvent(google: Google, call: Call, calendarId: string): Response {
  const { calendar, email } = writableCalendar(google, call, calendarId);
  return eventReply(showEvent(calendar, addEvent(google, calendar, email, bodyOf(call))));
}

export function updateEvent(google: Google, call: Call, calendarId: string, eventId: string): Response {
  const { calendar } = writableCalendar(google, call, calendarId);
  const event = eventIn(calendar, eventId);
  requireMatch(call, event);
  return eventReply(showEvent(calendar, patchEvent(google, calendar, event, bodyOf(call))));
}

export function deleteEvent(google: Google, call: Call, calendarId: string, eventId: string): Response {
  const { calendar } = writableCalendar(google, call, calendarId);
  const event = eventIn(calendar, eventId);
  if (event.status !== 'cancelled') requireMatch(call, event);
  cancelEvent(google, calendar, event);
  return new Response(null, { status: 204 });
}

export function bodyOf({ body }: Call): Json {
  try {
    return asObject(JSON.parse(body || '{}'));
  } catch {
    throw refusal(400, 'parseError', 'Parse Error');
  }
}

export function eventIn({ events }: StoredCalendar, id: string): StoredEvent {
  const event = events.get(id);
  if (!event) throw apiError('notFound');
  return event;
}

function requireMatch({ headers }: Call, { etag }: StoredEvent): void {
  const wanted = headers['if-match'];
  if (wanted !== undefined && wanted !== etag) throw apiError('preconditionFailed');
}

function eventReply(event: Json): Response {
  return Response.json(event, { headers: { etag: String(event.etag) } });
}
