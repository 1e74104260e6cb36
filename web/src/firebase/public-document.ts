import { setServerTime } from '#clock/server-clock.ts';
import { parameters } from '#parameters';
import type { Fields } from './database.ts';
import { emulator } from './emulators.ts';

const ORIGIN = 'https://firestore.googleapis.com';
/** Then a read counts as lost: the person had better be offered another try. */
const READ_TIMEOUT_MS = 15_000;

/** What Firestore's REST interface says of one document; it is missing or found. */
type Answer = ({ missing: string } | { found: { fields?: Json } }) & { readTime: string };
/** Values as the REST interface writes them: each an object with one key that names its type. */
type Json = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Reads a document that anyone may read, without the database's SDK, which weighs more than a whole page: for what a
 * page shows first. Null when there is no such document, or none that anyone may read any more.
 * @param path 'collection/id'
 */
export async function readPublicDocument(path: string): Promise<Fields | null> {
  const documents = `projects/${parameters.firebase.projectId}/databases/(default)/documents`;
  const origin = emulator('firestore')?.origin ?? ORIGIN;
  // Not a GET of the document: a missing one would be a failed request. Text, because JSON is asked for twice (CORS).
  const response = await fetch(`${origin}/v1/${documents}:batchGet`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ documents: [`${documents}/${path}`] }),
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
  });
  // The rules give what has ended to nobody.
  if (response.status === 403) return null;
  if (!response.ok) throw new Error(`Not read: ${response.status}`);
  const [answer] = (await response.json()) as [Answer];
  setServerTime(answer.readTime, () => readPublicDocument(path));
  return 'found' in answer ? decodeFields(answer.found.fields) : null;
}

/** The fields as the SDK would give them, for the types that this product stores: texts, numbers, moments and maps. */
export function decodeFields(fields: Json = {}): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]));
}

function decode(value: Json[string]): unknown {
  const [type, content] = Object.entries(value)[0] ?? [];
  if (type === 'integerValue') return Number(content);
  if (type === 'timestampValue') return { seconds: Date.parse(String(content)) / 1000 };
  if (type === 'mapValue') return decodeFields((content as { fields?: Json }).fields);
  return content;
}
