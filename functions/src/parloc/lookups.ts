import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentReference } from 'firebase-admin/firestore';
import { siteOf } from '../platform/caller.ts';
import { nameBy, secretOf } from '../platform/day-secret.ts';
import { database, isOvertaken } from '../platform/firestore.ts';
import { settings } from '../platform/settings.ts';

/** What has been looked up in an hour from a network, or from the /48 around it. */
type Lookups = {
  /** Hashes of the phones, each once. */
  phones: string[];
  /** A TTL policy on this field deletes the document. Written as a Date, stored as a Timestamp. */
  expiresAt: Date;
};

const HOUR_MS = 60 * 60 * 1000;
/** Calls of one network at the same moment are counted one after the other; whoever needs more tries has too many. */
const TRIES = 30;
const LONGEST_PAUSE_MS = 50;

/**
 * Whether a network may learn whose a phone is, and counts the phone for it: a bus full of people behind one address
 * opens one driver's link, whoever tries numbers opens many. Past a limit, and in doubt, the answer is no.
 *
 * @param network as `networkOf` names it
 * @param phone in the stored form
 * @param now in milliseconds since 1970; the hours of the limits are those of UTC
 */
export async function mayLookUp(network: string, phone: string, now = Date.now()): Promise<boolean> {
  const lookups = (await database()).collection('lookups');
  const secret = await secretOf(new Date(now).toISOString().slice(0, 10));
  const hour = Math.floor(now / HOUR_MS);
  const expiresAt = new Date((hour + 2) * HOUR_MS);
  const all = lookups.doc(`all-${hour}`);
  const hash = nameBy(secret, 'phone', phone).slice(0, 32);
  let isNew = false;
  for (const { name, limit } of limitsOf(network)) {
    const own = lookups.doc(nameBy(secret, 'network', name, String(hour))) as DocumentReference<Lookups>;
    const counted = await count(own, hash, { limit, expiresAt, all });
    if (counted === 'refused') return false;
    isNew ||= counted === 'new';
  }
  // Last: what a network is refused takes nothing from the others.
  if (isNew) {
    const { FieldValue } = await import('firebase-admin/firestore');
    await all.set({ count: FieldValue.increment(1), expiresAt }, { merge: true });
  }
  return true;
}

function limitsOf(network: string): { name: string; limit: number }[] {
  const own = { name: network, limit: settings.lookupsHourlyLimit };
  const site = siteOf(network);
  return site ? [own, { name: site, limit: settings.siteLookupsHourlyLimit }] : [own];
}

async function count(
  own: DocumentReference<Lookups>,
  hash: string,
  { limit, expiresAt, all }: { limit: number; expiresAt: Date; all: DocumentReference },
): Promise<'known' | 'new' | 'refused'> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const found = await own.get();
    const phones = found.data()?.phones ?? [];
    if (phones.includes(hash)) return 'known';
    if (phones.length >= limit) return 'refused';
    const total = Number((await all.get()).get('count') ?? 0);
    if (total >= settings.deploymentLookupsHourlyLimit) return 'refused';
    if (await written(own, { phones: [...phones, hash], expiresAt }, found.updateTime)) return 'new';
    await pause(Math.random() * LONGEST_PAUSE_MS);
  }
  return 'refused';
}

/** Writes on condition that nobody has since the reading; false where somebody has. */
async function written(
  own: DocumentReference<Lookups>,
  next: Lookups,
  readAt: FirebaseFirestore.Timestamp | undefined,
): Promise<boolean> {
  try {
    if (readAt) await own.update(next, { lastUpdateTime: readAt });
    else await own.create(next);
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}
