import { settings } from '../platform/settings.ts';
import { type DocumentJson, decodeFields, type Fields } from '../shared/document-json.ts';

const EMULATOR = process.env.FIRESTORE_EMULATOR_HOST;
const ORIGIN = EMULATOR ? `http://${EMULATOR}` : 'https://firestore.googleapis.com';

/**
 * Reads a document as a visitor, so that the rules decide, and without the database's SDK, whose loading would take
 * most of the time of a short answer.
 * @param path 'collection/id'
 * @returns undefined for a document that does not exist, or that the rules show to nobody any more
 */
export async function readPublicDocument(path: string): Promise<Fields | undefined> {
  const documents = `projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents`;
  const signal = AbortSignal.timeout(settings.clientPageTimeoutMilliseconds);
  const response = await fetch(`${ORIGIN}/v1/${documents}/${path}`, { signal });
  if (response.status === 404 || response.status === 403) return undefined;
  if (!response.ok) throw new Error(`The database answered ${response.status}`);
  return decodeFields(((await response.json()) as { fields?: DocumentJson }).fields);
}
