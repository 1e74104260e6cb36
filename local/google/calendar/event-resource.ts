import { randomBytes } from 'node:crypto';
import { apiError, invalid, refusal } from '../errors.ts';
import type { Google } from '../google.ts';
import { asObject, type Json } from '../http.ts';
import type { StoredCalendar, StoredEvent } from '../state.ts';
import { boundsOf, readTime, showTime } from './event-time.ts';
import fieldLists from './field-lists.json' with { type: 'json' };

const EVENT_ID = /^[a-v0-9]{5,1024}$/;
/** Google's limit, in characters. */
const DESCRIPTION_LIMIT = 8192;
const TEXT_FIELDS = ['summary', 'description', 'location'] as const;
/** Fields that a client cannot write, or that are stored beside `fields`. */
const OWN_FIELDS = new Set(fieldLists.ownOfEvent);

/** @param organizer who has invited the calendar; absent for an event of its own */
export function addEvent(
  google: Google,
  calendar: StoredCalendar,
  by: string,
  resource: Json,
  organizer?: string,
): StoredEvent {
  const id = resource.id ?? randomBytes(13).toString('hex');
  if (typeof id !== 'string' || !EVENT_ID.test(id)) throw invalid('Invalid resource id value.');
  // An id stays taken when its event is deleted.
  if (calendar.events.has(id)) throw apiError('duplicate');
  const event: StoredEvent = {
    ...read(resource, calendar),
    id,
    etag: google.nextEtag(),
    creator: by,
    ...(organizer && { organizer }),
  };
  calendar.events.set(id, event);
  google.signals.emit('change', calendar.id);
  return event;
}

/** Changes the fields that are named: objects are merged, null deletes, lists are replaced. */
export function patchEvent(google: Google, calendar: StoredCalendar, event: StoredEvent, changes: Json) {
  const { fields, status, start, end } = event;
  const resource = merged({ ...fields, status, start, end }, changes);
  const changed = { ...event, ...read(resource, calendar), etag: google.nextEtag() };
  calendar.events.set(event.id, changed);
  google.signals.emit('change', calendar.id);
  return changed;
}

export function cancelEvent(google: Google, calendar: StoredCalendar, event: StoredEvent): void {
  if (event.status === 'cancelled') throw apiError('gone');
  patchEvent(google, calendar, event, { status: 'cancelled' });
}

export function showEvent({ id: calendarId, timeZone }: StoredCalendar, event: StoredEvent): Json {
  const { id, etag, status, creator, organizer, fields } = event;
  const eid = Buffer.from(`${id} ${calendarId}`).toString('base64url');
  return {
    kind: 'calendar#event',
    ...{ etag, id, status },
    // An etag counts half microseconds, as Google's does.
    updated: new Date(Math.floor(Number(JSON.parse(etag)) / 2000)).toISOString(),
    htmlLink: `https://www.google.com/calendar/event?eid=${eid}`,
    ...fields,
    creator: { email: creator, ...(creator === calendarId && { self: true }) },
    organizer: organizer ? { email: organizer } : { email: calendarId, self: true },
    start: showTime(event.start, timeZone),
    end: showTime(event.end, timeZone),
  };
}

function read(resource: Json, { timeZone }: StoredCalendar) {
  const fields = Object.fromEntries(
    Object.entries(resource).filter(([name, value]) => value !== null && !OWN_FIELDS.has(name)),
  );
  for (const name of TEXT_FIELDS) {
    if (typeof (fields[name] ?? '') !== 'string') throw invalid(`Invalid value for: ${name}`);
  }
  if (String(fields.description ?? '').length > DESCRIPTION_LIMIT) throw invalid('Invalid description.');
  const start = readTime(resource.start, 'start');
  const end = readTime(resource.end, 'end');
  if ('date' in start !== 'date' in end) throw invalid('Invalid start time.');
  const bounds = boundsOf({ start, end }, timeZone);
  if (bounds.end < bounds.start) {
    throw refusal(400, 'timeRangeEmpty', 'The specified time range is empty.');
  }
  return { status: statusIn(resource.status), start, end, fields };
}

function statusIn(value: unknown): StoredEvent['status'] {
  const status = value ?? 'confirmed';
  if (status === 'confirmed' || status === 'tentative' || status === 'cancelled') return status;
  throw invalid('Invalid value for: status');
}

function merged(old: Json, changes: Json): Json {
  const result = { ...old };
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete result[name];
    else if (typeof value === 'object' && !Array.isArray(value)) {
      result[name] = merged(asObject(old[name]), asObject(value));
    } else result[name] = value;
  }
  return result;
}
