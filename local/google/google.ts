import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Fault, LogEntry } from './control/control-protocol.ts';
import { emptyState, readState, type StoredCalendar } from './state.ts';

export const SCOPES = {
  events: 'https://www.googleapis.com/auth/calendar.events',
  calendarList: 'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
} as const;
export type Scope = (typeof SCOPES)[keyof typeof SCOPES];

export type OAuthClient = { id: string; secret: string };

export type GoogleOptions = {
  client: OAuthClient;
  hasSampleData: boolean;
  /** Keeps calendars and grants between runs; without it they are in memory alone. */
  file?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
};

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
    /** Emits 'request' for a log entry, 'release EMAIL' to end delays, 'change' with a changed calendar's id. */
    signals: new EventEmitter().setMaxListeners(0),
    /** A new etag, greater than all before, as Google's are. */
    nextEtag() {
      lastEtag = Math.max(lastEtag + 2, now() * 2000);
      return `"${lastEtag}"`;
    },
  };
}

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
