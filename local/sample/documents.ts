import { origin, type Ports } from '../project/ports.ts';
import { projectId } from '../project/project.ts';

type Database = Pick<Ports, 'firestore'>;

const ROOT_NAME = `projects/${projectId()}/databases/(default)/documents`;
/** The emulator lets this token past the rules. */
export const PAST_THE_RULES = 'owner';

/** Writes all documents or none. @param token the writer's ID token, for the rules */
export function commit(database: Database, writes: readonly object[], token: string): Promise<Response> {
  return ask(database, 'commit', { writes }, token);
}

/** Every document of a database, however deep, in the REST interface's form. */
export async function allDocuments(
  database: Database,
): Promise<{ path: string; fields: Record<string, unknown> }[]> {
  const query = { structuredQuery: { from: [{ allDescendants: true }] } };
  const response = await ask(database, 'runQuery', query, PAST_THE_RULES);
  if (!response.ok) throw new Error(`The documents could not be read: ${response.status}`);
  const answers = (await response.json()) as { document?: { name: string; fields?: object } }[];
  return answers
    .flatMap(({ document }) => document ?? [])
    .map(({ name, fields }) => ({ path: name.slice(ROOT_NAME.length + 1), fields: { ...fields } }));
}

function ask({ firestore }: Database, method: 'commit' | 'runQuery', body: object, token: string) {
  return fetch(`${origin(firestore)}/v1/${ROOT_NAME}:${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
}

export function documentName(path: string): string {
  return `${ROOT_NAME}/${path}`;
}

export function encode(fields: object): { mapValue: { fields: object } } {
  const entries = Object.entries(fields).map(([name, value]) => [name, encodeValue(value)]);
  return { mapValue: { fields: Object.fromEntries(entries) } };
}

function encodeValue(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { doubleValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return encode(Object(value));
}
