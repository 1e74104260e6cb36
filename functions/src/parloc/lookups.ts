import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentReference } from 'firebase-admin/firestore';
import { siteOf } from '../platform/caller.ts';
import { nameBy, secretOf } from '../platform/day-secret.ts';
import { database, isOvertaken } from '../platform/firestore.ts';
import { settings } from '../platform/settings.ts';

/** The lookups of an hour by a network, or by the /48 around it. */
type Lookups = {
  /** Hashes of the phones, each once. */
  phones: string[];
  /** A TTL policy on this field deletes the document. Written as a Date, stored as a Timestamp. */
  expiresAt: Date;
};

/** A counter of many networks, with its limit. */
type Ceiling = { counter: DocumentReference; limit: number };
type Limits = { limit: number; expiresAt: Date; ceilings: Record<'sure' | 'all', Ceiling> };
/** The counter for an allowed phone; 'known' for a phone that was counted before. */
type Counted = DocumentReference | 'known' | 'refused';

const HOUR_MS = 60 * 60 * 1000;
/** Simultaneous calls of one network are counted one after the other; a call that needs more tries is one too many. */
const TRIES = 30;
const LONGEST_PAUSE_MS = 50;

/**
 * Counts a phone for a network, and tells whether it may be looked up: a bus full of people behind one address opens
 * one driver's link, a person who tries numbers opens many. Past a limit, and in doubt, the answer is no. The first
 * phones of an IPv4 address or a /48 count for the block around it alone, because a stranger may use up the ceiling of
 * all.
 * @param network as `networkOf` names it
 * @param phone in the stored form
 * @param now in milliseconds since 1970; the hours of the limits are those of UTC
 */
export async function mayLookUp(network: string, phone: string, now = Date.now()): Promise<boolean> {
  const lookups = (await database()).collection('lookups');
  const secret = await secretOf(new Date(now).toISOString().slice(0, 10));
  const hour = Math.floor(now / HOUR_MS);
  const expiresAt = new Date((hour + 2) * HOUR_MS);
  // The /16 of an IPv4 address, the /32 of an IPv6 one: at least a provider's, so hardly anybody has several.
  const block = nameBy(secret, 'block', network.split(/([.:])/, 3).join(''), String(hour));
  const ceilings = {
    sure: { counter: lookups.doc(block), limit: settings.blockLookupsHourlyLimit },
    all: { counter: lookups.doc(`all-${hour}`), limit: settings.deploymentLookupsHourlyLimit },
  };
  const hash = nameBy(secret, 'phone', phone).slice(0, 32);
  let counted: Counted = 'known';
  for (const { name, limit } of limitsOf(network)) {
    const own = lookups.doc(nameBy(secret, 'network', name, String(hour))) as DocumentReference<Lookups>;
    counted = await count(own, hash, { limit, expiresAt, ceilings });
    if (counted === 'refused') return false;
  }
  // Last: refused phones, and phones that the /48 knows already, take nothing from other networks.
  if (counted !== 'known') {
    const { FieldValue } = await import('firebase-admin/firestore');
    await counted.set({ count: FieldValue.increment(1), expiresAt }, { merge: true });
  }
  return true;
}

/** The narrowest first. */
function limitsOf(network: string): { name: string; limit: number }[] {
  const own = { name: network, limit: settings.lookupsHourlyLimit };
  const site = siteOf(network);
  return site ? [own, { name: site, limit: settings.siteLookupsHourlyLimit }] : [own];
}

async function count(
  own: DocumentReference<Lookups>,
  hash: string,
  { limit, expiresAt, ceilings }: Limits,
): Promise<Counted> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const found = await own.get();
    const phones = found.data()?.phones ?? [];
    if (phones.includes(hash)) return 'known';
    if (phones.length >= limit) return 'refused';
    const isSure = phones.length < settings.sureLookupsHourlyLimit && !(await isFull(ceilings.sure));
    if (!isSure && (await isFull(ceilings.all))) return 'refused';
    const { counter } = isSure ? ceilings.sure : ceilings.all;
    if (await written(own, { phones: [...phones, hash], expiresAt }, found.updateTime)) return counter;
    await pause(Math.random() * LONGEST_PAUSE_MS);
  }
  return 'refused';
}

async function isFull({ counter, limit }: Ceiling): Promise<boolean> {
  return Number((await counter.get()).get('count') ?? 0) >= limit;
}

/** Writes unless the document has changed since the reading. @returns whether it was written */
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
