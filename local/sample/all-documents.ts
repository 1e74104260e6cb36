import { origin, portsOf, type SuiteName } from '../project/ports.ts';
import { projectId } from '../project/project.ts';

/** A document as the database's REST interface tells of it. */
export type StoredDocument = { path: string; fields: Record<string, unknown> };

/** Every document of a suite's database, in whatever collection and however deep. */
export async function allDocuments(suite: SuiteName): Promise<StoredDocument[]> {
  const root = `projects/${projectId()}/databases/(default)/documents`;
  const response = await fetch(`${origin(portsOf(suite).firestore)}/v1/${root}:runQuery`, {
    method: 'POST',
    // By this name the emulator lets everything through.
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  if (!response.ok) throw new Error(`The documents could not be read: ${response.status}`);
  const answers = (await response.json()) as { document?: { name: string; fields?: object } }[];
  return answers
    .flatMap(({ document }) => (document ? [document] : []))
    .map(({ name, fields }) => ({ path: name.slice(root.length + 1), fields: { ...fields } }));
}
