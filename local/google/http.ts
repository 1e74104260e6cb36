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

/** The value as an object to look into; an empty one for anything else. */
export function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}
