import type { IncomingHttpHeaders } from 'node:http';

export type Json = Record<string, unknown>;

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

/** An empty object for any other value. */
export function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}
