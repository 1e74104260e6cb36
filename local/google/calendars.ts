import { accessOf, calendarFor, requireScope } from './access.ts';
import { apiError, invalid } from './errors.ts';
import { isTimeZone } from './event-time.ts';
import { bodyOf } from './events.ts';
import { addCalendar, type Google } from './google.ts';
import { type Call, type Json, jsonReply, NO_CONTENT, type Reply } from './http.ts';
import { pageOf } from './paging.ts';
import { calendarsOf } from './sample-calendars.ts';
import { NEEDED } from './scopes.ts';
import type { StoredCalendar } from './state.ts';

/** Some of Google's colours for calendars, by their ids. */
const CALENDAR_COLORS: Readonly<Record<string, string>> = {
  1: '#ac725e',
  7: '#42d692',
  12: '#fad165',
  14: '#9fe1e7',
  16: '#4986e7',
  24: '#a47ae2',
};
const EVENT_COLORS: Readonly<Record<string, string>> = { 1: '#a4bdfc', 5: '#fbd75b', 11: '#dc2127' };
const FOREGROUND = '#1d1d1d';
/** From the least to the most that a person may do. */
const ROLES = ['freeBusyReader', 'reader', 'writer', 'owner'];

export function listCalendars(google: Google, call: Call): Reply {
  const access = accessOf(google, call);
  requireScope(access, NEEDED.readList);
  const least = ROLES.indexOf(call.query.get('minAccessRole') ?? 'freeBusyReader');
  if (least === -1) throw invalid('Invalid value for: minAccessRole');
  const entries = calendarsOf(google, access.email)
    .map((calendar) => listEntry(calendar, access.email))
    .filter(({ accessRole }) => ROLES.indexOf(String(accessRole)) >= least);
  const { items, nextPageToken } = pageOf(entries, call.query, { byDefault: 100, most: 250 });
  return jsonReply({ kind: 'calendar#calendarList', ...(nextPageToken && { nextPageToken }), items });
}

export function getCalendar(google: Google, call: Call, id: string): Reply {
  const access = accessOf(google, call);
  requireScope(access, NEEDED.readCalendar);
  return jsonReply(resourceOf(calendarFor(google, access, id).calendar));
}

export function insertCalendar(google: Google, call: Call): Reply {
  const access = accessOf(google, call);
  requireScope(access, NEEDED.writeCalendar);
  const { summary, description = '', timeZone = 'UTC' } = bodyOf(call);
  if (typeof summary !== 'string' || summary === '') {
    throw apiError(400, { reason: 'required', message: 'Missing title.' });
  }
  if (typeof timeZone !== 'string' || !isTimeZone(timeZone)) throw invalid('Invalid time zone.');
  // The primary calendar is the first.
  calendarsOf(google, access.email);
  const roles = new Map([[access.email, 'owner' as const]]);
  const more = { description: String(description), roles };
  return jsonReply(resourceOf(addCalendar(google, { summary, timeZone, ...more })));
}

export function deleteCalendar(google: Google, call: Call, id: string): Reply {
  const access = accessOf(google, call);
  requireScope(access, NEEDED.writeCalendar);
  const { calendar, role } = calendarFor(google, access, id);
  if (calendar.primaryOf) {
    const message = 'Cannot delete primary calendar.';
    throw apiError(403, { domain: 'calendar', reason: 'cannotDeletePrimaryCalendar', message });
  }
  if (role !== 'owner') {
    const message = 'You need to have owner access to this calendar.';
    throw apiError(403, { domain: 'calendar', reason: 'requiredAccessLevel', message });
  }
  google.state.calendars.delete(calendar.id);
  return NO_CONTENT;
}

export function getColors(google: Google, call: Call): Reply {
  requireScope(accessOf(google, call), NEEDED.readColors);
  const pairs = (colors: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(colors).map(([id, background]) => [id, { background, foreground: FOREGROUND }]),
    );
  return jsonReply({
    kind: 'calendar#colors',
    updated: '2012-02-14T00:00:00.000Z',
    calendar: pairs(CALENDAR_COLORS),
    event: pairs(EVENT_COLORS),
  });
}

function resourceOf({ id, etag, summary, description, timeZone }: StoredCalendar): Json {
  return {
    kind: 'calendar#calendar',
    etag,
    id,
    summary,
    ...(description && { description }),
    timeZone,
    conferenceProperties: { allowedConferenceSolutionTypes: ['hangoutsMeet'] },
  };
}

function listEntry(calendar: StoredCalendar, email: string): Json {
  return {
    ...resourceOf(calendar),
    kind: 'calendar#calendarListEntry',
    colorId: calendar.colorId,
    backgroundColor: CALENDAR_COLORS[calendar.colorId],
    foregroundColor: FOREGROUND,
    selected: true,
    accessRole: calendar.roles.get(email),
    defaultReminders: [],
    ...(calendar.primaryOf === email && { primary: true }),
  };
}
