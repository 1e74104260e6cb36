import { origin, type Ports } from '../project/ports.ts';
import { projectId } from '../project/project.ts';

/**
 * Writes documents by the REST interface of a Firestore emulator, all of them or none.
 *
 * @param token the ID token of who writes, by whom the rules judge
 */
export function commit(
  { firestore }: Pick<Ports, 'firestore'>,
  writes: readonly object[],
  token: string,
): Promise<Response> {
  return fetch(`${origin(firestore)}/v1/${ROOT_NAME}:commit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ writes }),
  });
}

const ROOT_NAME = `projects/${projectId()}/databases/(default)/documents`;

/** The whole name of the document at a path. */
export function documentName(path: string): string {
  return `${ROOT_NAME}/${path}`;
}

/** Fields as Firestore's REST interface takes them. */
export function encode(fields: object): { mapValue: { fields: object } } {
  const entries = Object.entries(fields).map(([name, value]) => [name, encodeValue(value)]);
  return { mapValue: { fields: Object.fromEntries(entries) } };
}

function encodeValue(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { doubleValue: value };
  return encode(Object(value));
}
