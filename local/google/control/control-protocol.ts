import type { ApiErrorName } from '../errors.ts';

/** The kinds of requests, in faults and in the log; 'unknown' for no route. */
export type Kind =
  | `consent.${'page' | 'decision'}`
  | ('token' | 'revoke')
  | ('calendarList.list' | 'channels.stop' | 'unknown')
  | `events.${'list' | 'get' | 'insert' | 'patch' | 'delete' | 'watch'}`;

export type Fault = {
  /**
   * An error of Google; or 'delay': it is done late; 'delayAfter': it is done, and the answer comes late; 'cut': the
   * connection ends and nothing was done; 'cutAfter': it was done, but the connection ends before the answer;
   * 'cutWithin': it was done, and the connection ends within the answer; 'nonsense': a page instead of an answer;
   * 'wrongShape': an answer to another question.
   * At the token endpoint every error but 'unauthorized' and 'tooManyRequests' below 500 is `invalid_grant`.
   */
  what: ApiErrorName | 'delay' | 'delayAfter' | 'cut' | 'cutAfter' | 'cutWithin' | 'nonsense' | 'wrongShape';
  /** A kind, or the part before its dot; without it any request but those of the consent page. */
  kind?: Kind | 'events' | 'consent';
  /** Only requests for this account; without it anybody's. */
  email?: string;
  /** How many requests it meets, 1 by default; null for all until the next reset. */
  count?: number | null;
  /** For 'delay' and 'delayAfter'. */
  milliseconds?: number;
};

export type LogEntry = {
  kind: Kind;
  /** Path and query of a request to the Calendar API, still encoded; '' of others, which hold secrets. */
  target: string;
  /** The client's port of the connection, which leads to the sending process. */
  port: number;
  /** Of the account that it was for; '' where it cannot be told. */
  email: string;
  ifMatch: string;
  /** 0 while there is no answer, and for a cut connection. */
  status: number;
};
