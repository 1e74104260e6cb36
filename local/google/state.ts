import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Json } from './http.ts';

export type Account = { email: string; name: string; sub: string };

export type AccessRole = 'reader' | 'writer' | 'owner';

/** As it is kept: a day, or a moment (UTC, ISO) with the time zone that was named for it. */
export type EventTime = { date: string } | { dateTime: string; timeZone?: string };

export type StoredEvent = {
  id: string;
  etag: string;
  status: 'confirmed' | 'tentative' | 'cancelled';
  /** ISO moments. */
  created: string;
  updated: string;
  /** E-mail address. */
  creator: string;
  sequence: number;
  start: EventTime;
  end: EventTime;
  /** Every other field that was written. */
  fields: Json;
};

export type StoredCalendar = {
  id: string;
  etag: string;
  summary: string;
  description: string;
  timeZone: string;
  colorId: string;
  /** E-mail address of the account whose primary calendar it is; null for any other. */
  primaryOf: string | null;
  /** By e-mail address. */
  roles: Map<string, AccessRole>;
  events: Map<string, StoredEvent>;
};

/** What an access or refresh token stands for. */
export type Token = {
  email: string;
  scopes: string[];
  /** The code that it came from, for all tokens of a code end when that is used again. */
  code: string;
  isRevoked: boolean;
  /** Milliseconds since 1970; a refresh token lasts. */
  expiresAt: number;
};

/** An authorization code, kept after its use too. */
export type Code = {
  email: string;
  scopes: string[];
  redirectUri: string;
  challenge: string;
  nonce: string;
  givesRefreshToken: boolean;
  isUsed: boolean;
  expiresAt: number;
};

export type State = {
  /** By e-mail address. */
  accounts: Map<string, Account>;
  /** By id. */
  calendars: Map<string, StoredCalendar>;
  codes: Map<string, Code>;
  accessTokens: Map<string, Token>;
  refreshTokens: Map<string, Token>;
};

export function emptyState(): State {
  return {
    accounts: new Map(),
    calendars: new Map(),
    codes: new Map(),
    accessTokens: new Map(),
    refreshTokens: new Map(),
  };
}

/** Marks a map in the file, where JSON has none. */
const MAP = '@map';

/** What a file keeps, or an empty state where there is no file. */
export function readState(file: string): State {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return emptyState();
  }
  const { state } = JSON.parse(text, (_, value) =>
    Array.isArray(value?.[MAP]) ? new Map(value[MAP]) : value,
  ) as { state: State };
  return state;
}

/** Writes the state, and leaves the old file as it is if that fails halfway. */
export function writeState(file: string, state: State): void {
  mkdirSync(dirname(file), { recursive: true });
  const entriesOf = (_: string, value: unknown) =>
    value instanceof Map ? { [MAP]: [...value.entries()] } : value;
  writeFileSync(`${file}.new`, JSON.stringify({ state }, entriesOf));
  renameSync(`${file}.new`, file);
}
