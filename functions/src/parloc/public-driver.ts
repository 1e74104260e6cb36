import * as z from 'zod/mini';
import { ParlocPointer } from '../contract/parloc.ts';
import { PARLOC, PARLOC_PHONES } from '../contract/parloc.values.ts';
import { settings } from '../platform/settings.ts';

const text = z.object({ stringValue: z.string() });
const PointerAnswer = z.object({ fields: z.object({ parlocId: text }) });
const DriverAnswer = z.object({ fields: z.object({ name: text, carName: text, lastSharedTime: text }) });

/** What a preview tells of a driver. */
export type PublicDriver = { name: string; carName: string };

/**
 * The driver who has a phone and shows a place; null for anybody else.
 *
 * Reads as a visitor would, without credentials, so that the rules decide what may be seen, and without the
 * database's SDK, whose loading would make a cold start twice as long. The place itself is not asked for.
 *
 * @param phone in the stored form
 * @throws when the database does not answer in time, or not as it should
 */
export async function publicDriver(phone: string): Promise<PublicDriver | null> {
  const signal = AbortSignal.timeout(settings.clientPageTimeoutMilliseconds);
  const pointer = await read(`${PARLOC_PHONES}/${phone}`, PointerAnswer, signal);
  if (!pointer) return null;
  const { parlocId } = z.parse(ParlocPointer, { parlocId: pointer.fields.parlocId.stringValue });
  const item = await read(`${PARLOC}/${parlocId}`, DriverAnswer, signal);
  if (!item?.fields.lastSharedTime.stringValue) return null;
  return { name: item.fields.name.stringValue, carName: item.fields.carName.stringValue };
}

/** The fields of a document that the schema names; null when there is no such document. */
async function read<Answer extends { fields: object }>(
  path: string,
  schema: z.ZodMiniType<Answer> & { shape: { fields: { shape: object } } },
  signal: AbortSignal,
): Promise<Answer | null> {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const mask = Object.keys(schema.shape.fields.shape).map((field) => `mask.fieldPaths=${field}`);
  const documents = `projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents`;
  const response = await fetch(`${origin}/v1/${documents}/${path}?${mask.join('&')}`, { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The database answered ${response.status}`);
  return z.parse(schema, await response.json());
}
