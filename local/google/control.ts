import { once } from 'node:events';
import { calendarFor } from './access.ts';
import type { ControlCalls, ControlName } from './control-protocol.ts';
import { invalid } from './errors.ts';
import { addEvent, cancelEvent, patchEvent, showEvent } from './event-resource.ts';
import { bodyOf, eventIn } from './events.ts';
import { addCalendar, type Google } from './google.ts';
import { type Call, jsonReply, type Reply } from './http.ts';
import { calendarsOf } from './sample-calendars.ts';
import { emptyState, type StoredCalendar } from './state.ts';
import { revokeWhere } from './tokens.ts';

/** Who owns the calendars that were only shared with an account. */
const SOMEBODY = 'somebody@example.com';

type Output<Name extends ControlName> = ControlCalls[Name]['output'] | Promise<ControlCalls[Name]['output']>;

const CONTROLS: {
  [Name in ControlName]: (google: Google, input: ControlCalls[Name]['input']) => Output<Name>;
} = {
  reset(google, { email }) {
    if (email === undefined) Object.assign(google, { state: emptyState(), faults: [], log: [] });
    else forget(google, email);
    return {};
  },
  fault(google, fault) {
    google.faults.push({ ...fault });
    return {};
  },
  'clear-faults'(google, { email }) {
    google.faults = email === undefined ? [] : google.faults.filter((fault) => fault.email !== email);
    return {};
  },
  release(google, { email }) {
    for (const request of google.delayed) if (request.email === email) request.waiting.abort();
    return {};
  },
  async 'await-request'(google, { email, kind }) {
    for (;;) {
      const entry = google.log.findLast(
        (one) => one.email === email && one.kind === kind && one.status === 0,
      );
      if (entry) return { entry };
      await once(google.arrivals, 'request');
    }
  },
  revoke(google, { email }) {
    revokeWhere(google, (token) => token.email === email);
    return {};
  },
  'expire-tokens'(google, { email }) {
    for (const token of google.state.accessTokens.values()) {
      if (email === undefined || token.email === email) token.expiresAt = google.now();
    }
    return {};
  },
  log: ({ log }, { email }) => ({
    entries: log.filter((entry) => email === undefined || entry.email === email),
  }),
  'add-calendar'(google, { email, summary, timeZone = 'Europe/Kyiv', accessRole = 'owner' }) {
    const roles: StoredCalendar['roles'] = new Map([[email, accessRole]]);
    if (accessRole !== 'owner') roles.set(SOMEBODY, 'owner');
    calendarsOf(google, email);
    return { id: addCalendar(google, { summary, timeZone, roles }).id };
  },
  'add-event'(google, { by, calendarId, event }) {
    const calendar = calendarWith(google, calendarId);
    return { event: showEvent(calendar, addEvent(google, calendar, by, event), by) };
  },
  'edit-event'(google, { by, calendarId, eventId, changes }) {
    const calendar = calendarWith(google, calendarId);
    const event = patchEvent(google, calendar, eventIn(calendar, eventId), changes);
    return { event: showEvent(calendar, event, by) };
  },
  'delete-event'(google, { calendarId, eventId }) {
    const calendar = calendarWith(google, calendarId);
    cancelEvent(google, calendar, eventIn(calendar, eventId));
    return {};
  },
  events(google, { calendarId }) {
    const calendar = calendarWith(google, calendarId);
    return { events: [...calendar.events.values()].map((event) => showEvent(calendar, event, calendarId)) };
  },
};

/** Does what a test asks the stand-in itself to do; null where there is no such thing. */
export async function control(google: Google, call: Call): Promise<Reply | null> {
  const name = call.path.replace(/^\/control\//, '');
  if (call.method !== 'POST' || !isControl(name)) return null;
  return jsonReply(await run(name, google, call));
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
  return calendarFor(google, { email: id, scopes: [] }, id).calendar;
}

function forget(google: Google, email: string): void {
  const { state } = google;
  for (const { id, roles } of [...state.calendars.values()]) {
    if (!roles.delete(email)) continue;
    if (![...roles.values()].includes('owner') || [...roles.keys()].join() === SOMEBODY) {
      state.calendars.delete(id);
    }
  }
  for (const held of [state.codes, state.accessTokens, state.refreshTokens]) {
    for (const [key, value] of held) if (value.email === email) held.delete(key);
  }
  state.accounts.delete(email);
  google.faults = google.faults.filter((fault) => fault.email !== email);
  google.log = google.log.filter((entry) => entry.email !== email);
}
