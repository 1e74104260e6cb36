import { once } from 'node:events';
import { calendarFor } from '../calendar/calendars.ts';
import { send } from '../calendar/channels.ts';
import { addEvent, cancelEvent, patchEvent, showEvent } from '../calendar/event-resource.ts';
import { bodyOf, eventIn } from '../calendar/events.ts';
import { calendarsOf } from '../calendar/sample-calendars.ts';
import { revokeWhere } from '../consent/tokens.ts';
import { apiError, invalid } from '../errors.ts';
import { addCalendar, type Google } from '../google.ts';
import type { Call, Json } from '../http.ts';
import { type AccessRole, emptyState, type StoredCalendar } from '../state.ts';
import type { Fault, Kind } from './control-protocol.ts';

/** Who owns the calendars that were only shared with an account. */
const SOMEBODY = 'somebody@example.com';

type Account = { email: string };
type NewCalendar = Account & { summary: string; timeZone?: string; accessRole?: AccessRole };
type NewEvent = { by: string; calendarId: string; event: Json };
type EventIds = { calendarId: string; eventId: string };

/** What `POST /control/<name>` does. Where it names a calendar, its id is meant and not 'primary'. */
function controlsOf(google: Google) {
  return {
    /** Deletes everything: calendars, grants, faults and log. */
    reset(_: Json) {
      Object.assign(google, { state: emptyState(), faults: [], log: [] });
    },
    fault(fault: Fault) {
      google.faults.push({ ...fault });
    },
    'clear-faults'({ email }: Account) {
      google.faults = google.faults.filter((fault) => fault.email !== email);
    },
    /** Lets the delayed requests of an account go on at once. */
    release({ email }: Account) {
      google.signals.emit(`release ${email}`);
    },
    /** Answers when the account has a request of the kind that is not answered yet. */
    async 'await-request'({ email, kind }: Account & { kind: Kind }) {
      for (;;) {
        const entry = google.log.findLast(
          (one) => one.email === email && one.kind === kind && one.status === 0,
        );
        if (entry) return { entry };
        await once(google.signals, 'request');
      }
    },
    /** The person takes the grant back, as on their account's page at Google. */
    revoke({ email }: Account) {
      revokeWhere(google, (token) => token.email === email);
    },
    /** Every access token that the account has so far is from now on too old. */
    'expire-tokens'({ email }: Account) {
      for (const token of google.state.accessTokens.values()) {
        if (token.email === email) token.expiresAt = google.now();
      }
    },
    /** Of one account, oldest first. */
    log({ email }: Account) {
      return { entries: google.log.filter((entry) => entry.email === email) };
    },
    /** Adds a calendar to an account's list. One that it may not own belongs to somebody else. */
    'add-calendar'({ email, summary, timeZone = 'Europe/Kyiv', accessRole = 'owner' }: NewCalendar) {
      const roles: StoredCalendar['roles'] = new Map([[email, accessRole]]);
      if (accessRole !== 'owner') roles.set(SOMEBODY, 'owner');
      calendarsOf(google, email);
      return { id: addCalendar(google, { summary, timeZone, roles }).id };
    },
    /** Adds an event as a person, who needs no grant for it. */
    'add-event'({ by, calendarId, event }: NewEvent) {
      const calendar = calendarWith(google, calendarId);
      return { event: showEvent(calendar, addEvent(google, calendar, by, event)) };
    },
    /** Invites a calendar to an event of somebody else's: it stands there with nobody asked. */
    invite({ by, calendarId, event }: NewEvent) {
      const calendar = calendarWith(google, calendarId);
      return { event: showEvent(calendar, addEvent(google, calendar, by, event, by)) };
    },
    /** Changes an event, as `events.patch` does. */
    'edit-event'({ calendarId, eventId, changes }: EventIds & { changes: Json }) {
      const calendar = calendarWith(google, calendarId);
      const event = eventIn(calendar, eventId);
      return { event: showEvent(calendar, patchEvent(google, calendar, event, changes)) };
    },
    'delete-event'({ calendarId, eventId }: EventIds) {
      const calendar = calendarWith(google, calendarId);
      cancelEvent(google, calendar, eventIn(calendar, eventId));
    },
    /** The channels of an account that are open. */
    channels({ email }: Account) {
      return { channels: [...google.state.channels.values()].filter((channel) => channel.email === email) };
    },
    /** Sends a message of a channel once more, or one before its time. */
    'send-message'({ channelId, number }: { channelId: string; number: number }) {
      const channel = google.state.channels.get(channelId);
      if (!channel) throw invalid(`There is no channel ${channelId}`);
      send(channel, 'exists', number);
    },
    /** Every sync token that a calendar has given so far is from now on too old. */
    'expire-sync-tokens'({ calendarId }: { calendarId: string }) {
      google.state.oldestSyncs.set(calendarId, Number(JSON.parse(google.nextEtag())));
    },
    /** The events of a calendar, deleted ones too. */
    events({ calendarId }: { calendarId: string }) {
      const calendar = calendarWith(google, calendarId);
      return { events: [...calendar.events.values()].map((event) => showEvent(calendar, event)) };
    },
  };
}

type Controls = ReturnType<typeof controlsOf>;
export type ControlName = keyof Controls;
/** What `POST /control/<name>` takes and gives. */
export type ControlCalls = {
  [Name in ControlName]: {
    input: Parameters<Controls[Name]>[0];
    output: Awaited<ReturnType<Controls[Name]>>;
  };
};

/** Does what a test asks the stand-in itself to do. */
export async function control(google: Google, call: Call): Promise<Response> {
  const name = call.path.replace(/^\/control\//, '');
  const controls: Record<string, (input: never) => unknown> = controlsOf(google);
  const run = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (call.method !== 'POST' || !run) throw apiError('notFound');
  return Response.json((await run(bodyOf(call) as never)) ?? {});
}

/** A calendar by its id; the primary calendar of an account is made where there is none yet. */
function calendarWith(google: Google, id: string): StoredCalendar {
  const known = google.state.calendars.get(id);
  if (known) return known;
  if (!/^[^@]+@(?!group\.)/.test(id)) throw invalid(`There is no calendar ${id}`);
  return calendarFor(google, id, id);
}
