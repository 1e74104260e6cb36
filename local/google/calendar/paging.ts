import { invalid } from '../errors.ts';

/** The page token is the number of the page's first item. */
export function pageOf<Item>(
  items: readonly Item[],
  query: URLSearchParams,
  defaultSize: number,
): { items: Item[]; nextPageToken?: string } {
  const size = Number(query.get('maxResults') ?? defaultSize);
  const start = Number(query.get('pageToken') ?? 0);
  if (!(size >= 1)) throw invalid('Invalid value for: maxResults');
  if (!(start >= 0)) throw invalid('Invalid page token value.');
  const end = start + size;
  return { items: items.slice(start, end), ...(end < items.length && { nextPageToken: String(end) }) };
}
