import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Fault, LogEntry } from './control/control-protocol.ts';
import { emptyState, readState, type StoredCalendar } from './state.ts';

/** The scopes that a client may ask for: those of the product. */
export const SCOPES = {
  events: 'https://www.googleapis.com/auth/calendar.events',
  calendarList: 'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
} as const;
export type Scope = (typeof SCOPES)[keyof typeof SCOPES];

/** The one application that is registered. */
export type OAuthClient = { id: string; secret: string };

export type GoogleOptions = {
  client: OAuthClient;
  /** Whether an account's calendars begin with something in them. */
  hasSampleData: boolean;
  /** Keeps calendars and grants from one run to the next; without it they are in memory alone. */
  file?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** Everything that the stand-in knows. */
export type Google = ReturnType<typeof google>;

export function google({ client, hasSampleData, file, now = Date.now }: GoogleOptions) {
  let lastEtag = 0;
  return {
    client,
    hasSampleData,
    now,
    state: file ? readState(file) : emptyState(),
    faults: [] as Fault[],
    log: [] as LogEntry[],
    /**
     * Emits 'request' for each entry of the log, 'release EMAIL' to end the delays of an account, and 'change' with the
     * id of a calendar in which something has changed.
     */
    signals: new EventEmitter().setMaxListeners(0),
    /** A new etag, greater than all before, as Google's are. */
    nextEtag() {
      lastEtag = Math.max(lastEtag + 2, now() * 2000);
      return `"${lastEtag}"`;
    },
  };
}

/** Adds a calendar without events. */
export function addCalendar(
  { state, nextEtag }: Google,
  calendar: Partial<StoredCalendar> & Pick<StoredCalendar, 'summary' | 'timeZone' | 'roles'>,
): StoredCalendar {
  const added: StoredCalendar = {
    id: `c_${randomBytes(16).toString('hex')}@group.calendar.google.com`,
    etag: nextEtag(),
    color: '#9fe1e7',
    events: new Map(),
    ...calendar,
  };
  state.calendars.set(added.id, added);
  return added;
}
