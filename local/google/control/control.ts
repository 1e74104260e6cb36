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

/** The owner of calendars that are shared with an account. */
const SOMEBODY = 'somebody@example.com';

type Account = { email: string };
type NewCalendar = Account & { summary: string; timeZone?: string; accessRole?: AccessRole };
type NewEvent = { by: string; calendarId: string; event: Json };
type EventIds = { calendarId: string; eventId: string };

/** What `POST /control/<name>` does. Where it names a calendar, its id is meant and not 'primary'. */
function controlsOf(google: Google) {
  return {
    /** Deletes calendars, grants, faults and log. */
    reset(_: Json) {
      Object.assign(google, { state: emptyState(), faults: [], log: [] });
    },
    fault(fault: Fault) {
      google.faults.push({ ...fault });
    },
    'clear-faults'({ email }: Account) {
      google.faults = google.faults.filter((fault) => fault.email !== email);
    },
    release({ email }: Account) {
      google.signals.emit(`release ${email}`);
    },
    /** Answers when the account has an unanswered request of the kind. */
    async 'await-request'({ email, kind }: Account & { kind: Kind }) {
      for (;;) {
        const entry = google.log.findLast(
          (one) => one.email === email && one.kind === kind && one.status === 0,
        );
        if (entry) return { entry };
        await once(google.signals, 'request');
      }
    },
    /** Ends the grant, as the person can on their account's page at Google. */
    revoke({ email }: Account) {
      revokeWhere(google, (token) => token.email === email);
    },
    'expire-tokens'({ email }: Account) {
      for (const token of google.state.accessTokens.values()) {
        if (token.email === email) token.expiresAt = google.now();
      }
    },
    /** Oldest first. */
    log({ email }: Account) {
      return { entries: google.log.filter((entry) => entry.email === email) };
    },
    /** Somebody else owns a calendar that the account does not. */
    'add-calendar'({ email, summary, timeZone = 'Europe/Kyiv', accessRole = 'owner' }: NewCalendar) {
      const roles: StoredCalendar['roles'] = new Map([[email, accessRole]]);
      if (accessRole !== 'owner') roles.set(SOMEBODY, 'owner');
      calendarsOf(google, email);
      return { id: addCalendar(google, { summary, timeZone, roles }).id };
    },
    /** Needs no grant. */
    'add-event'({ by, calendarId, event }: NewEvent) {
      const calendar = calendarWith(google, calendarId);
      return { event: showEvent(calendar, addEvent(google, calendar, by, event)) };
    },
    /** Adds somebody else's event to a calendar, as an invitation does. */
    invite({ by, calendarId, event }: NewEvent) {
      const calendar = calendarWith(google, calendarId);
      return { event: showEvent(calendar, addEvent(google, calendar, by, event, by)) };
    },
    'edit-event'({ calendarId, eventId, changes }: EventIds & { changes: Json }) {
      const calendar = calendarWith(google, calendarId);
      const event = eventIn(calendar, eventId);
      return { event: showEvent(calendar, patchEvent(google, calendar, event, changes)) };
    },
    'delete-event'({ calendarId, eventId }: EventIds) {
      const calendar = calendarWith(google, calendarId);
      cancelEvent(google, calendar, eventIn(calendar, eventId));
    },
    channels({ email }: Account) {
      return { channels: [...google.state.channels.values()].filter((channel) => channel.email === email) };
    },
    /** Sends a channel's message again, or before its time. */
    'send-message'({ channelId, number }: { channelId: string; number: number }) {
      const channel = google.state.channels.get(channelId);
      if (!channel) throw invalid(`There is no channel ${channelId}`);
      send(channel, 'exists', number);
    },
    'expire-sync-tokens'({ calendarId }: { calendarId: string }) {
      google.state.oldestSyncs.set(calendarId, Number(JSON.parse(google.nextEtag())));
    },
    /** Deleted ones too. */
    events({ calendarId }: { calendarId: string }) {
      const calendar = calendarWith(google, calendarId);
      return { events: [...calendar.events.values()].map((event) => showEvent(calendar, event)) };
    },
  };
}

type Controls = ReturnType<typeof controlsOf>;
export type ControlName = keyof Controls;
export type ControlCalls = {
  [Name in ControlName]: {
    input: Parameters<Controls[Name]>[0];
    output: Awaited<ReturnType<Controls[Name]>>;
  };
};

export async function control(google: Google, call: Call): Promise<Response> {
  const name = call.path.replace(/^\/control\//, '');
  const controls: Record<string, (input: never) => unknown> = controlsOf(google);
  const run = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (call.method !== 'POST' || !run) throw apiError('notFound');
  return Response.json((await run(bodyOf(call) as never)) ?? {});
}

/** Makes the primary calendar of an account where there is none yet. */
function calendarWith(google: Google, id: string): StoredCalendar {
  const known = google.state.calendars.get(id);
  if (known) return known;
  if (!/^[^@]+@(?!group\.)/.test(id)) throw invalid(`There is no calendar ${id}`);
  return calendarFor(google, id, id);
}
