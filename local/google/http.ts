import type { IncomingHttpHeaders } from 'node:http';

export type Json = Record<string, unknown>;

/** A request, read to its end. */
export type Call = {
  method: string;
  /** Path and query as they arrived. */
  target: string;
  /** Without the query, still percent-encoded. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
};

export type Reply = { status: number; headers: Record<string, string>; body: string };

/** Ends the handling of a request with a reply that is an error. */
export class Refusal extends Error {
  readonly reply: Reply;

  constructor(reply: Reply) {
    super(`Refused with ${reply.status}`);
    this.reply = reply;
  }
}

export function jsonReply(body: unknown, status = 200): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}

/** What a deletion answers: nothing. */
export const NO_CONTENT: Reply = { status: 204, headers: {}, body: '' };

/** The fields of a form body. */
export function formOf({ body }: Call): URLSearchParams {
  return new URLSearchParams(body);
}

/** The value as an object to look into; an empty one for anything else. */
export function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}
