import { createHmac, randomBytes } from 'node:crypto';
import type { CollectionReference } from 'firebase-admin/firestore';
import { database } from './firestore.ts';

type DaySecret = {
  /** 32 random bytes. */
  secret: Uint8Array;
  /** A TTL policy on this field deletes the document. Written as a Date, stored as a Timestamp. */
  expiresAt: Date;
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** gRPC status where another call makes the document: already exists, aborted. */
const MADE_MEANWHILE: readonly unknown[] = [6, 10];
/** An overtaken call may read before the other one has made the document. */
const TRIES = 5;

let known: { day: string; secret: Uint8Array } | undefined;

/** `daySecrets/{YYYY-MM-DD}`: the rules give no client access to it. */
async function daySecrets(): Promise<CollectionReference<DaySecret>> {
  return (await database()).collection('daySecrets') as CollectionReference<DaySecret>;
}

/**
 * The secret of a day, which names network addresses, phones and people in counters. Against a plain hash all IPv4
 * addresses and phones could be tried; without the secret nothing can be tried against `nameBy`. The first call of a
 * day makes it.
 * @param day YYYY-MM-DD, in whichever time zone
 */
export async function secretOf(day: string): Promise<Uint8Array> {
  if (known?.day === day) return known.secret;
  const document = (await daySecrets()).doc(day);
  // In the last of all time zones the day ends at noon of the next one in UTC.
  const made = { secret: randomBytes(32), expiresAt: new Date(Date.parse(day) + 2 * DAY_MS) };
  for (let tried = 0; tried < TRIES; tried += 1) {
    await document.create(made).catch((error: unknown) => {
      if (!MADE_MEANWHILE.includes(Object(error).code)) throw error;
    });
    const secret: Uint8Array | undefined = (await document.get()).get('secret');
    if (!secret) continue;
    known = { day, secret };
    return secret;
  }
  throw new Error('The secret of the day could not be made');
}

/** The secrets of these days that are still there, in the order of the days. */
export async function secretsLeft(days: readonly string[]): Promise<{ day: string; secret: Uint8Array }[]> {
  const secrets = await daySecrets();
  const found = await secrets.firestore.getAll(...days.map((day) => secrets.doc(day)));
  return found.flatMap((each) => (each.exists ? [{ day: each.id, secret: each.get('secret') }] : []));
}

/** A name that cannot be led back without the secret: 64 hexadecimal digits. */
export function nameBy(secret: Uint8Array, ...what: string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(what)).digest('hex');
}
