import { type DocumentJson, decodeFields, type Fields } from '@par-club/functions/shared/document-json';
import { setServerTime } from '#clock/server-clock.ts';
import { parameters } from '#parameters';
import { emulator } from './emulators.ts';

const ORIGIN = 'https://firestore.googleapis.com';
/** A later answer counts as none: the person can try again. */
const READ_TIMEOUT_MS = 15_000;

type Answer = ({ missing: string } | { found: { fields?: DocumentJson } }) & { readTime: string };

/** Reads without the heavy SDK. Null for a document that the rules do not show. @param path 'collection/id' */
export async function readPublicDocument(path: string): Promise<Fields | null> {
  const documents = `projects/${parameters.firebase.projectId}/databases/(default)/documents`;
  const origin = emulator('firestore')?.origin ?? ORIGIN;
  // A GET of a missing document would be a failed request. Text, because JSON needs a CORS request.
  const response = await fetch(`${origin}/v1/${documents}:batchGet`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ documents: [`${documents}/${path}`] }),
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
  });
  // The rules refuse ended documents.
  if (response.status === 403) return null;
  if (!response.ok) throw new Error(`Not read: ${response.status}`);
  const [answer] = (await response.json()) as [Answer];
  setServerTime(answer.readTime, () => readPublicDocument(path));
  return 'found' in answer ? decodeFields(answer.found.fields) : null;
}
