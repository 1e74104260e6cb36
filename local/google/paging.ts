import { createHash } from 'node:crypto';
import { invalid } from './errors.ts';

/** The part of a list that a query asks for, by `maxResults` and `pageToken`. */
export function pageOf<Item>(
  items: readonly Item[],
  query: URLSearchParams,
  { byDefault, most }: { byDefault: number; most: number },
): { items: Item[]; nextPageToken?: string } {
  const size = Number(query.get('maxResults') ?? byDefault);
  if (!Number.isInteger(size) || size < 1) throw invalid('Invalid value for: maxResults');
  const first = firstOf(query);
  const end = first + Math.min(size, most);
  const page = items.slice(first, end);
  return end < items.length ? { items: page, nextPageToken: tokenFor(end, query) } : { items: page };
}

/** A token is good only with the other parameters of the query that gave it. */
function tokenFor(first: number, query: URLSearchParams): string {
  return Buffer.from(`${first} ${fingerprint(query)}`).toString('base64url');
}

function firstOf(query: URLSearchParams): number {
  const token = query.get('pageToken');
  if (token === null) return 0;
  const [first = '', print] = Buffer.from(token, 'base64url').toString('utf8').split(' ');
  if (!/^\d+$/.test(first) || print !== fingerprint(query)) throw invalid('Invalid page token value.');
  return Number(first);
}

function fingerprint(query: URLSearchParams): string {
  const others = [...query].filter(([name]) => name !== 'pageToken' && name !== 'maxResults');
  return createHash('sha256').update(JSON.stringify(others.sort())).digest('hex').slice(0, 16);
}
