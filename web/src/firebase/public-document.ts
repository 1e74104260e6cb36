import { type DocumentJson, decodeFields, type Fields } from '@par-club/functions/shared/document-json';
import { setServerTime } from '#clock/server-clock.ts';
import { parameters } from '#parameters';
import { emulator } from './emulators.ts';

const ORIGIN = 'https://firestore.googleapis.com';
/** Then a read counts as lost: the person had better be offered another try. */
const READ_TIMEOUT_MS = 15_000;

/** What Firestore's REST interface says of one document; it is missing or found. */
type Answer = ({ missing: string } | { found: { fields?: DocumentJson } }) & { readTime: string };

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
