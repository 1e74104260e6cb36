import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Json } from './http.ts';

export type AccessRole = 'reader' | 'writer' | 'owner';

/** A day, or a moment (UTC, ISO) with the time zone that was named for it. */
export type EventTime = { date: string } | { dateTime: string; timeZone?: string };

export type StoredEvent = {
  id: string;
  etag: string;
  status: 'confirmed' | 'tentative' | 'cancelled';
  creator: string;
  /** E-mail address of the inviting person; absent from an event of the calendar's own. */
  organizer?: string;
  start: EventTime;
  end: EventTime;
  /** Every other field that was written. */
  fields: Json;
};

export type StoredCalendar = {
  /** Of an account's primary calendar, the account's e-mail address. */
  id: string;
  etag: string;
  summary: string;
  timeZone: string;
  /** #rrggbb */
  color: string;
  /** By e-mail address. */
  roles: Map<string, AccessRole>;
  events: Map<string, StoredEvent>;
};

export type Token = {
  email: string;
  scopes: string[];
  /** All tokens of a code end when the code is used again. */
  code: string;
  isRevoked: boolean;
  /** Milliseconds since 1970. */
  expiresAt: number;
};

/** An authorization code, stored after its use too. */
type Code = Pick<Token, 'email' | 'scopes' | 'expiresAt'> & {
  redirectUri: string;
  challenge: string;
  givesRefreshToken: boolean;
  isUsed: boolean;
};

export type Channel = {
  id: string;
  /** The same for all channels of a calendar. */
  resourceId: string;
  calendarId: string;
  email: string;
  token: string;
  address: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Number of the last message. */
  messages: number;
};

export function emptyState() {
  return {
    calendars: new Map<string, StoredCalendar>(),
    codes: new Map<string, Code>(),
    accessTokens: new Map<string, Token>(),
    refreshTokens: new Map<string, Token>(),
    channels: new Map<string, Channel>(),
    /** By a calendar's id, the oldest valid sync token's number. */
    oldestSyncs: new Map<string, number>(),
  };
}

type State = ReturnType<typeof emptyState>;

export function readState(file: string): State {
  return existsSync(file) ? deserialize(readFileSync(file)) : emptyState();
}

/** A failure halfway leaves the old file as it is. */
export function writeState(file: string, state: State): void {
  mkdirSync(dirname(file), { recursive: true });
  // JSON has no maps.
  writeFileSync(`${file}.new`, serialize(state));
  renameSync(`${file}.new`, file);
}
