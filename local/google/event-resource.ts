import { randomBytes } from 'node:crypto';
import { API_ERRORS, apiError, invalid } from './errors.ts';
import { boundsOf, readTime, showTime } from './event-time.ts';
import type { Google } from './google.ts';
import { asObject, type Json } from './http.ts';
import type { StoredCalendar, StoredEvent } from './state.ts';

const EVENT_ID = /^[a-v0-9]{5,1024}$/;
/** Google's limit, in characters. */
const DESCRIPTION_LIMIT = 8192;
const TEXT_FIELDS = ['summary', 'description', 'location'] as const;
/** Fields that a client reads and cannot write, and those that are kept apart from the rest. */
const OWN_FIELDS = new Set([
  ...['kind', 'etag', 'id', 'htmlLink', 'created', 'updated', 'creator', 'organizer', 'iCalUID', 'sequence'],
  ...['hangoutLink', 'locked', 'eventType', 'status', 'start', 'end'],
]);

/** Adds an event, under the id that the resource names or a new one. */
export function addEvent(google: Google, calendar: StoredCalendar, by: string, resource: Json): StoredEvent {
  const id = resource.id ?? randomBytes(13).toString('hex');
  if (typeof id !== 'string' || !EVENT_ID.test(id)) throw invalid('Invalid resource id value.');
  // An id stays taken when its event is deleted.
  if (calendar.events.has(id)) throw API_ERRORS.duplicate();
  const now = new Date(google.now()).toISOString();
  const event: StoredEvent = {
    ...read(resource, calendar),
    id,
    etag: google.nextEtag(),
    created: now,
    updated: now,
    creator: by,
    sequence: 0,
  };
  calendar.events.set(id, event);
  return event;
}

/** Writes an event anew from a whole resource. */
export function replaceEvent(
  google: Google,
  calendar: StoredCalendar,
  event: StoredEvent,
  resource: Json,
): StoredEvent {
  const changed: StoredEvent = {
    ...event,
    ...read(resource, calendar),
    etag: google.nextEtag(),
    updated: new Date(google.now()).toISOString(),
  };
  const times = ({ start, end }: StoredEvent) => JSON.stringify([start, end]);
  if (times(changed) !== times(event)) changed.sequence += 1;
  calendar.events.set(event.id, changed);
  return changed;
}

/** Changes the fields that are named: objects are merged, null deletes, lists are replaced. */
export function patchEvent(
  google: Google,
  calendar: StoredCalendar,
  event: StoredEvent,
  changes: Json,
): StoredEvent {
  const { fields, status, start, end } = event;
  return replaceEvent(google, calendar, event, merged({ ...fields, status, start, end }, changes));
}

/** A deleted event stays, as a cancelled one. */
export function cancelEvent(google: Google, calendar: StoredCalendar, event: StoredEvent): void {
  if (event.status === 'cancelled') throw API_ERRORS.gone();
  patchEvent(google, calendar, event, { status: 'cancelled' });
}

/**
 * An event as Google shows it.
 *
 * @param zone the reader's time zone, by default the calendar's
 */
export function showEvent(
  calendar: StoredCalendar,
  event: StoredEvent,
  reader: string,
  zone = calendar.timeZone,
): Json {
  const { id, etag, status, created, updated, creator, sequence, fields } = event;
  const eid = Buffer.from(`${id} ${calendar.id}`).toString('base64url');
  return {
    kind: 'calendar#event',
    etag,
    id,
    status,
    htmlLink: `https://www.google.com/calendar/event?eid=${eid}`,
    created,
    updated,
    ...fields,
    creator: { email: creator, ...(creator === reader && { self: true }) },
    organizer: { email: calendar.id, displayName: calendar.summary, self: true },
    start: showTime(event.start, zone, calendar.timeZone),
    end: showTime(event.end, zone, calendar.timeZone),
    iCalUID: `${id}@google.com`,
    sequence,
    reminders: fields.reminders ?? { useDefault: true },
    eventType: 'default',
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
  for (const properties of Object.values(asObject(fields.extendedProperties)).map(asObject)) {
    if (Object.values(properties).some((value) => typeof value !== 'string')) {
      throw invalid('Invalid extended property.');
    }
  }
  const start = readTime(resource.start, 'start');
  const end = readTime(resource.end, 'end');
  if ('date' in start !== 'date' in end) throw invalid('Invalid start time.');
  const bounds = boundsOf({ start, end }, timeZone);
  if (bounds.end < bounds.start) {
    const message = 'The specified time range is empty.';
    throw apiError(400, { domain: 'calendar', reason: 'timeRangeEmpty', message });
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
