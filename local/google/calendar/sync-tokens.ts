import { invalid, refusal } from '../errors.ts';
import type { Google } from '../google.ts';
import type { StoredCalendar, StoredEvent } from '../state.ts';
import fieldLists from './field-lists.json' with { type: 'json' };

/** Google refuses these beside a sync token. */
const REFUSED = fieldLists.refusedBesideSyncToken;

type Sync = { at: number; singleEvents: string; timeMin: string };

/** None beside an order, as Google gives none. */
export function newSyncToken(google: Google, query: URLSearchParams): { nextSyncToken?: string } {
  if (query.has('orderBy')) return {};
  const former = readSync(query);
  const sync: Sync = {
    // Every change from now on has a greater etag.
    at: Number(JSON.parse(google.nextEtag())),
    singleEvents: query.get('singleEvents') ?? 'false',
    timeMin: former?.timeMin ?? query.get('timeMin') ?? '',
  };
  return { nextSyncToken: Buffer.from(JSON.stringify(sync)).toString('base64url') };
}

/**
 * The events that have changed since the query's token, deleted ones too; null without a token.
 * @throws Response 410 for one that is too old, 400 for one that does not fit the query
 */
export function changedEvents(
  { state }: Google,
  { id, events }: StoredCalendar,
  query: URLSearchParams,
): StoredEvent[] | null {
  const sync = readSync(query);
  if (sync === null) return null;
  const refused = REFUSED.find((name) => query.has(name));
  if (refused) throw invalid(`Sync token cannot be used together with ${refused}`);
  if (sync.singleEvents !== (query.get('singleEvents') ?? 'false'))
    throw invalid('Invalid sync token value.');
  if (sync.at < (state.oldestSyncs.get(id) ?? 0)) {
    throw refusal(410, 'fullSyncRequired', 'Sync token is no longer valid, a full sync is required.');
  }
  return [...events.values()].filter(({ etag }) => Number(JSON.parse(etag)) > sync.at);
}

function readSync(query: URLSearchParams): Sync | null {
  const token = query.get('syncToken');
  if (token === null) return null;
  try {
    return JSON.parse(String(Buffer.from(token, 'base64url'))) as Sync;
  } catch {
    throw invalid('Invalid sync token value.');
  }
}
