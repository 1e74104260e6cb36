import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { type Person, people } from '../people.ts';
import type { Fault, LogEntry } from './control-protocol.ts';
import { type Signer, signer } from './identity.ts';
import { type Account, emptyState, readState, type State, type StoredCalendar } from './state.ts';

/** The one application that is registered. */
export type OAuthClient = { id: string; secret: string };

export type GoogleOptions = {
  client: OAuthClient;
  /** Whether an account's calendars begin with something in them. */
  hasSampleData: boolean;
  /** Keeps accounts, calendars and grants from one run to the next; without it they are in memory alone. */
  file?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** Everything that the stand-in knows. */
export type Google = {
  client: OAuthClient;
  hasSampleData: boolean;
  now: () => number;
  signer: Signer;
  state: State;
  faults: Fault[];
  log: LogEntry[];
  /** Says 'request' of each that was put into the log. */
  arrivals: EventEmitter;
  /** The requests that wait for the time of a fault, with what ends the waiting. */
  delayed: Set<{ email: string; waiting: AbortController }>;
  /** An etag that no other has: it grows with time, as Google's does. */
  nextEtag: () => string;
};

export function google({ client, hasSampleData, file, now = Date.now }: GoogleOptions): Google {
  let lastEtag = 0;
  return {
    client,
    hasSampleData,
    now,
    signer: signer(),
    state: file ? readState(file) : emptyState(),
    faults: [],
    log: [],
    arrivals: new EventEmitter().setMaxListeners(0),
    delayed: new Set(),
    nextEtag() {
      lastEtag = Math.max(lastEtag + 2, now() * 2000);
      return `"${lastEtag}"`;
    },
  };
}

/** The account of an e-mail address. Everybody has one: that of an unknown address is made when it is first used. */
export function accountOf({ state }: Google, email: string): Account {
  const known = state.accounts.get(email);
  if (known) return known;
  const person: Person | undefined = Object.values(people).find((someone) => someone.email === email);
  const account = person ? { ...person } : { email, name: nameIn(email), sub: String(numberOf(email)) };
  state.accounts.set(email, account);
  return account;
}

/** A calendar with nothing in it. */
export function addCalendar(
  { state, nextEtag }: Google,
  calendar: Partial<StoredCalendar> & Pick<StoredCalendar, 'summary' | 'timeZone' | 'roles'>,
): StoredCalendar {
  const added: StoredCalendar = {
    id: `c_${randomBytes(16).toString('hex')}@group.calendar.google.com`,
    etag: nextEtag(),
    description: '',
    colorId: '14',
    primaryOf: null,
    events: new Map(),
    ...calendar,
  };
  state.calendars.set(added.id, added);
  return added;
}

function nameIn(email: string): string {
  return email.split('@')[0] ?? email;
}

/** Google's number of an account is the same each time. */
function numberOf(email: string): number {
  return [...email].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1e12, 7);
}
