import { once } from 'node:events';
import { calendarFor } from '../calendar/calendars.ts';
import { addEvent, cancelEvent, patchEvent, showEvent } from '../calendar/event-resource.ts';
import { bodyOf, eventIn } from '../calendar/events.ts';
import { calendarsOf } from '../calendar/sample-calendars.ts';
import { revokeWhere } from '../consent/tokens.ts';
import { apiError, invalid } from '../errors.ts';
import { addCalendar, type Google } from '../google.ts';
import type { Call } from '../http.ts';
import { emptyState, type StoredCalendar } from '../state.ts';
import type { ControlCalls, ControlName } from './control-protocol.ts';

/** Who owns the calendars that were only shared with an account. */
const SOMEBODY = 'somebody@example.com';

type Output<Name extends ControlName> = ControlCalls[Name]['output'] | Promise<ControlCalls[Name]['output']>;

const CONTROLS: {
  [Name in ControlName]: (google: Google, input: ControlCalls[Name]['input']) => Output<Name>;
} = {
  reset(google) {
    Object.assign(google, { state: emptyState(), faults: [], log: [] });
    return {};
  },
  fault(google, fault) {
    google.faults.push({ ...fault });
    return {};
  },
  'clear-faults'(google, { email }) {
    google.faults = google.faults.filter((fault) => fault.email !== email);
    return {};
  },
  release(google, { email }) {
    google.signals.emit(`release ${email}`);
    return {};
  },
  async 'await-request'(google, { email, kind }) {
    for (;;) {
      const entry = google.log.findLast(
        (one) => one.email === email && one.kind === kind && one.status === 0,
      );
      if (entry) return { entry };
      await once(google.signals, 'request');
    }
  },
  revoke(google, { email }) {
    revokeWhere(google, (token) => token.email === email);
    return {};
  },
  'expire-tokens'(google, { email }) {
    for (const token of google.state.accessTokens.values()) {
      if (token.email === email) token.expiresAt = google.now();
    }
    return {};
  },
  log: ({ log }, { email }) => ({ entries: log.filter((entry) => entry.email === email) }),
  'add-calendar'(google, { email, summary, timeZone = 'Europe/Kyiv', accessRole = 'owner' }) {
    const roles: StoredCalendar['roles'] = new Map([[email, accessRole]]);
    if (accessRole !== 'owner') roles.set(SOMEBODY, 'owner');
    calendarsOf(google, email);
    return { id: addCalendar(google, { summary, timeZone, roles }).id };
  },
  'add-event'(google, { by, calendarId, event }) {
    const calendar = calendarWith(google, calendarId);
    return { event: showEvent(calendar, addEvent(google, calendar, by, event)) };
  },
  'edit-event'(google, { calendarId, eventId, changes }) {
    const calendar = calendarWith(google, calendarId);
    return { event: showEvent(calendar, patchEvent(google, calendar, eventIn(calendar, eventId), changes)) };
  },
  'delete-event'(google, { calendarId, eventId }) {
    const calendar = calendarWith(google, calendarId);
    cancelEvent(google, calendar, eventIn(calendar, eventId));
    return {};
  },
  events(google, { calendarId }) {
    const calendar = calendarWith(google, calendarId);
    return { events: [...calendar.events.values()].map((event) => showEvent(calendar, event)) };
  },
};

/** Does what a test asks the stand-in itself to do. */
export async function control(google: Google, call: Call): Promise<Response> {
  const name = call.path.replace(/^\/control\//, '');
  if (call.method !== 'POST' || !isControl(name)) throw apiError('notFound');
  return Response.json(await run(name, google, call));
}

function run<Name extends ControlName>(name: Name, google: Google, call: Call): Output<Name> {
  return CONTROLS[name](google, bodyOf(call) as ControlCalls[Name]['input']);
}

function isControl(name: string): name is ControlName {
  return Object.hasOwn(CONTROLS, name);
}

/** A calendar by its id; the primary calendar of an account is made where there is none yet. */
function calendarWith(google: Google, id: string): StoredCalendar {
  const known = google.state.calendars.get(id);
  if (known) return known;
  if (!/^[^@]+@(?!group\.)/.test(id)) throw invalid(`There is no calendar ${id}`);
  return calendarFor(google, id, id).calendar;
}
